//! The texts of the command field in German.

use super::grammar::label;
use crate::text::table::command::{CommandErrorText, CommandText, CommandWords};

impl CommandText {
    pub(in crate::text) const GERMAN: CommandText = CommandText {
        title: "Befehl eintippen",
        hint: "Gib einen Befehl ein, zum Beispiel „Hilfe“.",
        answer: "Antwort",
        send: "Senden",
        words: CommandWords {
            discard: &["zurücklegen", "ablegen"],
            mushroom: &["Pilz"],
            joker: &["Joker", "Jokertier"],
            take_back: &["zurückholen", "holen"],
            no_plant: &["keine Pflanze", "ohne Pflanze"],
            no_mushroom: &["kein Pilz", "ohne Pilz"],
            skip: &["verzichten"],
            draw: &["auffüllen", label!(finish), "ziehen"],
            end_turn: &["Ende", label!(end_turn), "beenden"],
            extra_turn: &["weiterer Zug", "weiterer"],
            undo: &["rückgängig"],
            redo: &["wiederholen"],
            restart_turn: &["neu", "Zug neu beginnen", "neu beginnen"],
            yes: &["ja"],
            no: &["nein"],
            area: &["Gebiet"],
            areas: &["Gebiete"],
            scores: &["Punkte", "Punktestand", "Wolken"],
            moves: &["Züge", "letzte Züge"],
            hand: &["Bestand", "Hand"],
            help: &["Hilfe", "Befehle"],
        },
        colors: [
            &["orange", "orangefarben", "orangefarbene", "orangefarbener", "orangefarbenes"],
            &["blau", "blaue", "blauer", "blaues"],
            &["schwarz", "schwarze", "schwarzer", "schwarzes"],
            &["weiß", "weiße", "weißer", "weißes"],
        ],
        neutral: &["neutral", "neutrale", "neutraler", "neutrales", "neutralen"],
        ignored: &["auf", "von", "in", "und", "der", "die", "das", "den", "lege", "setze"],
        help: [
            ("Frosch-Eule a12 b12", "platziert den Dominostein: Frosch auf a12, Eule auf b12"),
            ("Frosch a12", "kürzer, wenn nur eine Aktion passt; sonst siehst du, welche passen"),
            ("Busch a11", "setzt einen deiner Büsche auf a11"),
            ("neutraler Busch a11", "setzt einen neutralen Busch auf a11"),
            ("keine Pflanze", "setzt keine Pflanze"),
            ("zurücklegen Frosch-Eule", "legt den Dominostein in die Schachtel zurück"),
            ("Joker Fuchs", "macht den Fuchs zum Jokertier, für 2 Wolken"),
            (
                "zurückholen a11",
                "holt die Pflanze von a11 zurück, deine oder eine neutrale, für Wolken",
            ),
            ("auffüllen", "wertet abgeschlossene Gebiete und füllt den Bestand auf, vor dem Ende"),
            ("Ende", "beendet den Zug"),
            ("weiterer Zug", "bezahlt 3 Wolken für einen weiteren Zug"),
            ("rückgängig", "macht die letzte Aktion rückgängig"),
            ("wiederholen", "wiederholt sie"),
            ("neu", "beginnt den Zug neu"),
            ("ja, nein", "beantwortet eine Frage"),
            ("Bestand", "nennt deine Dominosteine"),
            ("Gebiete", "öffnet die Tabelle der Gebiete"),
            ("Gebiet b", "beschreibt Gebiet B und nennt seine Felder"),
            ("a11", "beschreibt das Feld, wenn nicht genau eine Aktion dazu passt"),
            ("Punkte", "nennt Punkte und Wolken"),
            ("Züge", "beschreibt die letzten Züge"),
            ("Hilfe", "nennt alle Befehle"),
        ],
        help_in_valley: [
            ("Pilz b3", "platziert einen Pilz auf b3"),
            ("kein Pilz", "verzichtet auf den Pilz"),
        ],
        question: |question| format!("{question} Gib „ja“ oder „nein“ ein."),
        errors: CommandErrorText {
            unknown_word: |word| format!("„{word}“ ist unbekannt. „Hilfe“ nennt alle Befehle."),
            several_words: |word, words| format!("„{word}“ kann heißen: {}.", words.join(", ")),
            unclear: "Diese Wörter passen nicht zusammen. „Hilfe“ nennt alle Befehle.",
            others_plants: "Du kannst nur Pflanzen deiner Farbe und neutrale setzen.",
            no_domino_with: |animal| {
                format!("Keiner deiner Dominosteine zeigt dieses Tier: {animal}.")
            },
            several_actions: |lines, more| match more {
                0 => format!("Mehreres passt: {}.", lines.join("; ")),
                _ => format!("Mehreres passt: {}; {more} weitere.", lines.join("; ")),
            },
            no_area: |letter| format!("Es gibt kein Gebiet {letter}."),
            nothing_asked: "Gerade ist keine Frage offen.",
        },
    };
}
