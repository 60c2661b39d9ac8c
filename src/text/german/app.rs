//! The menu, the settings, and texts of the app around all screens, in German.

use super::grammar::label;
use crate::text::{
    app::about::AboutText, app::loading::LoadingText, app::menu::MenuText,
    app::offline::OfflineText, app::settings::SettingsText,
};

impl AboutText {
    pub(in crate::text) const GERMAN: AboutText = AboutText {
        title: "Über Renature",
        sections: [
            (
                "Das Spiel",
                "Renature ist ein Brettspiel von Wolfgang Kramer und Michael Kiesling, erschienen bei Deep Print Games. Wenn es dir gefällt, kauf es dir: Im echten Spiel sind die Pflanzen aus Holz.",
            ),
            (
                "Diese Seite",
                "Ein inoffizielles Fanprojekt, weder von den Autoren noch vom Verlag gemacht oder genehmigt. Die Spielpläne sind selbst entworfen, und alle Bilder von Spielplan, Pflanzen und Spielsteinen wurden für diese Seite gezeichnet.",
            ),
            (
                "Tiere",
                "Aus Twemoji, Copyright Twitter, Inc. und weitere Mitwirkende, Lizenz CC BY 4.0 (creativecommons.org/licenses/by/4.0). Den Specht haben wir aus dem Vogel von Twemoji gemacht, die Schnecke ist dunkler.",
            ),
            (
                "Symbole",
                "Die Symbole auf den Knöpfen sind aus Lucide, Copyright Lucide Contributors, ISC-Lizenz (lucide.dev/license); einige stammen aus Feather, Copyright Cole Bemis, MIT-Lizenz.",
            ),
            (
                "Schrift",
                "Nunito, Copyright Nunito Project Authors (github.com/googlefonts/nunito), SIL Open Font License 1.1.",
            ),
            ("Code", "Freie Software unter der MIT-Lizenz, geschrieben in Rust mit Leptos."),
            (
                "Deine Spiele",
                "Alles bleibt in diesem Browser: kein Konto, kein Server, kein Tracking. Wenn du ein Spiel für immer behalten willst, speichere es als Datei.",
            ),
        ],
    };
}

impl LoadingText {
    pub(in crate::text) const GERMAN: LoadingText = LoadingText {
        loading: "Das Spiel wird geladen\u{a0}…",
        failed: "Das ließ sich nicht laden. Nichts ist verloren. Bist du online?",
        try_again: "Noch einmal",
        back: "Zurück",
    };
}

impl MenuText {
    pub(in crate::text) const GERMAN: MenuText = MenuText {
        title: "Menü",
        export: "Spiel als Datei speichern",
        players: "Namen und Farben",
        done: "Fertig",
        full_screen: "Vollbild",
        leave_full_screen: "Vollbild beenden",
        new_game: "Neues Spiel",
        leave: "Ein neues Spiel beginnen?",
        stays_saved: "Dieses bleibt gespeichert; du kannst es jederzeit weiterspielen.",
        leave_yes: "Neues Spiel",
        stay: "Weiterspielen",
        how_to_play: "Spielregeln",
        learn: "Spielen lernen",
        about: "Über Renature",
        settings: "Einstellungen",
        language: "Sprache",
        theme: "Farbschema",
        themes: ["System", "Hell", "Dunkel"],
        bot_speed: "Tempo der Bots",
        speeds: ["Langsam", "Normal", "Sofort"],
        close: "Schließen",
    };
}

impl OfflineText {
    pub(in crate::text) const GERMAN: OfflineText = OfflineText {
        update: "Es gibt eine neue Version dieser Seite. Ein laufendes Spiel geht danach an derselben Stelle weiter.",
        reload: "Speichern und neu laden",
        in_menu: "Es gibt eine neue Version dieser Seite: Du findest sie im Menü.",
        menu: "Menü: Es gibt eine neue Version",
        later: "Später",
    };
}

impl SettingsText {
    pub(in crate::text) const GERMAN: SettingsText = SettingsText {
        groups: ["Spielen", "Aussehen", "Hilfe", "Ton"],
        colorblind: "Unterstützung für Farbenblinde: andere Farben und für jede ein Zeichen",
        joker_marks: "Jokertier auf Dominosteinen markieren",
        scored_areas: "Gewertete Gebiete grün zeigen",
        coordinates: "Koordinaten am Rand des Spielplans",
        irrelevant: "Tiere, neben die nichts mehr passt",
        irrelevant_ways: ["Blass sichtbar", "Unsichtbar", "Voll sichtbar"],
        unseen: "Liste der ungesehenen Dominosteine zeigen",
        tooltips: "Erklären, worauf Maus, Tastaturfokus oder ein Finger ruht",
        handover_screen: "Dominosteine beim Weitergeben des Geräts verdecken",
        shortcuts: "Tastenkürzel aus einzelnen Tasten",
        sound: "Töne",
        volume: "Lautstärke",
        vibration: "Vibration",
        hints_again: "Tipps für die ersten Züge wieder zeigen",
        hints_come_again: "Die Tipps erscheinen wieder.",
        animations: "Animationen",
        paces: ["Aus", "Normal", "Schnell"],
        reduced_motion: "Dein Gerät ist auf weniger Bewegung eingestellt: Nichts bewegt sich.",
        confirm: "Rückfragen",
        confirm_ways: ["Nie", label!(if_important), label!(always)],
        confirm_note: concat!(
            label!(if_important),
            ": bevor du auf einen passenden Dominostein, auf Pilz oder Pflanze verzichtest, mit dem neuen Jokertier kein Dominostein passt oder ein Gebiet gewertet wird. ",
            label!(always),
            ": Alles wird einzeln platziert, und du bestätigst es."
        ),
    };
}
