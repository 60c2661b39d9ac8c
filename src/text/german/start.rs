//! The start screen and the deal of the day, in German.

use super::grammar::date;
use crate::text::{app::daily::DailyText, app::start::StartText, words::number::plain};

impl StartText {
    pub(in crate::text) const GERMAN: StartText = StartText {
        title: "Renature",
        tagline: "Bring Tiere zurück an den Bach, pflanze neu, was verloren ging, und lass das Tal wieder grün werden.",
        unofficial: "Inoffizielles Fanprojekt mit eigenen Spielplänen",
        board: "Spielplan",
        boards: ["Der Bach", "Pilzwiesen", "Ferne Wiesen"],
        lesson_boards: ["Übungsbach", "Übungswiese"],
        kinds: ["Grundspiel", "Valley, Seite\u{a0}A", "Valley, Seite\u{a0}B"],
        base_rules: "Grundspiel: Abgeschlossene Gebiete wertet ihr am Ende des Zuges.",
        valley_rules: "Valley, Seite A: Pilze verbinden Gebiete; gewertet wird erst am Spielende. Wolken liegen auf der Wiese.",
        valley_back_rules: "Valley, Seite B: Pilze verbinden Gebiete; gewertet wird erst am Spielende. Wolken liegen in den Gebieten.",
        areas: |count| match count {
            1 => "1 Gebiet".into(),
            _ => format!("{count} Gebiete"),
        },
        players: "Wer mitspielt",
        count: "Wie viele mitspielen",
        seat: |number| format!("Sitzplatz {number}"),
        controller: "Wer spielt",
        name: "Name",
        color: "Farbe",
        bot: |level| format!("Bot: {level}"),
        controllers: [
            "Person",
            "Zufallsbot",
            "Gieriger Bot",
            "Sehr leicht",
            "Leicht",
            "Mittel",
            "Schwer",
            "Sehr schwer",
            "Erste Schritte",
        ],
        play_styles: [
            "spielt an diesem Gerät",
            "spielt zufällig, zum Testen",
            "nimmt sofort die meisten Punkte, zum Testen",
            "wenn du die Regeln kennst",
            "achtet darauf, wer in den Gebieten vorn liegt",
            "gibt Wolken geschickt aus",
            "denkt ein paar Züge voraus",
            "denkt am längsten nach und ist darum langsamer",
            "für deine allerersten Spiele",
        ],
        // In letters: beside a name stand numbers of points.
        person: |number| match number {
            1 => "Person Eins".into(),
            2 => "Person Zwei".into(),
            3 => "Person Drei".into(),
            _ => "Person Vier".into(),
        },
        bots: ["Reiher", "Otter", "Biber", "Schwan"],
        begins: "Wer beginnt",
        drawn: "Zufall",
        change: "Spiel ändern",
        start: "Los geht’s",
        new_game: "Neues Spiel",
        resume: "Weiterspielen",
        saved: |board, players, turn| match turn {
            0 => format!("{board}: {}; beendet", players.join(", ")),
            _ => format!("{board}: {}; Zug {turn}", players.join(", ")),
        },
        import: "Datei öffnen",
        import_hint: "Gespeichertes Spiel fortsetzen oder Sicherung wiederherstellen.",
        drop_here: "Lass die Datei hier los, um sie zu öffnen",
        not_begun: "Dieses Spiel kann nicht beginnen. Ändere, wer mitspielt, oder den Spielplan.",
    };
}

impl DailyText {
    pub(in crate::text) const GERMAN: DailyText = DailyText {
        button: "Spiel des Tages",
        hint: |board, bot| format!("{board} gegen einen Bot ({bot})"),
        name: |day| format!("Spiel vom {}", date(day)),
        result: |own, other, won| {
            let won = if won { ", gewonnen" } else { "" };
            format!("{} zu {}{won}", plain(own), plain(other))
        },
        share: "Ergebnis kopieren",
        text: |day, board, own, other, won, address| {
            let (day, own, other) = (date(day), plain(own), plain(other));
            let sign = if won { "🌳" } else { "🌱" };
            format!("Renature, Spiel vom {day} ({board}): {own} zu {other} {sign} {address}")
        },
    };
}
