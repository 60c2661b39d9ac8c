//! The table, in German.

use super::grammar::{an_area_of, and, clouds, clouds_would_be_lost, label, or, plant_of, points};
use crate::text::{
    app::settings::SettingsText,
    table::{
        Buttons, Prompts, RefusedText, TableText,
        confirm::{ConfirmText, QuestionText},
        unseen::UnseenText,
    },
    words::{areas::AreaText, seats::SeatText, spaces::SpaceText},
};

/// The discard button.
const DISCARD: &str = "In die Schachtel";

/// The button that plants nothing.
const NO_PLANT: &str = "Keine Pflanze";

impl TableText {
    pub(in crate::text) const GERMAN: TableText = TableText {
        table: "Tisch",
        board: "Spielplan",
        turn_of: |name| format!("{name} ist dran"),
        your_turn: "Du bist dran",
        bot_plays: "Denkt nach\u{a0}…",
        over: "Spielende",
        hand_over: |name| format!("Gib das Gerät an {name} weiter."),
        phases: ["Dominostein", "Pilz", "Pflanze", "Ende", "Ende"],
        steps: "Schritte des Zuges",
        prompts: Prompts::GERMAN,
        buttons: Buttons {
            rotate: "Drehen",
            place: label!(place),
            place_first: "Dominostein zuerst",
            plant: "Setzen",
            discard: DISCARD,
            skip_plant: NO_PLANT,
            skip_mushroom: "Kein Pilz",
            finish: label!(finish),
            end_turn: label!(end_turn),
            cancel: "Abbrechen",
            extra_turn: label!(extra_turn),
            undo: "Rück\u{ad}gängig",
            redo: "Wiederholen",
            restart_turn: "Zug neu beginnen",
            joker: "Joker",
            return_plant: "Pflanze zurück\u{ad}holen",
            cost: |cost| clouds(cost.into()),
            value_cost: "1 bis 4 Wolken",
            value_cost_short: "1–4",
        },
        refused: RefusedText::GERMAN,
        areas: AreaText::GERMAN,
        spaces: SpaceText::GERMAN,
        seats: SeatText::GERMAN,
        hand: "Bestand",
        domino: |first, second| format!("{first}–{second}"),
        laid: |[first, second], [here, there]| format!("{first} auf {here}, {second} auf {there}."),
        fits_nowhere: "passt nirgends",
        plants: "Pflanzen",
        plant_choice: |color, plant, left, score| {
            let plant = plant_of(color, plant);
            let left = if left == 0 { "keine".to_owned() } else { left.to_string() };
            match score {
                Some(score) => format!("{plant}, {left} übrig, bringt {}", points(score)),
                None => format!("{plant}, {left} übrig"),
            }
        },
        plant: plant_of,
        joker_track: "Jokerleiste",
        joker_now: |animal| format!("{animal}, jetzt das Jokertier"),
        make_joker: |animal| format!("{animal} zum Jokertier machen"),
        makes_fit: |count| match count {
            1 => "dann passt einer deiner Dominosteine".into(),
            _ => format!("dann passen {count} deiner Dominosteine"),
        },
        closing: "Wird am Ende des Zuges gewertet",
        undone: |action| match action {
            Some(action) => format!("Rückgängig gemacht: {action}"),
            None => "Rückgängig gemacht.".into(),
        },
        log: "Spielprotokoll",
        unseen: UnseenText::GERMAN,
        settings: SettingsText::GERMAN,
        confirm: ConfirmText::GERMAN,
    };
}

impl Prompts {
    const GERMAN: Prompts = Prompts {
        choose_domino: "Wähle einen Dominostein.",
        choose_last_domino: "Der letzte Dominostein! Nach diesem Zug endet das Spiel.",
        nothing_fits: "Kein Dominostein passt! Wähle einen für die Schachtel.",
        nothing_fits_but_joker: "Keiner passt! Wähle einen für die Schachtel oder ändere das Jokertier.",
        nothing_fits_by_keys: |joker| match joker {
            true => {
                "Keiner passt! Eine Ziffer wählt einen, D legt ihn in die Schachtel. J ändert das Jokertier."
            }
            false => {
                "Kein Dominostein passt! Eine Ziffer wählt einen, D legt ihn in die Schachtel."
            }
        },
        choose_place: |domino, by_keys| match by_keys {
            true => format!("Wähle ein mögliches Feld für {domino}."),
            false => format!("Wähle ein leuchtendes Feld für {domino}."),
        },
        fits_nowhere: |why, others| {
            let advice = if others { "Nimm einen anderen. " } else { "" };
            format!("{advice}Dieser passt nirgends: {why}.")
        },
        discard_by_key: "D legt ihn in die Schachtel.",
        fits_on: |spaces| match spaces {
            1 => "Ein Feld passt.".into(),
            _ => format!("{spaces} Felder passen."),
        },
        place_or_rotate: |by_keys| match by_keys {
            true => "R dreht den Dominostein, Eingabe platziert ihn.",
            false => "Platziere den Dominostein. Antippen dreht ihn.",
        },
        place_on_stump: |by_keys| match by_keys {
            true => "Eingabe platziert den Dominostein auf dem Baumstumpf: Ein Pilz kann folgen.",
            false => {
                "Platziere den Dominostein auf dem Baumstumpf: Dann darfst du einen Pilz platzieren."
            }
        },
        place_domino: |elsewhere| match elsewhere {
            true => "Der Dominostein passt nur so. Platziere ihn oder wähle ein anderes Feld.",
            false => "Der Dominostein passt nur hier und nur so. Platziere ihn.",
        },
        closes: |areas| match areas {
            [area] => format!("Das schließt Gebiet {area} ab."),
            _ => format!("Das schließt die Gebiete {} ab.", and(areas)),
        },
        nobody: "niemand",
        choose_mushroom: |joins| match joins {
            true => "Wähle ein Feld für den Pilz. Gestrichelte Felder verbinden Gebiete.",
            false => "Wähle ein Feld für den Pilz.",
        },
        place_mushroom: |size| {
            format!("Der Pilz ergibt {}. Tippe zum Platzieren noch einmal.", an_area_of(size))
        },
        choose_plant: |space, area, elsewhere| {
            let or = if elsewhere { " oder wähle ein anderes Feld" } else { "" };
            format!("Wähle eine Pflanze für {space} in {area}{or}.")
        },
        place_plant: |plant, space, points| {
            format!("{plant} auf {space}: +{points}. Tippe zum Setzen noch einmal.")
        },
        plant_beside: |space, area| format!("Wähle eine Pflanze für {space} in {area}."),
        other_spaces: |count| match count {
            1 => "N führt zum anderen Feld.".into(),
            _ => format!("N führt zu {count} anderen Feldern."),
        },
        rotate: |by_keys| match by_keys {
            true => "Die Tasten 1 bis 8 wählen die Pflanze, R dreht den Dominostein.",
            false => "Antippen dreht den Dominostein.",
        },
        loses_clouds: |lost| format!("{}: Du hast nur für 6 Platz.", clouds_would_be_lost(lost)),
        takes_clouds: |taken| format!("Du bekommst dazu {}.", clouds(taken)),
        mushroom_on_cloud: "Die Wolke dort geht verloren.",
        no_plant_space: "Neben dem Dominostein ist kein Gebietsfeld frei.",
        no_plants: "Du hast keine Pflanze mehr.",
        finish: concat!(
            "Beende den Zug. Du kannst noch Wolken ausgeben; für einen weiteren Zug erst „",
            label!(finish),
            "“."
        ),
        finish_by_keys: "Eingabe beendet den Zug. F zieht erst einen Dominostein, dann kannst du noch Wolken ausgeben.",
        clouds_buy_nothing: concat!("Fertig? Tippe auf „", label!(end_turn), "“."),
        finish_without_drawing: concat!(
            "„",
            label!(end_turn),
            "“ wertet die abgeschlossenen Gebiete."
        ),
        finish_discarded: concat!(
            "Zurückgelegt: Du setzt keine Pflanze. Tippe auf „",
            label!(end_turn),
            "“."
        ),
        end: "Beende den Zug oder gib Wolken aus.",
        end_game: concat!("„", label!(end_turn), "“ beendet das Spiel: Dann wird alles gewertet."),
        go_on_by_key: "Mit der Eingabetaste geht es weiter.",
        choose_return: |by_keys| match by_keys {
            true => "Wähle eine Pflanze: N führt zur nächsten. Sie kostet ihren Wert in Wolken.",
            false => "Wähle eine leuchtende Pflanze. Sie kostet ihren Wert in Wolken.",
        },
        choose_joker: "Wähle für 2 Wolken das neue Jokertier: Es passt zu jedem Tier.",
        choose_joker_that_fits: |by_keys| match by_keys {
            true => {
                "Wähle für 2 Wolken das neue Jokertier. Mit einem markierten Tier passt ein Dominostein."
            }
            false => {
                "Wähle für 2 Wolken das neue Jokertier. Bei ✓ passt ein Dominostein, der jetzt nicht passt."
            }
        },
    };
}

impl RefusedText {
    const GERMAN: RefusedText = RefusedText {
        not_your_turn: |name| format!("{name} ist dran."),
        over: "Kein Zug ist mehr möglich. Die Zeitleiste zeigt alle noch einmal.",
        choose_domino: "Wähle erst einen Dominostein.",
        fits_nowhere: |why| format!("Er passt nirgends: {why}."),
        no_room_beside: |animals| match animals {
            [] => "Neben keinem Tier ist ein Feld frei".into(),
            _ => format!("Neben {} ist kein Feld frei", or(animals)),
        },
        no_match: "Überall, wo Platz ist, passt ein Tier daneben nicht",
        // On a phone there is no room for the domino's animals, too.
        not_here: |_, space| {
            format!("Auf {space} passt kein Dominostein: Daneben ist kein Feld frei.")
        },
        one_way: "Hier passt er nur so.",
        choose_space: "Wähle erst ein Feld dafür.",
        dropped_elsewhere: "Lass ihn über einem leuchtenden Feld los.",
        tap_plant: "Tippe die Pflanze einfach an: Sie kommt auf das gewählte Feld.",
        tap_again: |at| format!("Tippe die Pflanze auf {at} noch einmal an, um sie zurückzuholen."),
        choose_plant: "Wähle erst eine Pflanze.",
        no_plant_space: "Neben dem Dominostein ist kein Gebietsfeld frei.",
        other_phase: |phase| format!("Das geht nur im Schritt „{phase}“."),
        draw_first: concat!(
            "Tippe auf „",
            label!(finish),
            "“, dann auf „",
            label!(extra_turn),
            "“."
        ),
        nothing_to_undo: "Rückgängig geht nicht mehr: Etwas Verdecktes ist schon aufgedeckt.",
        nothing_done: "In diesem Zug ist noch nichts passiert.",
        nothing_to_redo: "Es wurde nichts rückgängig gemacht.",
        no_plant_to_return: "Noch steht keine eigene oder neutrale Pflanze auf dem Spielplan.",
        nothing_to_return: "Das geht nur mit eigenen oder neutralen Pflanzen, mit genug Wolken und Platz auf deiner Pflanzenablage.",
        end_first: concat!("Tippe auf „", label!(end_turn), "“, um weiterzumachen."),
    };
}

impl ConfirmText {
    pub(in crate::text) const GERMAN: ConfirmText = ConfirmText {
        always: |button| format!("{button}?"),
        always_no: "Noch nicht",
        gives_up_domino: |domino| {
            format!("{domino} in die Schachtel? Dann setzt du keine Pflanze.")
        },
        gives_up_domino_no: "Behalten",
        gives_up_plant: QuestionText {
            question: "Keine Pflanze setzen? Du könntest noch eine setzen.",
            yes: NO_PLANT,
            no: "Noch nicht",
        },
        gives_up_mushroom: QuestionText {
            question: "Auf den Pilz verzichten? Du könntest ihn noch platzieren.",
            yes: "Verzichten",
            no: "Feld wählen",
        },
        fits_no_domino: QuestionText {
            question: "Jokertier ändern? Dann passt keiner deiner Dominosteine.",
            yes: "Ändern",
            no: "Behalten",
        },
        scores: |areas| match areas {
            [area] => format!("Gebiet {area} werten? Du bekommst das Gebietsplättchen."),
            _ => format!("Gebiete {} werten? Du bekommst die Gebietsplättchen.", and(areas)),
        },
        scores_yes: "Werten",
        scores_no: "Noch nicht",
        undo_turn: QuestionText {
            question: "Zug endgültig zurücknehmen? Das Spiel kommt dann nicht in die Statistik.",
            yes: "Zurücknehmen",
            no: "Abbrechen",
        },
        answer_first: |question| format!("Antworte zuerst: {question}"),
    };
}

impl UnseenText {
    pub(in crate::text) const GERMAN: UnseenText = UnseenText {
        title: "Ungesehene Dominosteine",
        label: "Dominos",
        count: |count| {
            match count {
            0 => "Du hast alle Dominosteine gesehen.".into(),
            1 => "1 Dominostein ist im Bestand der anderen, in den Reserven oder noch in der Schachtel."
                .into(),
            _ => format!(
                "{count} Dominosteine sind im Bestand der anderen, in den Reserven oder noch in der Schachtel."
            ),
        }
        },
        sum: "Summe",
        out: "ungesehen",
        seen: "gesehen",
        legend: "● ungesehen, × gesehen",
        nobody: "Das sieht nur die Person, die gerade am Bildschirm spielt.",
    };
}
