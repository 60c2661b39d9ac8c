//! The nouns of the game, spaces, areas and refusals, in German.

use super::grammar::{
    COLORS, NEUTRAL, PLANTS, a_plant, an_area_of, and, clouds, dominoes, label, main_and_minor,
    no_plant, none_or, plant_of, points, points_dative, spaces, the_animal, the_plant,
};
use crate::text::{
    words::areas::{AreaText, HigherTotal},
    words::names::Names,
    words::refusals::Refusals,
    words::seats::SeatText,
    words::spaces::SpaceText,
};

impl Names {
    pub(in crate::text) const GERMAN: Names = Names {
        animals: [
            "Schmetterling",
            "Salamander",
            "Eule",
            "Specht",
            "Schnecke",
            "Dachs",
            "Schildkröte",
            "Frosch",
            "Igel",
            "Fuchs",
        ],
        plants: PLANTS,
        colors: COLORS,
        neutral: NEUTRAL,
    };
}

impl SeatText {
    pub(in crate::text) const GERMAN: SeatText = SeatText {
        seats: "Wer mitspielt",
        score: points,
        clouds: |count| format!("{count} von 6 Wolken"),
        dominoes: |hand, reserve| {
            format!("{} im Bestand, {} in der Reserve", dominoes(hand), none_or(reserve))
        },
        tokens: |count, backs| {
            let tokens = format!("{} Gebietsplättchen", none_or(count));
            match backs {
                Some(backs) => format!("{tokens}, am Ende {} wert", points(backs.into())),
                None => tokens,
            }
        },
        left: |color, plant, count| format!("{}: {count}", plant_of(color, plant)),
        own_plants_left: "Eigene Pflanzen übrig",
        neutral_plants_left: "Neutrale Pflanzen übrig",
        thinking: |name| format!("{name} denkt nach"),
        bot: "Bot",
        person: "Person",
    };
}

impl SpaceText {
    pub(in crate::text) const GERMAN: SpaceText = SpaceText {
        brook: "Bachfeld",
        meadow: "Wiesenfeld",
        no_space: "kein Feld",
        free: "frei",
        isolated: "hier passt kein Dominostein mehr",
        start: "Startfeld",
        pond: "Teich, Startfeld",
        stump: "Baumstumpf",
        mushroom: "Pilz",
        clouds,
        legal: "möglich",
        beside: |areas| match areas {
            [area] => format!("neben Gebiet {area}"),
            _ => format!("neben den Gebieten {}", and(areas)),
        },
        can_close: |areas| match areas {
            [area] => format!("kann Gebiet {area} abschließen"),
            _ => format!("kann die Gebiete {} abschließen", and(areas)),
        },
        joins: |areas, size, first| {
            let first = first.map(|first| format!(", {first} vorn")).unwrap_or_default();
            match areas {
                [area] => format!("Gebiet {area} wächst auf {}{first}", spaces(size)),
                _ => format!("aus den Gebieten {} wird {}{first}", and(areas), an_area_of(size)),
            }
        },
        up_to: |score| format!("bis zu {}", points_dative(score)),
        chosen: "gewählt",
        irrelevant: "daneben passt kein Dominostein mehr",
        with_joker: "mit dem Jokertier",
    };
}

impl AreaText {
    pub(in crate::text) const GERMAN: AreaText = AreaText {
        title: |letter, size| format!("Gebiet {letter}, {}", spaces(size)),
        name: |letter| format!("Gebiet {letter}"),
        prize: |main, minor| main_and_minor(main.into(), minor.into()),
        scored: "gewertet",
        open: |count| match count {
            0 => "abgeschlossen".into(),
            1 => "noch 1 Bachfeld offen".into(),
            _ => format!("noch {count} Bachfelder offen"),
        },
        at_the_end: "wird am Ende gewertet",
        empty: "keine Pflanzen",
        row: |name, total, points, is_scored| match (points, is_scored) {
            (0, _) => format!("{name}: {total}"),
            (_, false) => format!("{name}: {total}, bekommt {points}"),
            (_, true) => format!("{name}: {total}, bekam {points}"),
        },
        tied_row: |name, total| format!("{name}: {total}, Gleichstand"),
        neutral_row: |total| format!("{NEUTRAL}: {total}"),
        columns: ["Farbe", "Wert", "Punkte"],
        change: higher_total,
        changes: "Bei der Wertung",
        spaces: "Gebietsfelder",
        run: |first, last| format!("{first} bis {last}"),
        why_closed: |spaces| match spaces {
            [space] => format!("{space} lässt sich nicht mehr abdecken"),
            _ => format!("{} lassen sich nicht mehr abdecken", and(spaces)),
        },
        has: |total| format!(" hat {total}"),
        has_nothing: |total, tied| {
            format!(" hat {total}: {}", if tied { "Gleichstand" } else { "nichts" })
        },
        neutral_has: |total, is_first| {
            format!(" hat {total}: Platz {}, keine Punkte", if is_first { 1 } else { 2 })
        },
        taken_back: |who, plant, neutral, space, turn| {
            let plant = the_plant(plant, neutral);
            format!("{who} hat {plant} später von {space} zurückgeholt (Zug {turn}).")
        },
        nobody: "niemand bekommt Punkte",
        close: "Schließen",
        ranks: [label!(first_rank), "2.", label!(tied_rank), "nichts"],
        before_and_after: ["Jetzt", "Danach"],
    };
}

fn higher_total(&HigherTotal { who, more, is_first, tied, gains }: &HigherTotal) -> String {
    let verb = |who: Option<&str>, other: &str, own: &str| match who {
        Some(name) => format!("{other} {name}"),
        None => format!("{own} du"),
    };
    let then = match gains {
        [] => "bekommt niemand Punkte".to_owned(),
        [(first, most), others @ ..] => others.iter().fold(
            format!("{} {}", verb(*first, "bekommt", "bekommst"), points(*most)),
            |all, (other, points)| format!("{all}, {} {points}", other.unwrap_or("du")),
        ),
    };
    let with = match is_first {
        true => format!("mit Wert {more}"),
        false => format!("mit {more} mehr"),
    };
    let tied: Vec<&str> = tied.iter().map(|tied| tied.unwrap_or("dir")).collect();
    match gains.first() {
        _ if !tied.is_empty() => {
            let ties = verb(who, "hat", "hast");
            format!("{with} {ties} Gleichstand mit {}, dann {then}", and(&tied))
        }
        Some((first, _)) if *first == who => format!("{with} {then}"),
        _ => format!("{with} für {} {then}", who.unwrap_or("dich")),
    }
}

impl Refusals {
    pub(in crate::text) const GERMAN: Refusals = Refusals {
        first: [
            "Platziere erst einen Dominostein oder lege einen in die Schachtel zurück.",
            "Platziere erst den Pilz oder verzichte darauf.",
            "Setze erst eine Pflanze oder verzichte darauf.",
            "Beende erst den Zug.",
            "Der Zug ist fertig: Beende ihn oder bezahle einen weiteren.",
            "Das Spiel ist zu Ende.",
        ],
        only_at_end: "Das geht erst am Ende des Zuges, nach dem Ziehen.",
        done: "Dieser Schritt ist schon vorbei.",
        not_in_hand: |[first, second]| format!("{first}–{second} ist nicht in deinem Bestand."),
        not_free: |at| {
            format!("Auf {at} passt kein Dominostein: Das Feld ist belegt oder Teil eines Gebiets.")
        },
        covered: |at| format!("{at} ist schon belegt: Dort passt kein Dominostein."),
        in_area: |at| format!("Auf {at} passt kein Dominostein: Das Feld ist Teil eines Gebiets."),
        no_space: |at| format!("Der Spielplan hat kein Feld {at}."),
        apart: |[one, other]| format!("{one} und {other} liegen nicht nebeneinander."),
        mismatch: |animal, at, other| format!("{animal} auf {at} neben {other}: Das passt nicht."),
        unconnected: "Platziere ihn auf einem Startfeld oder neben einem passenden Tier.",
        unconnected_in_valley: "Platziere ihn auf einem Teich oder neben einem passenden Tier.",
        unconnected_without_start: "Platziere ihn neben einem passenden Tier.",
        not_meadow: |at| format!("Auf {at} passt kein Pilz: Das ist kein freies Wiesenfeld."),
        not_beside_area: |at| format!("{at} liegt nicht neben einem Gebiet."),
        not_soil: |at| format!("Auf {at} passt keine Pflanze: Das Feld liegt in keinem Gebiet."),
        planted: |at| format!("Auf {at} steht schon eine Pflanze."),
        not_beside_domino: |at| format!("{at} liegt nicht neben deinem Dominostein."),
        no_plant_left: |plant, neutral| format!("Du hast {} mehr.", no_plant(plant, neutral)),
        too_few_clouds: |needed, have| {
            let needed = clouds(needed.into());
            match have {
                0 => format!("Das kostet {needed}; du hast keine."),
                _ => format!("Das kostet {needed}; du hast nur {have}."),
            }
        },
        already_joker: |animal| format!("{} ist schon das Jokertier.", the_animal(animal)),
        no_plant_there: |at| format!("Auf {at} steht keine Pflanze."),
        not_yours: |at| format!("Die Pflanze auf {at} gehört jemand anderem."),
        no_room: |plant, neutral| {
            format!("Deine Pflanzenablage hat keinen Platz für {}.", a_plant(plant, neutral))
        },
        empty_hand: "Dafür brauchst du einen Dominostein im Bestand.",
    };
}
