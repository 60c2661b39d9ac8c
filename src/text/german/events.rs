//! The sentences of the log, in German.

use super::grammar::{
    a_plant, an_area_of, and, clouds, main_and_minor, plant_name, points, spaces, the_plant,
};
use crate::text::words::{
    events::{AreaScoring, Events, Mushroom, Planting, RankedColor, Tie},
    number::signed,
};

impl Events {
    pub(in crate::text) const GERMAN: Events = Events {
        domino_placed: |who, [first, second], [here, there]| {
            format!("{who} platziert {first}–{second} auf {here}–{there}.")
        },
        domino_discarded: |who, [first, second]| {
            format!("{who} legt {first}–{second} in die Schachtel zurück.")
        },
        clouds_taken,
        stump_covered: |who, at| format!("{who} deckt den Baumstumpf auf {at} ab."),
        mushroom_placed,
        mushroom_skipped: |who| format!("{who} verzichtet auf den Pilz."),
        mushroom_impossible: |who| format!("Für den Pilz von {who} ist kein Feld mehr frei."),
        plant_placed,
        plant_skipped: |who| format!("{who} setzt keine Pflanze."),
        isolated_beside: |spaces, area| {
            format!("Auf {} neben Gebiet {area} passt kein Dominostein mehr.", and(spaces))
        },
        area_scored,
        last_drawn: |who| format!("{who} zieht den letzten Dominostein der Reserve."),
        joker_changed: |who, from, to, cost| {
            let cost = clouds(cost.into());
            format!("{who} bezahlt {cost}: Das Jokertier wechselt von {from} zu {to}.")
        },
        plant_returned: |who, plant, neutral, at, cost| {
            let (cost, plant) = (clouds(cost.into()), the_plant(plant, neutral));
            format!("{who} bezahlt {cost} und holt {plant} von {at} zurück.")
        },
        extra_turn: |who, cost| {
            format!("{who} bezahlt {} für einen weiteren Zug.", clouds(cost.into()))
        },
        passed_over: |names| match names {
            [name] => format!("{name} hat keine Dominosteine mehr und wird übersprungen."),
            _ => format!("{} haben keine Dominosteine mehr und werden übersprungen.", and(names)),
        },
        clouds_scored: |who, left| match left {
            0 => format!("{who}: keine Wolken übrig, keine Punkte."),
            _ => format!("{who}: {} übrig, {}.", clouds(left.into()), signed(left.into())),
        },
        plants_scored,
        tokens_scored: |who, areas, backs, points| match areas {
            [] => format!("{who}: keine Gebietsplättchen, keine Punkte."),
            [area] => {
                format!(
                    "{who}: Rückseite des Gebietsplättchens aus Gebiet {area}, {}.",
                    signed(points)
                )
            }
            _ => {
                format!("{who}: Rückseiten der Gebietsplättchen, {backs}: {}.", signed(points))
            }
        },
        game_over,
    };
}

fn clouds_taken(who: &str, taken: u8, at: &str, lost: u32) -> String {
    let some = clouds(taken.into());
    match (taken, lost) {
        (0, 1) => format!("Die Wolke auf {at} geht verloren: {who} hat schon 6."),
        (0, _) => format!("Die {lost} Wolken auf {at} gehen verloren: {who} hat schon 6."),
        (_, 0) => format!("{who} nimmt {some} von {at}."),
        (_, 1) => format!("{who} nimmt {some} von {at}; 1 weitere geht verloren (höchstens 6)."),
        (_, _) => {
            format!("{who} nimmt {some} von {at}; {lost} weitere gehen verloren (höchstens 6).")
        }
    }
}

fn mushroom_placed(mushroom: &Mushroom) -> String {
    let Mushroom { who, at, areas, size, lost } = *mushroom;
    let effect = match areas {
        [only] => format!("Gebiet {only} hat jetzt {}.", spaces(size)),
        _ => format!("Die Gebiete {} bilden {}.", and(areas), an_area_of(size)),
    };
    let clouds = match lost {
        0 => "",
        1 => " Die Wolke dort ist verloren.",
        _ => " Die Wolken dort sind verloren.",
    };
    format!("{who} platziert einen Pilz auf {at}: {effect}{clouds}")
}

fn plant_placed(planting: &Planting) -> String {
    let Planting { who, plant, neutral, at, points: all, counted } = *planting;
    let what = a_plant(plant, neutral);
    let sum = match all {
        1 => "1 Punkt für die Pflanze".to_owned(),
        2 => format!(
            "{} (1 für die Pflanze + {counted} für eine andere mit gleichem oder niedrigerem Wert)",
            points(all)
        ),
        _ => format!(
            "{} (1 für die Pflanze + {counted} für andere mit gleichem oder niedrigerem Wert)",
            points(all)
        ),
    };
    format!("{who} setzt {what} auf {at}: {sum}.")
}

fn area_scored(scoring: &AreaScoring) -> String {
    let AreaScoring { area, totals, main, minor, .. } = *scoring;
    let closed = match scoring.closed_by {
        Some(_) => " ist abgeschlossen",
        None if scoring.is_open => " ist noch offen",
        None => "",
    };
    let sentence = if totals.is_empty() {
        format!("Gebiet {area}{closed}: keine Pflanzen, keine Punkte.")
    } else {
        let (prize, standing, shares) =
            (main_and_minor(main, minor), standing(scoring), shares(scoring));
        format!("Gebiet {area} ({prize}){closed}: {standing}. {shares}")
    };
    match scoring.closed_by {
        Some(who) => format!("{sentence} {who} nimmt das Gebietsplättchen."),
        None => sentence,
    }
}

/// Returns the totals and the tied colours.
fn standing(scoring: &AreaScoring) -> String {
    let totals: Vec<String> =
        scoring.totals.iter().map(|(name, total)| format!("{name} {total}")).collect();
    let totals = totals.join(", ");
    let ties: Vec<String> = scoring.ties.iter().map(|tied| and(tied)).collect();
    match ties.as_slice() {
        [] => totals,
        [one] => format!("{totals} – Gleichstand: {one} zählen nicht"),
        _ => format!("{totals} – je Gleichstand: {} zählen nicht", ties.join(" sowie ")),
    }
}

/// Returns the points of the first and second colour.
fn shares(scoring: &AreaScoring) -> String {
    use RankedColor::{Neutral, Player};
    let AreaScoring { main, minor, .. } = *scoring;
    let (one, other) = (signed(main), signed(minor));
    match (scoring.first, scoring.second) {
        (None, _) => "Niemand bleibt übrig: keine Punkte.".to_owned(),
        (Some(Player(who)), None) => {
            format!("Nur {who} zählt: {main}\u{a0}+\u{a0}{minor}\u{a0}= {}.", points(main + minor))
        }
        (Some(Neutral(who)), None) => format!("Nur {who} zählt: keine Punkte."),
        (Some(Player(first)), Some(Player(second))) => {
            format!("{first} bekommt die Hauptpunkte ({one}), {second} die Nebenpunkte ({other}).")
        }
        (Some(Player(first)), Some(Neutral(second))) => {
            format!("{first} bekommt die Hauptpunkte ({one}). Platz 2: {second} (keine Punkte).")
        }
        (Some(Neutral(first)), Some(Player(second) | Neutral(second))) => {
            format!("Platz 1: {first} (keine Punkte). {second} bekommt die Nebenpunkte ({other}).")
        }
    }
}

fn plants_scored(who: &str, left: [[u8; 4]; 2], lost: i64) -> String {
    let mut terms = Vec::new();
    for (kinds, neutral) in left.iter().zip([false, true]) {
        for (plant, count) in kinds.iter().enumerate().filter(|&(_, &count)| count > 0) {
            terms.push(format!("{} {count}\u{a0}×\u{a0}{}", plant_name(plant, neutral), plant + 1));
        }
    }
    match terms.as_slice() {
        [] => format!("{who}: keine Pflanzen übrig, nichts verloren."),
        _ => format!("{who}: Pflanzen übrig, {}: {}.", terms.join(" + "), signed(lost)),
    }
}

fn game_over(winners: &[&str], tie: Option<Tie>) -> String {
    match (winners, tie) {
        ([], _) => "Das Spiel ist zu Ende.".to_owned(),
        ([winner], None) => format!("{winner} gewinnt."),
        ([winner], Some(Tie::AreaTokens)) => {
            format!("Gleichstand! {winner} gewinnt mit mehr Gebietsplättchen.")
        }
        ([winner], Some(Tie::LargestArea)) => {
            format!("Gleichstand! {winner} gewinnt mit der Mehrheit im größten Gebiet.")
        }
        (_, _) => format!("{} teilen sich den Sieg.", and(winners)),
    }
}
