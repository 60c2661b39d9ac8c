//! The log, the score chart and the timeline, in German.

use super::grammar::label;
use crate::text::{
    table::log::LogText,
    table::score_chart::ScoreChartText,
    table::timeline::TimelineText,
    words::number::{plain, signed},
};

impl LogText {
    pub(in crate::text) const GERMAN: LogText = LogText {
        title: "Spielprotokoll",
        short_title: "Protokoll",
        empty: "Noch ist nichts passiert: Der erste Dominostein kommt gleich.",
        turn: |number| format!("Zug {number}"),
        final_scoring: "Schlusswertung",
        points: |points| match points {
            1 | -1 => format!("{} Punkt", signed(points)),
            _ => format!("{} Punkte", signed(points)),
        },
        enlarge: "Ganzes Spielprotokoll zeigen",
        close: "Spielprotokoll schließen",
        newest: "Zum Neuesten",
    };
}

impl ScoreChartText {
    pub(in crate::text) const GERMAN: ScoreChartText = ScoreChartText {
        title: "Punkteverlauf",
        start: "Start",
        turn: |number| format!("Zug {number}"),
        final_scoring: "Schlusswertung",
        score: |name, score| format!("{name} {}", plain(score)),
        at: |when, scores| format!("{when}: {}", scores.join(", ")),
        summary: |points| format!("Punkteverlauf. {}.", points.join(". ")),
        turns: "Zug",
        end: "Ende",
        slider: "Zug im Diagramm",
    };
}

impl TimelineText {
    pub(in crate::text) const GERMAN: TimelineText = TimelineText {
        title: "Zeitleiste",
        first: "Zum Anfang (Pos1)",
        back: "Eine Aktion zurück (←)",
        forward: "Eine Aktion vor (→)",
        to_now: "Zum aktuellen Stand (Ende)",
        slider: "Stelle im Spiel",
        now: "aktueller Stand",
        beginning: "Vor der ersten Aktion.",
        position: |turn, name, actions, all| {
            format!("Zug {turn}, {name}, Aktion {actions} von {all}")
        },
        at_beginning: "Rückblick: Start",
        in_turn: |turn| format!("Rückblick: Zug {turn}"),
        before_turn: |turn| format!("Rückblick: vor Zug {turn}"),
        draws: |name| format!("{name} füllt den Bestand auf."),
        draws_nothing: |name| format!("{name} hat nichts mehr zu ziehen."),
        ends_turn: |name| format!("{name} beendet den Zug."),
        viewing_past: "Du siehst einen Rückblick.",
        back_to_now: label!(back_to_now),
        play_on: "Ab hier weiterspielen",
        play_on_hint: "Hier beginnt eine Kopie. Dein Spiel bleibt gespeichert; die Kopie zählt nicht für die Statistik.",
        no_room: "Der Browser hat keinen Platz für beide Spiele: Speichere erst dieses als Datei.",
        bots_wait: "Die Bots warten, bis du zurück bist.",
        refused: concat!(
            "Du siehst einen Rückblick: Tippe auf „",
            label!(back_to_now),
            "“, um weiterzuspielen."
        ),
        is_beginning: "Das ist der Anfang.",
        is_now: "Das ist der aktuelle Stand.",
        go_there: "Spielplan danach zeigen",
        show_again: "Noch einmal zeigen, was die anderen gemacht haben",
        nothing_to_show: "Die anderen haben noch nichts gemacht.",
        showing_again: "Wiederholung: Tippe irgendwo, um ins Spiel zurückzukehren.",
        undo_turn: "Ganzen Zug zurücknehmen",
        undo_turn_only: "Jetzt geht nur noch „Ganzen Zug zurücknehmen“. Das Spiel zählt dann nicht für die Statistik.",
        turn_stays_undone: "Wiederholen geht nicht: Ein ganzer Zug, der zurückgenommen wurde, kommt nicht wieder.",
        turns_undone: |count| match count {
            1 => "1 ganzer Zug wurde zurückgenommen.".into(),
            _ => format!("{count} ganze Züge wurden zurückgenommen."),
        },
        not_counted: "Das Spiel zählt nicht für die Statistik.",
        branched: |turn| format!("Ab Zug {turn} eines anderen Spiels weitergespielt."),
        open_parent: "Das andere Spiel öffnen",
        parent_gone: "Das andere Spiel ist hier nicht mehr gespeichert.",
        watching: "Hier spielen nur Bots: Du schaust zu.",
        paused: "Die Bots machen Pause.",
        pause: "Pause",
        go_on: "Weiter",
        one_action: "Eine Aktion",
        one_turn: "Ein Zug",
    };
}
