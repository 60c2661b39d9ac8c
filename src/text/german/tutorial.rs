//! The tutorial, in German.

use crate::text::app::tutorial::{TutorialText, step};

impl TutorialText {
    pub(in crate::text) const GERMAN: TutorialText = TutorialText {
        title: "Spielen lernen",
        lessons: [
            ("Dein erstes Spiel", "Dominosteine, Pflanzen, Gebiete und Wolken: etwa fünf Minuten"),
            ("Die Erweiterung Valley", "Baumstümpfe und Pilze: etwa drei Minuten"),
        ],
        begin: "Los geht’s",
        resume: "Weitermachen",
        restart: "Von vorn",
        step: |number, count| format!("Schritt {number} von {count}"),
        next: "Weiter",
        repeat: "Schritt wiederholen",
        leave: "Verlassen",
        kept: "„Spielen lernen“ geht beim nächsten Mal hier weiter.",
        play: "Dein erstes Spiel beginnen",
        go_on: "Weiter mit Valley",
        watch: "Schau, was Blau macht.",
        other_closed: "Blau hat ein Gebiet abgeschlossen.",
        counts: "Jetzt werden alle Punkte gezählt.",
        end_turn: "Sehr gut! Beende jetzt deinen Zug.",
        other_domino: |domino| format!("Nimm für diesen Schritt {domino}."),
        other_space: "Das passt auch! Nimm für diesen Schritt die Stelle, die leuchtet.",
        choose_plant: "Das ist das richtige Feld. Wähle jetzt die Pflanze.",
        turned: "Richtige Stelle, aber falsch herum: Drehe den Dominostein.",
        half_there: "Fast! Drehe ihn oder wähle das andere leuchtende Feld.",
        discard: "Behalte ihn! Er passt noch auf den Spielplan.",
        undo: "In der Lektion gibt es kein Zurück. Du kannst aber den Schritt wiederholen.",
        joker_by_keys: "J öffnet die Auswahl, die Pfeiltasten gehen von Tier zu Tier.",
        numbers: [
            "Eine Zahl oder ein Zeichen ist dir ein Rätsel? Tippe darauf.",
            "Eine Zahl oder ein Zeichen ist dir ein Rätsel? Zeige mit der Maus darauf oder gehe mit den Tasten hin.",
        ],
        base: [
            step(
                "Willkommen am Bach!",
                "Du bist Orange und beginnst mit 4 Punkten, Blau mit 3. Platziere Tiere am Bach, setze Pflanzen daneben und sammle Punkte.",
                "Lies das zuerst und tippe dann auf „Weiter“.",
            ),
            step(
                "Platziere Frosch und Fuchs, den Frosch nach rechts.",
                "Wähle den Dominostein in deinem Bestand. Wähle dann den leuchtenden Steinkreis und „Platzieren“.",
                "Platziere zuerst Frosch und Fuchs.",
            ),
            step(
                "Wähle Gras für das leuchtende Feld.",
                "Die erste Pflanze eines Gebiets bringt 1 Punkt. Wer dort führt, entscheidet der Wert: Gras 1, Busch 2, Kiefer 3, Eiche 4. „1.“: Du führst.",
                "Fang klein an: Setze dein eigenes Gras.",
            ),
            step(
                "Beende deinen Zug.",
                "Du ziehst einen neuen Dominostein, und Blau ist dran.",
                "Hier ist alles getan. Beende deinen Zug.",
            ),
            step(
                "Platziere Frosch und Igel: Frosch neben Frosch.",
                "Wo sich zwei Dominosteine berühren, müssen die Tiere gleich sein. Neben blasse Tiere passt nichts mehr.",
                "Platziere zuerst Frosch und Igel.",
            ),
            step(
                "Setze einen Busch auf das leuchtende Feld.",
                "1 Punkt, dazu 1 je andere Pflanze hier, die höchstens so viel wert ist: mit dem Busch von Blau 2. „gleich“: so viel wie Blau.",
                "Setze deinen eigenen Busch für 2 Punkte.",
            ),
            step(
                "Platziere Schmetterling und Eule: Schmetterling neben Frosch.",
                "Der Schmetterling ist das Jokertier: Er passt zu jedem Tier.",
                "Platziere zuerst Schmetterling und Eule.",
            ),
            step(
                "Setze eine Kiefer auf das leuchtende Feld.",
                "Nur 1 Punkt, denn die Eiche von Blau ist mehr wert. „2.“ heißt: Mit 3 bist du auf Platz 2, knapp hinter Blau mit 4.",
                "Setze deine eigene Kiefer: Mit 3 kommst du hier auf Platz 2.",
            ),
            step(
                "Mach den Dachs zum Jokertier.",
                "Dein Dachs passt nicht zur Eule. Für 2 Wolken wird er zum Jokertier. ✓: Dann passt ein Dominostein.",
                "Mach zuerst den Dachs zum Jokertier.",
            ),
            step(
                "Platziere Salamander und Dachs: Dachs neben Eule.",
                "Jetzt passt der Dachs zu jedem Tier.",
                "Platziere zuerst Salamander und Dachs.",
            ),
            step(
                "Setze einen Busch auf die Wolken.",
                "Eine Pflanze auf Wolken bringt dir die Wolken. Du hast Platz für 6. Damit holst du auch Pflanzen zurück oder bekommst weitere Züge.",
                "Setze deinen eigenen Busch auf die Wolken.",
            ),
            step(
                "Beende deinen Zug und werte das Gebiet.",
                "Der Bach daneben ist abgedeckt, das Gebiet abgeschlossen. Du hast dort 4, Blau 2: Du bekommst die Hauptpunkte (große Zahl), Blau die Nebenpunkte.",
                "Hier ist alles getan. Beende deinen Zug.",
            ),
            step(
                "4 Punkte für dich, 2 für Blau!",
                "Du nimmst das Gebietsplättchen (4/2): Seine Rückseite, hier 1 Punkt, zählt am Ende. Übrige Wolken zählen dann auch, je 1 Punkt.",
                "Lies das zuerst und tippe dann auf „Weiter“.",
            ),
            step(
                "Platziere deinen letzten Dominostein: Eule neben Eule.",
                "Blau war für 3 Wolken zweimal dran. In C Gleichstand. Grau gehört niemandem: 0 Punkte. Blau nimmt das Plättchen.",
                "Platziere zuerst deinen letzten Dominostein.",
            ),
            step(
                "Setze eine neutrale Eiche auf das leuchtende Feld.",
                "Graue Pflanzen sind neutral und gehören niemandem. Neutral hat dann 4 wie Blau. Bei Gleichstand zählen beide nicht: Alle Punkte gehen an dich!",
                "Nur die neutrale Eiche bringt dir alle 6: Sie sorgt für den Gleichstand.",
            ),
            step(
                "Beende deinen Zug und werte das Gebiet.",
                "Jetzt endet das Spiel. Übrige Pflanzen kosten so viele Punkte, wie sie wert sind: Setze die wertvollen rechtzeitig.",
                "Hier ist alles getan. Beende deinen Zug.",
            ),
            step(
                "Geschafft! Das Spiel ist aus.",
                "Ein richtiges Spiel ist länger, und zu zweit hat es mehr Pflanzen. „Platzieren“ brauchst du dort selten: Wähle gleich die Pflanze.",
                "Das Spiel ist aus. Tippe unten auf einen Knopf.",
            ),
        ],
        valley: [
            step(
                "Willkommen in Valley!",
                "Hier gibt es Baumstümpfe und Pilze. Gebiete werden erst am Ende gewertet.",
                "Lies das zuerst und tippe dann auf „Weiter“.",
            ),
            step(
                "Platziere Schildkröte und Fuchs auf Teich und Baumstumpf.",
                "Teiche sind die Startfelder. Liegt dein Dominostein auf einem Baumstumpf, bekommst du einen Pilz.",
                "Platziere zuerst Schildkröte und Fuchs.",
            ),
            step(
                "Platziere den Pilz auf dem leuchtenden Feld.",
                "Neben Gebieten platziert, verbindet er sie: hier A und B.",
                "Nimm den Pilz! Er macht aus zwei Gebieten ein großes.",
            ),
            step(
                "Setze einen Busch auf das leuchtende Feld.",
                "Zwei Gebiete und ein Pilz: 9 Felder. Am Ende bringt Platz 1 dafür 9 Punkte, Platz 2 die Hälfte, abgerundet 4. „1. (13)“: Allein bekommst du 9 + 4.",
                "Setze deinen eigenen Busch.",
            ),
            step(
                "Mach einen weiteren Zug.",
                "Für 3 Wolken bist du gleich noch einmal dran.",
                "Noch nicht: Mach erst den weiteren Zug.",
            ),
            step(
                "Platziere Schnecke und Fuchs auf den Wolken: Fuchs neben Fuchs.",
                "Hier liegen Wolken auf der Wiese. Legst du einen Dominostein darauf, gehören sie dir.",
                "Platziere zuerst Schnecke und Fuchs.",
            ),
            step(
                "Setze eine Kiefer auf das leuchtende Feld.",
                "Das sind 2 Punkte: Dein Busch zählt mit, denn der Pilz verbindet die Gebiete. Auch auf Pilzen ist Platz für Pflanzen.",
                "Setze deine eigene Kiefer: Mit dem Busch gibt sie 2 Punkte.",
            ),
            step(
                "Platziere Specht und Schnecke: Schnecke neben Schnecke.",
                "Auch Blau hatte einen weiteren Zug. Das ist dein letzter Dominostein. Ein Kreuz heißt: kein Platz für einen Dominostein.",
                "Platziere zuerst deinen letzten Dominostein.",
            ),
            step(
                "Setze eine Eiche auf das leuchtende Feld.",
                "Außer dir hat hier niemand Pflanzen. Am Ende bekommst du Hauptpunkte und Nebenpunkte.",
                "Setze deine eigene Eiche: Übrige Pflanzen kosten ihren Wert.",
            ),
            step(
                "Geschafft! Die Gebiete sind gewertet.",
                "1 Hauptpunkt je Feld, halb so viele Nebenpunkte. Das große Gebiet ist deins, 5 zu 4. Übrige Pflanzen kosten ihren Wert.",
                "Das Spiel ist aus. Tippe unten auf einen Knopf.",
            ),
        ],
    };
}
