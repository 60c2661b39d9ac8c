//! The tutorial, in German.

use crate::text::app::tutorial::{TutorialText, step};

impl TutorialText {
    pub(in crate::text) const GERMAN: TutorialText = TutorialText {
        title: "Spielen lernen",
        lessons: [
            ("Dein erstes Spiel", "Dominosteine, Pflanzen, Gebiete und Wolken: etwa fünf Minuten"),
            ("Auf ins Tal", "Baumstümpfe und Pilze: etwa drei Minuten"),
        ],
        begin: "Los geht’s",
        resume: "Weitermachen",
        restart: "Von vorn",
        step: |number, count| format!("Schritt {number} von {count}"),
        next: "Weiter",
        repeat: "Schritt wiederholen",
        leave: "Verlassen",
        play: "Gegen den Anfänger-Bot spielen",
        go_on: "Weiter ins Tal",
        watch: "Schau, was Blau macht.",
        other_domino: |domino| format!("Nimm für diesen Schritt einen anderen Stein: {domino}."),
        other_space: "Fast! Es muss auf das leuchtende Feld.",
        turned: "Hier ist es richtig, nur falsch herum. Dreh den Stein.",
        discard: "Behalte ihn! Er passt noch auf den Spielplan.",
        undo: "In der Lektion gibt es kein Zurück. Du kannst aber den Schritt wiederholen.",
        base: [
            step(
                "Willkommen am Bach!",
                "Du bist Orange, dein Gegenüber ist Blau. Lege Tiere an den Bach, pflanze daneben und sammle Punkte.",
                "Lies das zuerst und drück dann auf „Weiter“.",
            ),
            step(
                "Lege Frosch und Fuchs auf die leuchtenden Felder.",
                "Tippe auf den Stein in deiner Hand und dann auf ein leuchtendes Feld. Die ersten Tiere kommen auf ein Startfeld.",
                "Lege zuerst den Stein mit Frosch und Fuchs.",
            ),
            step(
                "Pflanze ein Gras auf das leuchtende Feld.",
                "Du darfst neben den Stein pflanzen, den du gerade gelegt hast. Jede Pflanze bringt mindestens 1 Punkt.",
                "Fang klein an: Pflanze dein eigenes Gras.",
            ),
            step(
                "Beende deinen Zug.",
                "Du bekommst einen neuen Dominostein, und Blau ist dran.",
                "Spar dir die Wolken für später. Beende jetzt deinen Zug.",
            ),
            step(
                "Lege Frosch und Igel: Frosch neben Frosch.",
                "Tiere, die nebeneinanderliegen, müssen gleich sein.",
                "Lege zuerst den Stein mit Frosch und Igel.",
            ),
            step(
                "Pflanze einen Busch auf das leuchtende Feld. Beende dann deinen Zug.",
                "Er bringt 1 Punkt und je 1 für jede Pflanze im Gebiet mit gleichem oder kleinerem Wert. Der Busch von Blau zählt mit: 2!",
                "Dein eigener Busch bringt hier 2 Punkte. Beende dann deinen Zug.",
            ),
            step(
                "Lege Schmetterling und Eule: Schmetterling neben Frosch.",
                "Der Schmetterling ist das Jokertier. Er passt zu jedem Tier.",
                "Lege zuerst den Stein mit Schmetterling und Eule.",
            ),
            step(
                "Pflanze eine Kiefer auf das leuchtende Feld. Beende dann deinen Zug.",
                "Die Eiche von Blau ist größer, darum bekommst du nur 1 Punkt. Aber die Kiefer ist 3 wert: fast so viel wie Blaus 4.",
                "Pflanze deine eigene Kiefer. Beende dann deinen Zug.",
            ),
            step(
                "Mach den Dachs zum Jokertier.",
                "Dein Dachs passt nicht zur Eule. Ändere die Jokertierart für 2 Wolken, dann passt er.",
                "Mach zuerst den Dachs zum Jokertier.",
            ),
            step(
                "Lege Salamander und Dachs: Dachs neben Eule.",
                "Jetzt passt der Dachs zu jedem Tier.",
                "Lege zuerst den Stein mit Salamander und Dachs.",
            ),
            step(
                "Pflanze einen Busch auf die Wolken.",
                "Wer auf Wolken pflanzt, bekommt sie. Du hast Platz für 6.",
                "Pflanze deinen eigenen Busch auf die Wolken.",
            ),
            step(
                "Beende deinen Zug. Das Gebiet ist abgeschlossen!",
                "Der Bach ringsum ist belegt. Deine Pflanzen sind dort 4 wert, die von Blau 2: Du bekommst die Hauptpunkte, Blau die Nebenpunkte.",
                "Hier ist alles getan. Beende deinen Zug.",
            ),
            step(
                "Lege deinen letzten Stein: Eule neben Eule.",
                "Blau hat für 3 Wolken einen weiteren Zug gemacht und keinen Dominostein mehr. Du hast noch einen.",
                "Lege zuerst deinen letzten Stein.",
            ),
            step(
                "Pflanze eine neutrale Eiche auf das leuchtende Feld.",
                "Neutral hat dann 4, genau wie Blau. Bei Gleichstand scheiden beide aus. Nur du bleibst übrig und bekommst alle Punkte!",
                "Nur die neutrale Eiche hilft: Sie sorgt für den Gleichstand.",
            ),
            step(
                "Beende deinen Zug.",
                "Damit schließt du das letzte Gebiet ab. Niemand hat noch Dominosteine, also endet das Spiel.",
                "Hier ist alles getan. Beende deinen Zug.",
            ),
            step(
                "Geschafft! Das Spiel ist aus.",
                "Jede Wolke bringt 1 Punkt, jede übrige Pflanze kostet ihren Wert. Im langen Spiel pflanzt du fast alle. Die meisten Punkte gewinnen!",
                "Das Spiel ist aus. Drück unten auf einen Knopf.",
            ),
        ],
        valley: [
            step(
                "Willkommen im Tal!",
                "Hier gibt es Baumstümpfe und Pilze. Gebiete werden erst am Ende gewertet.",
                "Lies das zuerst und drück dann auf „Weiter“.",
            ),
            step(
                "Lege Schildkröte und Fuchs auf Teich und Baumstumpf.",
                "Teiche sind die Startfelder. Liegt dein Stein auf einem Baumstumpf, bekommst du einen Pilz.",
                "Lege zuerst den Stein mit Schildkröte und Fuchs.",
            ),
            step(
                "Setze den Pilz auf das leuchtende Feld.",
                "Er verbindet die Gebiete links und rechts zu einem einzigen.",
                "Nimm den Pilz! Er macht ein großes Gebiet daraus.",
            ),
            step(
                "Pflanze einen Busch auf das leuchtende Feld.",
                "Zwei Gebiete und ein Pilz sind jetzt ein Gebiet mit 9 Feldern.",
                "Pflanze deinen eigenen Busch.",
            ),
            step(
                "Fülle deinen Bestand auf. Nimm dann einen weiteren Zug.",
                "Für 3 Wolken bist du gleich noch einmal dran.",
                "Fülle erst deinen Bestand auf, dann nimm den weiteren Zug.",
            ),
            step(
                "Lege Schnecke und Fuchs auf die Wolken: Fuchs neben Fuchs.",
                "Hier liegen die Wolken auf der Wiese. Legst du einen Stein darauf, gehören sie dir.",
                "Lege zuerst den Stein mit Schnecke und Fuchs.",
            ),
            step(
                "Pflanze eine Kiefer auf das leuchtende Feld. Beende dann deinen Zug.",
                "Das sind 2 Punkte: Dein Busch zählt mit, denn der Pilz verbindet die Gebiete.",
                "Pflanze deine eigene Kiefer. Beende dann deinen Zug.",
            ),
            step(
                "Lege Specht und Schnecke: Schnecke neben Schnecke.",
                "Auch Blau hat einen weiteren Zug gemacht. Das ist dein letzter Stein.",
                "Lege zuerst deinen letzten Stein.",
            ),
            step(
                "Pflanze eine Eiche auf das leuchtende Feld. Beende dann deinen Zug.",
                "Sonst steht niemand in diesem Gebiet. Am Ende bekommst du Hauptpunkte und Nebenpunkte.",
                "Pflanze deine eigene Eiche. Beende dann deinen Zug.",
            ),
            step(
                "Geschafft! Jetzt werden die Gebiete gewertet.",
                "Ein Gebiet bringt je Feld 1 Hauptpunkt und halb so viele Nebenpunkte. Das große gewinnst du mit 5 zu 4.",
                "Das Spiel ist aus. Drück unten auf einen Knopf.",
            ),
        ],
    };
}
