//! The panels of the table, in German.

use super::grammar::{an_area_of, and, clouds, clouds_would_be_lost, label, points, spaces};
use crate::text::{
    table::action_list::ActionListText,
    table::final_scoring::{FinalScoringText, RankedPlayer},
    table::hand_over::HandOverText,
    table::onboarding::OnboardingText,
    table::queries::QueryText,
    table::shortcuts::ShortcutsText,
    table::zoom::ZoomText,
    words::number::plain,
};

impl ActionListText {
    pub(in crate::text) const GERMAN: ActionListText = ActionListText {
        title: "Mögliche Aktionen",
        nothing: "Gerade gibt es nichts zu tun.",
        group: |title, count| match count {
            1 => format!("{title}: 1 Möglichkeit"),
            _ => format!("{title}: {count} Möglichkeiten"),
        },
        domino: |[first, second], [here, there]| {
            format!("{first} auf {here}, {second} auf {there}")
        },
        then_plant: |most| match most {
            Some(most) => format!("dann eine Pflanze für bis zu {}", points(most)),
            None => "dann kein Feld für eine Pflanze".into(),
        },
        takes: |count| format!("dazu {}", clouds(count)),
        would_lose: clouds_would_be_lost,
        loses: |count| match count {
            1 => "1 Wolke geht dort verloren".into(),
            _ => format!("{} gehen dort verloren", clouds(count)),
        },
        stumps: |count| match count {
            1 => "deckt einen Baumstumpf ab".into(),
            _ => format!("deckt {count} Baumstümpfe ab"),
        },
        closes: |areas| match areas {
            [area] => format!("schließt Gebiet {area} ab"),
            _ => format!("schließt die Gebiete {} ab", and(areas)),
        },
        standings: |standings| format!("dann {standings}"),
        discard: |domino| format!("{domino} in die Schachtel zurücklegen"),
        go_on: "Weiter",
        joining: "Pilz, der Gebiete verbindet",
        extending: "Pilz, der ein Gebiet vergrößert",
        mushroom: |space, areas, size| match areas {
            [area] => format!("Pilz auf {space}: Gebiet {area} wächst auf {}", spaces(size)),
            _ => format!(
                "Pilz auf {space}: Aus den Gebieten {} wird {}",
                and(areas),
                an_area_of(size)
            ),
        },
        filter: "Filter",
        found: |count| match count {
            0 => "Keine Aktion enthält all diese Wörter.".into(),
            1 => "1 Aktion".into(),
            _ => format!("{count} Aktionen"),
        },
        space: |space, area| format!("Pflanze auf {space} in {area}"),
        plant: |plant, score, standings| format!("{plant}: {}; dann {standings}", points(score)),
        joker: "Jokertier ändern für 2 Wolken",
        return_plant: "Eine Pflanze zurückholen",
        returned: |plant, space, cost| format!("{plant} auf {space} für {}", clouds(cost)),
    };
}

impl FinalScoringText {
    pub(in crate::text) const GERMAN: FinalScoringText = FinalScoringText {
        title: "Schlusswertung",
        source: "Punkte für",
        sources: [
            "Start",
            "Gesetzte Pflanzen",
            "Gebiete, Hauptpunkte",
            "Gebiete, Nebenpunkte",
            "Übrige Wolken",
            "Übrige Pflanzen",
            "Rückseiten",
        ],
        areas_in_play: "Im Spiel abgeschlossene Gebiete",
        result: |sentence| format!("{}!", sentence.trim_end_matches('.')),
        place: |&RankedPlayer { place, name, score }| {
            format!("{place}.\u{a0}{name}\u{a0}{}", plain(score))
        },
        you_won: "Du hast gewonnen!",
        well_played: "Gut gespielt!",
        next_time: "Nächstes Mal klappt es!",
        total: "Summe",
        area_tokens: "Gebietsplättchen (bei Gleichstand)",
        areas: "Punkte der Gebiete",
        walk: "Mit den Pfeiltasten gehst du durch die Gebiete.",
        area_columns: ["Gebiet", "1. / 2."],
        area_legend: "0: Pflanzen dort, aber keine Punkte. –: keine eigenen Pflanzen dort. In Klammern: Neutral nimmt diese Punkte, niemand bekommt sie.",
        controls: "Vorführung",
        pause: "Pause",
        go_on: "Weiter",
        back: "Schritt zurück",
        next: "Nächster Schritt",
        speeds: ["Tempo: langsam", "Tempo: normal", "Tempo: schnell", "Tempo: maximal"],
        skip: "Alles zeigen",
        steps_aloud: "„Nächster Schritt“ sagt jeden Schritt an.",
        replay: "Noch einmal ansehen",
        look_at_table: "Zum Spielplan",
        show_again: "Schlusswertung",
        export: "Spiel speichern",
        rematch: "Revanche",
        new_game: "Neues Spiel",
        winner: "hat gewonnen",
    };
}

impl HandOverText {
    pub(in crate::text) const GERMAN: HandOverText = HandOverText {
        title: |name| format!("{name} ist dran"),
        hidden: |name| format!("Gib das Gerät an {name} weiter."),
        begins: |name| format!("{name} beginnt."),
        you_begin: "Du beginnst.",
        since: "Seit deinem letzten Zug",
        so_far: "Bisher",
        turn_back: |name| format!("Zurück zum Zug von {name}"),
        turn_back_again: |name| {
            format!(
                "Das zeigt die Dominosteine von {name}. Bist du {name}? Dann tippe noch einmal."
            )
        },
        here: "Meine Dominosteine zeigen",
    };
}

impl OnboardingText {
    pub(in crate::text) const GERMAN: OnboardingText = OnboardingText {
        close: "Tipp schließen",
        no_more: "Keine Tipps mehr",
        closed: "Die Tipps sind aus. Im Menü kannst du sie wieder zeigen.",
        choose_domino: "Erst ein Dominostein, dann daneben eine Pflanze. Wähle einen: Der Spielplan zeigt, wo er passt.",
        place_domino: "Der Dominostein muss auf ein Startfeld oder neben ein passendes Tier.",
        place_domino_in_valley: "Der Dominostein muss auf einen Teich oder neben ein passendes Tier.",
        mushroom: "Der Pilz verbindet die Gebiete daneben. Zahlen zeigen die größten neuen Gebiete, farbige Kreise, wer dort vorn liegt.",
        choose_plant: concat!(
            "Die Zahl mit + bekommst du sofort. „",
            label!(first_rank),
            "“ oder „",
            label!(tied_rank),
            "“ ist dein Rang im Gebiet."
        ),
        rank_points: "Im Kreis: deine Punkte dafür.",
        zoom: "Die Lupe vergrößert den Spielplan.",
        planted: "Tippe noch einmal, um sie zu setzen. Darunter siehst du das Gebiet nach deinem Zug.",
        finish: "„Zug beenden“ wertet abgeschlossene Gebiete. Danach ziehst du einen Dominostein.",
        finish_in_valley: "Am Ende des Zuges ziehst du einen Dominostein. Gebiete werden erst am Spielende gewertet.",
        finish_discarded: "Am Ende des Zuges ziehst du einen Dominostein. Gewertet wird nur, wenn du einen platziert hast.",
        end: "Das war ein ganzer Zug! Für 3 Wolken bekommst du noch einen.",
        faint: "Manche Tiere sind blass: Daneben passt kein Dominostein mehr.",
    };
}

impl QueryText {
    pub(in crate::text) const GERMAN: QueryText = QueryText {
        drawn: |domino| format!("Du hast {domino} gezogen."),
        meanwhile: |areas, sum| {
            let gain = if sum == 0 { "keine Punkte".into() } else { points(sum) };
            match areas {
                [area] => format!("Gebiet {area} wurde gewertet: {gain} für dich."),
                _ => format!("Die Gebiete {} wurden gewertet: {gain} für dich.", and(areas)),
            }
        },
        without_points: |areas| match areas {
            [area] => format!("Gebiet {area}: 0 Punkte."),
            _ => format!("Gebiete {}: 0 Punkte.", and(areas)),
        },
        other_scored: |name, area, points| format!("{name}: Gebiet {area}, +{points}."),
        other_planted: |name, plant, at, points| format!("{name}: {plant} auf {at}, +{points}."),
        tie: "Gleichstand",
        new_joker: |animal| format!("Neues Jokertier: {animal}."),
        score: |name, points| format!("{name} {points}"),
        no_moves: "Noch hat niemand gespielt.",
        no_dominoes: "Du hast keine Dominosteine.",
        areas: "Gebiete",
        area_columns: ["Gebiet", "Felder", "Punkte", "Offen", "Gesamtwert"],
        sort_by: |column| format!("Sortieren nach: {column}"),
        sorted_by: |column, is_descending| {
            let order = if is_descending { "absteigend" } else { "aufsteigend" };
            format!("Sortiert nach: {column}, {order}")
        },
    };
}

impl ShortcutsText {
    pub(in crate::text) const GERMAN: ShortcutsText = ShortcutsText {
        title: "Tastenkürzel (?)",
        hint: "Tasten 1 bis 3; ? zeigt alle.",
        screen_readers: "Screenreader reichen Buchstaben und Ziffern nur im Fokusmodus an das Spiel weiter. NVDA: Einfg+Leertaste. JAWS: Einfg+Z. Orca: zweimal Einfg+A. VoiceOver: Schnellnavigation ausschalten.",
        focus_mode: "Buchstaben und Ziffern wirken im Fokusmodus deines Screenreaders. Wie du ihn einschaltest, steht im Menü bei den Tasten.",
        first: "1 bis 3 wählen einen Dominostein, N geht zum nächsten möglichen Feld, 1 bis 8 wählen eine Pflanze, Eingabe platziert, ? nennt alle Tasten.",
        keys: [
            (
                "Dein Zug",
                &[
                    (
                        "1 2 3",
                        "solange kein Feld gewählt ist: einen Dominostein wählen; weiter geht es auf dem ersten möglichen Feld",
                    ),
                    (
                        "1 – 8",
                        "danach eine Pflanze für das Feld mit dem Fokus wählen: eigene, dann neutrale",
                    ),
                    ("R", "den Dominostein drehen"),
                    ("J T D", "Jokertier ändern, Pflanze zurückholen, Dominostein zurücklegen"),
                    (
                        "F E",
                        "vor dem Ende des Zuges einen Dominostein ziehen, einen weiteren Zug bezahlen",
                    ),
                    (
                        "Eingabe",
                        "den Dominostein platzieren, dann den Zug beenden; den Knopf drücken",
                    ),
                    ("Esc", "Auswahl aufheben, Geöffnetes schließen"),
                    ("Strg+Z, Strg+Y", "rückgängig machen, wiederholen"),
                ],
            ),
            (
                "Spielplan und Bestand",
                &[
                    ("Tab", "zum Bestand, zu den Knöpfen und zum Spielplan"),
                    (
                        "Pfeile",
                        "auf dem Spielplan und im Bestand: zum nächsten Feld oder Dominostein",
                    ),
                    (
                        "Pos1, Ende, Bild ↑↓",
                        "auf dem Spielplan: an den Rand der Reihe oder Spalte; mit Strg an den des Plans",
                    ),
                    ("N", "auf dem Spielplan: zum nächsten möglichen Feld"),
                    ("P", "auf dem Spielplan: zum vorigen möglichen Feld"),
                    ("Leertaste", "auf dem Spielplan: das Feld wählen"),
                    ("B", "zum Spielplan"),
                    ("H", "zum Bestand oder zu den Pflanzen, die zur Wahl stehen"),
                    ("+ − 0", "vergrößern, verkleinern, ganzer Spielplan"),
                ],
            ),
            (
                "Frühere Züge",
                &[
                    ("← →", "sonst: eine Aktion zurück oder vor"),
                    ("Umschalt+← →", "sonst: einen Zug zurück oder vor"),
                    ("Pos1, Ende", "sonst: zum Anfang, zum aktuellen Stand"),
                ],
            ),
            ("Zum Anhören", &[("S", "Punkte und Wolken hören"), ("M", "die letzten Züge hören")]),
            (
                "Listen und Hilfe",
                &[
                    ("?", "diese Liste"),
                    ("F1", "die Regel zu der Zahl im Fokus oder zu einer Ablehnung"),
                    ("L", "Liste aller möglichen Aktionen"),
                    ("/", "in dieser Liste: zum Filter"),
                    ("C", "Befehl eingeben: „Hilfe“ nennt alle"),
                    ("A", "Tabelle aller Gebiete"),
                    ("O", "das Menü mit den Einstellungen"),
                ],
            ),
        ],
    };
}

impl ZoomText {
    pub(in crate::text) const GERMAN: ZoomText = ZoomText {
        title: "Zoom",
        nearer: "Zoom: vergrößern",
        farther: "Verkleinern",
        whole: "Zoom: ganzer Spielplan",
        part: "Der Spielplan ist vergrößert.",
        all: "Der ganze Spielplan ist zu sehen.",
        pan_title: "Ausschnitt verschieben",
        pan: [
            "Ausschnitt nach links",
            "Ausschnitt nach oben",
            "Ausschnitt nach unten",
            "Ausschnitt nach rechts",
        ],
    };
}
