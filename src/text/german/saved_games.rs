//! Saved games, files, links and statistics, in German.

use super::grammar::label;
use crate::text::{
    app::importing::ImportingText, app::saved_games::SavedGamesText, app::saving::SavingText,
    app::sharing::SharingText,
};

impl SavedGamesText {
    pub(in crate::text) const GERMAN: SavedGamesText = SavedGamesText {
        title: label!(saved_games),
        back: "Zurück",
        running: "Angefangen",
        finished: "Beendet",
        none: "Hier ist noch nichts: Jedes Spiel, das du spielst, wird hier aufgehoben, bis du es löschst.",
        resume: "Weiterspielen",
        look: "Ansehen",
        rename: "Umbenennen",
        name: "Name des Spiels",
        duplicate: "Kopieren",
        copy_of: |name| format!("{name} (Kopie)"),
        duplicated: |name| format!("Kopiert als „{name}“."),
        export: "Als Datei speichern",
        export_short: "Als Datei",
        delete: "Löschen",
        deleted: |name| format!("„{name}“ wurde gelöscht."),
        undo: "Wiederherstellen",
        turn: |number| format!("Zug {number}"),
        over: "Beendet",
        won: "gewonnen",
        more: |count| match count {
            1 => "1 weiteres Spiel zeigen".to_owned(),
            _ => format!("{count} weitere Spiele zeigen"),
        },
        newer: "Mit einer neueren Version dieser Seite gespeichert; es bleibt, wie es ist.",
        unreadable: "Dieses gespeicherte Spiel ist nicht lesbar.",
        broken: "Beiseitegelegt",
        broken_hint: "Diese Spielstände konnte Renature nicht lesen. Nichts wurde gelöscht. Speichere sie als Dateien: Vielleicht kann sie jemand reparieren.",
        broken_save: |number| format!("Beschädigter Spielstand {number}"),
        back_up: "Alles sichern",
        back_up_hint: "Spiele, Ergebnisse und Einstellungen in einer Datei",
        restored: |added, known, refused| {
            let added = match added {
                0 => "Kein Spiel wiederhergestellt".to_owned(),
                1 => "1 Spiel wiederhergestellt".to_owned(),
                _ => format!("{added} Spiele wiederhergestellt"),
            };
            let known = match known {
                0 => String::new(),
                1 => ", 1 war schon hier".to_owned(),
                _ => format!(", {known} waren schon hier"),
            };
            let refused = match refused {
                0 => String::new(),
                1 => "; für 1 fehlte der Platz, oder es ist nicht lesbar".to_owned(),
                _ => format!("; für {refused} fehlte der Platz, oder sie sind nicht lesbar"),
            };
            format!("{added}{known}{refused}.")
        },
        no_room: "Der Speicher des Browsers ist voll: Es konnte nicht alles wiederhergestellt werden.",
        elsewhere: "Dieses Spiel läuft in einem anderen Tab.",
        watching: "Hier schaust du live zu.",
        take_over: "Hier weiterspielen",
        taken_over: "Ein anderer Tab hat dieses Spiel übernommen.",
    };
}

impl SavingText {
    pub(in crate::text) const GERMAN: SavingText = SavingText {
        blocked: "Dieser Browser speichert hier nichts. Speichere das Spiel im Menü als Datei, bevor du die Seite schließt.",
        corrupt: "Das gespeicherte Spiel war nicht lesbar. Es wurde beiseitegelegt; gelöscht wurde nichts.",
        mended: "Der letzte Stand dieses Spiels war nicht lesbar und wurde beiseitegelegt. Hier siehst du das Spiel eine Aktion früher.",
        newer: "Dieses Spiel wurde mit einer neueren Version der Seite gespeichert; es bleibt, wie es ist.",
        gone: "Dieses Spiel ist nicht mehr da: Es wurde gelöscht.",
        results_aside: concat!(
            "Die alte Statistik war nicht lesbar. Du findest sie unter „",
            label!(saved_games),
            "“; gelöscht wurde nichts."
        ),
        full: "Der Speicher des Browsers ist voll: Dieses Spiel wird nicht gespeichert. Speichere es im Menü als Datei.",
        unsaved: "Ungesichert",
        unsaved_title: "Dieses Spiel wird nicht gespeichert",
        unsaved_full: "Der Speicher des Browsers ist voll. Speichere das Spiel als Datei oder schaffe Platz: Sobald es wieder passt, wird es gespeichert.",
        unsaved_blocked: "Dieser Browser lässt die Seite nichts speichern. Speichere das Spiel als Datei, bevor du die Seite schließt.",
        unsaved_leave: "Dieses Spiel wird nicht gespeichert. Wenn du es verlässt, geht alles seit dem letzten Speichern verloren. Im Menü kannst du es als Datei speichern.",
        make_room: "Platz schaffen",
        no_room_title: "Kein Platz für das Spiel",
        no_room: "Der Speicher des Browsers ist voll. Das sind deine ältesten beendeten Spiele: Speichere sie als Dateien und lösche sie dann hier. Von selbst verschwindet nichts.",
        no_room_at_all: concat!(
            "Der Speicher des Browsers ist voll, und es gibt kein beendetes Spiel, das weichen könnte. Sichere alles als Datei und lösche dann unter „",
            label!(saved_games),
            "“, was du nicht mehr brauchst."
        ),
        try_again: "Noch einmal",
        play_unkept: "Ohne Speichern spielen",
        bot_failed: "Der Bot konnte nicht zu Ende denken. Er nimmt jetzt einfach die meisten Punkte.",
        exported: |file| format!("Gespeichert als {file}."),
        not_exported: "Dieser Browser konnte keine Datei daraus machen.",
        crash_title: "Da ist etwas kaputtgegangen",
        crash: "Das ist unser Fehler. Dein Spiel wurde nach der letzten Aktion gespeichert.",
        reload: "Neu laden und weiterspielen",
        reload_only: "Nur neu laden",
        rescue: "Spiel als Datei speichern",
        details: "Was die Seite dazu meldet",
    };
}

impl ImportingText {
    pub(in crate::text) const GERMAN: ImportingText = ImportingText {
        refused: |file, reason| format!("„{file}“ wurde nicht geöffnet: {reason}."),
        detail: |detail| format!(" Technische Angabe: {detail}."),
        foreign: "Das ist keine Datei von Renature",
        version: "Sie stammt aus einer anderen Version dieser Seite",
        damaged: "Teile davon fehlen oder sind verändert",
        wrong_board: "Auf diesem Spielplan kann niemand spielen",
        wrong_setup: "Mit diesen Personen, Dominosteinen und Gebietsplättchen kann kein Spiel beginnen",
        wrong_turn: |number, turn, seat| {
            format!("Aktion {number} ist von Sitzplatz {seat}, am Zug ist aber Sitzplatz {turn}")
        },
        illegal: |number, reason| format!("Aktion {number} verstößt gegen die Regeln („{reason}“)"),
        wrong_scores: |number, actual, stated| {
            format!("Nach Aktion {number} steht es {actual} und nicht {stated}")
        },
        result_too_early: "Ein Ergebnis steht darin, das Spiel ist aber nicht zu Ende",
        result_missing: "Das Spiel ist zu Ende, aber ein Ergebnis fehlt",
        wrong_result: "Das Spiel endet mit einem anderen Ergebnis",
        unreadable: "Sie lässt sich nicht als Text lesen",
        pasted: "Eingefügter Text",
        too_large: |file, megabytes| {
            format!(
                "„{file}“ wurde nicht geöffnet: Mehr als {megabytes} MB liest diese Seite nicht."
            )
        },
    };
}

impl SharingText {
    pub(in crate::text) const GERMAN: SharingText = SharingText {
        share: "Teilen",
        game: "Dieses Spiel",
        game_hint: "wie es jetzt steht: zum Ansehen oder zum Weiterspielen auf einem anderen Gerät",
        deal: "Derselbe Start",
        deal_hint: "dieselben Dominosteine und Gebietsplättchen von Anfang an",
        link: "Link",
        copy: "Kopieren",
        copied: "Kopiert.",
        not_copied: "Der Browser hat das nicht kopiert: Markiere den Text und kopiere ihn selbst.",
        code: "Derselbe Link als Code für eine Kamera",
        no_link: |reason| format!("Für dieses Spiel gibt es keinen Link: {reason}."),
        linked: "Ein Spiel aus einem Link",
        linked_running: "Du kannst es ab hier weiterspielen.",
        linked_over: "Es ist zu Ende; du kannst es dir ganz ansehen.",
        linked_deal: "Dieselben Dominosteine und Gebietsplättchen wie im anderen Spiel, von Anfang an.",
        linked_kept: "Es bekommt einen eigenen Platz unter deinen Spielen und ändert kein anderes.",
        linked_play: "Spielen",
        linked_look: "Ansehen",
        not_now: "Nicht jetzt",
        bad_link: |reason| format!("Dieser Link lässt sich nicht öffnen: {reason}."),
        link_errors: [
            "Er ist länger als der längste Link zu einem Spiel",
            "Es fehlen Zeichen, oder sie sind falsch",
            "Er stammt von einer anderen Version dieser Seite",
            "So kann kein Spiel verlaufen",
        ],
        custom_board: "Nur Spiele auf den Spielplänen dieser Seite passen in einen Link",
        statistics: "Statistik",
        not_counted: "Nicht mitgezählt: Spiele, in denen du einen ganzen Zug zurückgenommen hast oder die mitten in einem anderen Spiel begannen.",
        columns: ["Name", "Spielplan", "Spiele", "Siege", "Schnitt", "Rekord", "Gegen"],
        against: |bot, games, wins| format!("{bot}: {wins} von {games} gewonnen"),
    };
}
