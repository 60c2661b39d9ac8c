//! The sentences of the log, in French.

use super::grammar::{
    PLANTS, a_plant, and, clouds, color_or_name, counted, main_and_minor, of_the, plant_name,
    plants_name, points, spaces, to_the,
};
use crate::text::words::{
    events::{AreaScoring, Events, Mushroom, Planting, RankedColor, Tie},
    number::signed,
};

impl Events {
    pub(in crate::text) const FRENCH: Events = Events {
        domino_placed: |who, [first, second], [here, there]| {
            format!("{who} place {first}–{second} en {here}–{there}.")
        },
        domino_discarded: |who, [first, second]| format!("{who} défausse {first}–{second}."),
        clouds_taken,
        stump_covered: |who, at| format!("{who} recouvre la souche en {at}."),
        mushroom_placed,
        mushroom_skipped: |who| format!("{who} renonce au champignon."),
        mushroom_impossible: |who| {
            format!("Plus aucune case possible : pas de champignon pour {who}.")
        },
        plant_placed,
        plant_skipped: |who| format!("{who} ne pose pas de plante."),
        isolated_beside: |spaces, area| {
            format!("Plus de place pour un domino en {}, à côté de la zone {area}.", and(spaces))
        },
        area_scored,
        last_drawn: |who| format!("{who} pioche le dernier domino de sa réserve."),
        joker_changed: |who, from, to, cost| {
            let (cost, from, to) = (clouds(cost.into()), of_the(from), to_the(to));
            format!("{who} dépense {cost} : le joker passe {from} {to}.")
        },
        plant_returned: |who, plant, neutral, at, cost| {
            let (cost, plant) = (clouds(cost.into()), plant_name(plant, neutral));
            format!("{who} dépense {cost} et récupère le {plant} en {at}.")
        },
        extra_turn: |who, cost| {
            format!("{who} dépense {} pour un nouveau tour.", clouds(cost.into()))
        },
        passed_over: |names| match names {
            [name] => format!("{name} n’a plus de domino et passe son tour."),
            _ => format!("{} n’ont plus de domino et passent leur tour.", and(names)),
        },
        clouds_scored: |who, left| match left {
            0 => format!("{who} : aucun nuage restant, aucun point."),
            _ => {
                let left_over = counted(left.into(), "nuage restant", "nuages restants");
                format!("{who} : {left_over}, {}.", signed(left.into()))
            }
        },
        plants_scored,
        tokens_scored: |who, areas, backs, points| match areas {
            [] => format!("{who} : aucun bonus de zone, aucun point."),
            [area] => format!("{who} : verso du bonus de la zone {area}, {}.", signed(points)),
            _ => format!("{who} : versos des bonus de zone ({backs}), {}.", signed(points)),
        },
        game_over,
    };
}

fn clouds_taken(who: &str, taken: u8, at: &str, lost: u32) -> String {
    let some = clouds(taken.into());
    match (taken, lost) {
        (0, 1) => format!("Le nuage en {at} est perdu : {who} en a déjà 6."),
        (0, _) => format!("Les {lost} nuages en {at} sont perdus : {who} en a déjà 6."),
        (_, 0) => format!("{who} prend {some} en {at}."),
        (_, 1) => format!("{who} prend {some} en {at} ; 1 autre est perdu (6 au plus)."),
        (_, _) => format!("{who} prend {some} en {at} ; {lost} autres sont perdus (6 au plus)."),
    }
}

fn mushroom_placed(mushroom: &Mushroom) -> String {
    let Mushroom { who, at, areas, size, lost } = *mushroom;
    let size = spaces(size);
    let effect = match areas {
        [area] => format!("la zone {area} passe à {size}."),
        _ => format!("les zones {} forment une zone de {size}.", and(areas)),
    };
    let clouds = match lost {
        0 => "",
        1 => " Le nuage qui s’y trouvait est perdu.",
        _ => " Les nuages qui s’y trouvaient sont perdus.",
    };
    format!("{who} place un champignon en {at} : {effect}{clouds}")
}

fn plant_placed(planting: &Planting) -> String {
    let Planting { who, plant, neutral, at, points: all, counted } = *planting;
    let what = a_plant(plant, neutral);
    let sum = match all {
        1 => "1 point pour la plante".to_owned(),
        _ => {
            let others = if all == 2 { "une autre qui vaut" } else { "d’autres qui valent" };
            let all = points(all);
            format!("{all} (1 pour la plante + {counted} pour {others} autant ou moins)")
        }
    };
    format!("{who} pose {what} en {at} : {sum}.")
}

fn area_scored(scoring: &AreaScoring) -> String {
    let AreaScoring { area, totals, main, minor, .. } = *scoring;
    let name = match scoring.closed_by {
        Some(_) => format!("La zone {area} est isolée"),
        None if scoring.is_open => format!("La zone {area} est encore ouverte"),
        None => format!("Zone {area}"),
    };
    let standing = if totals.is_empty() {
        format!("{name} : aucune plante, aucun point.")
    } else {
        let prize = main_and_minor(main, minor);
        format!("{name} ({prize}) : {}. {}", values(scoring), shares(scoring))
    };
    match scoring.closed_by {
        Some(who) => format!("{standing} {who} récupère le bonus de zone."),
        None => standing,
    }
}

/// Returns the totals and the tied colours.
fn values(scoring: &AreaScoring) -> String {
    let totals: Vec<String> =
        scoring.totals.iter().map(|(name, total)| format!("{name} {total}")).collect();
    let totals = totals.join(", ");
    let ties: Vec<String> = scoring.ties.iter().map(|tied| tied_colors(tied)).collect();
    match ties.as_slice() {
        [] => totals,
        _ => format!("{totals}. {}", ties.join(". ")),
    }
}

/// Returns the sentence on colours that are tied, without its full stop.
fn tied_colors(tied: &[&str]) -> String {
    let names: Vec<String> = tied.iter().map(|name| color_or_name(name)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    format!("À égalité, {} ne comptent pas", and(&names))
}

/// Returns the points of the first and second colour.
fn shares(scoring: &AreaScoring) -> String {
    use RankedColor::{Neutral, Player};
    let AreaScoring { main, minor, .. } = *scoring;
    let (one, other) = (signed(main), signed(minor));
    match (scoring.first, scoring.second) {
        (None, _) => "Plus aucune couleur ne compte : aucun point.".to_owned(),
        (Some(Player(who)), None) => {
            format!(
                "Un seul total compte, {who} : {main}\u{a0}+\u{a0}{minor}\u{a0}= {}.",
                points(main + minor)
            )
        }
        (Some(Neutral(who)), None) => {
            format!("Il ne reste que {} : personne ne marque.", color_or_name(who))
        }
        (Some(Player(first)), Some(Player(second))) => {
            format!("1re place, {first} : {one}. 2e place, {second} : {other}.")
        }
        (Some(Player(first)), Some(Neutral(second))) => {
            let second = color_or_name(second);
            format!("1re place, {first} : {one}. 2e place, {second} (aucun point).")
        }
        (Some(Neutral(first)), Some(Player(second) | Neutral(second))) => {
            let first = color_or_name(first);
            format!("1re place, {first} (aucun point). 2e place, {second} : {other}.")
        }
    }
}

fn plants_scored(who: &str, left: [[u8; 4]; 2], lost: i64) -> String {
    let mut terms = Vec::new();
    for (kinds, neutral) in left.iter().zip([false, true]) {
        for (plant, &count) in kinds.iter().enumerate().take(PLANTS.len()) {
            if count > 0 {
                let name = plants_name(plant, neutral, count);
                terms.push(format!("{count} {name}\u{a0}×\u{a0}{}", plant + 1));
            }
        }
    }
    match terms.as_slice() {
        [] => format!("{who} : aucune plante restante, aucun point perdu."),
        _ => format!("{who} : plantes restantes ({}), {}.", terms.join(" + "), signed(lost)),
    }
}

fn game_over(winners: &[&str], tie: Option<Tie>) -> String {
    match (winners, tie) {
        ([], _) => "La partie est terminée.".to_owned(),
        ([winner], None) => format!("{winner} remporte la partie."),
        ([winner], Some(Tie::AreaTokens)) => {
            format!("Égalité aux points, mais {winner} gagne avec plus de bonus de zone.")
        }
        ([winner], Some(Tie::LargestArea)) => {
            format!("Égalité aux points, mais {winner} gagne en dominant la plus grande zone.")
        }
        (_, _) => format!("{} se partagent la victoire.", and(winners)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the arithmetic of a bush that scores this many points.
    fn sum(points: i64, counted: &str) -> String {
        let planting =
            Planting { who: "Anne", plant: 1, neutral: false, at: "a1", points, counted };
        plant_placed(&planting).split_once(" : ").unwrap().1.to_owned()
    }

    #[test]
    fn other_plants_agree_in_number() {
        assert_eq!(sum(1, "0"), "1 point pour la plante.");
        assert!(sum(2, "1").contains("+ 1 pour une autre qui vaut autant ou moins"));
        assert!(sum(3, "2").contains("+ 2 pour d’autres qui valent autant ou moins"));
    }
}
