//! The rules in short, in German.

use crate::text::app::how_to_play::HowToPlayText;

impl HowToPlayText {
    pub(in crate::text) const GERMAN: HowToPlayText = HowToPlayText {
        sections: [
            (
                "Worum es geht",
                "Hilf einem verschmutzten Tal, wieder aufzuleben! Platziere Dominosteine mit Tieren am Bach und setze Pflanzen in die Gebiete daneben. Jede Pflanze bringt sofort Punkte. Später bringt jedes Gebiet noch einmal Punkte für die höchsten Gesamtwerte. Zu Beginn gibt es der Reihe nach 4, 3, 2 und 1 Punkt. Wer am Ende die meisten Punkte hat, gewinnt.",
            ),
            (
                "Dein Zug: ein Dominostein",
                "Platziere einen der drei Dominosteine aus deinem Bestand auf zwei freien Bachfeldern. Mindestens eine Hälfte muss auf einem Startfeld liegen oder neben einem passenden Tier. Wenn du nicht kannst oder nicht willst, lege einen Dominostein in die Schachtel zurück; dann setzt du auch keine Pflanze.",
            ),
            (
                "Was zusammenpasst",
                "Jedes Tier muss zu allen Tieren daneben passen: oben, unten, links und rechts. Gleiche Tiere passen zusammen. Ein Tier ist das Jokertier: Es passt zu allen, und alle passen zu ihm. Am Anfang ist das der Schmetterling.",
            ),
            (
                "Dann eine Pflanze",
                "Setze eine Pflanze auf ein freies Gebietsfeld neben dem Dominostein, den du gerade platziert hast. Sie bringt 1 Punkt und je 1 dazu für jede andere Pflanze im Gebiet, die gleich viel oder weniger wert ist: Gras 1, Busch 2, Kiefer 3, Eiche 4. Du darfst eine eigene oder eine neutrale Pflanze nehmen.",
            ),
            (
                "Wolken",
                "In deinem Zug kannst du jederzeit Wolken ausgeben. Für 2 Wolken änderst du die Jokertierart. Eine Pflanze holst du für so viele Wolken vom Spielplan zurück, wie sie wert ist: eine eigene oder neutrale, für die deine Pflanzenablage Platz hat. Am Ende deines Zuges bekommst du für 3 Wolken einen weiteren Zug. Neue Wolken nimmst du, wenn du eine Pflanze auf ihr Feld setzt. Mehr als sechs kannst du nicht haben; der Rest geht verloren.",
            ),
            (
                "Gebiete abschließen",
                "Ein Gebiet wird gewertet, sobald es abgeschlossen ist: Jedes Bachfeld daneben ist abgedeckt oder isoliert, sodass kein Dominostein mehr darauf passt. Wer gerade am Zug ist, nimmt das Gebietsplättchen. Die Punkte auf seiner Rückseite zählen am Ende und bleiben bis dahin geheim.",
            ),
            (
                "Wer im Gebiet vorn liegt",
                "Zähle für jede Farbe die Werte ihrer Pflanzen im Gebiet zusammen; Neutral ist auch eine Farbe. Farben mit Gleichstand zählen nicht. Von den anderen erhält die Farbe mit dem höchsten Gesamtwert die große Zahl auf dem Gebietsplättchen, die mit dem zweithöchsten die kleine. Ist nur eine Farbe übrig, erhält sie beide. Neutral kann auf Platz 1 oder 2 stehen, bekommt aber nie Punkte.",
            ),
            (
                "Ende deines Zuges",
                "Nach der Wertung füllst du deinen Bestand auf drei Dominosteine auf, solange deine Reserve reicht. Dann geht es reihum weiter. Wer keine Dominosteine mehr hat, wird übersprungen.",
            ),
            (
                "Spielende",
                "Das Spiel endet, wenn alle Dominosteine aufgebraucht sind. Dann werden die Gebiete gewertet, in denen noch ein Gebietsplättchen liegt. Danach bringt jede übrige Wolke 1 Punkt, jede übrige Pflanze auf deiner Pflanzenablage kostet ihren Wert, und deine Gebietsplättchen bringen die Punkte auf ihren Rückseiten. Bei Gleichstand gewinnt, wer mehr Gebietsplättchen hat.",
            ),
            (
                "Valley",
                "Auf den Spielplänen von Valley beginnen die ersten Dominosteine auf einem Teich, und Gebiete werden erst am Ende gewertet: Für Platz 1 gibt es 1 Punkt je Feld, für Platz 2 halb so viele. Pflanzen bringen wie immer sofort Punkte. Liegen Wolken auf der Wiese, nimmst du sie beim Abdecken: so viele, wie bei dir noch Platz haben. Deckst du einen Baumstumpf ab, darfst du einen Pilz auf einem freien Wiesenfeld neben einem Gebiet platzieren. Der Pilz gehört dann zum Gebiet und verbindet alle Gebiete, die er berührt. Sogar eine Pflanze darf auf ihm stehen. Bei Gleichstand gewinnt, wer im größten Gebiet die Mehrheit hat.",
            ),
        ],
        matching_picture: "Eule–Fuchs neben Fuchs–Frosch: Fuchs berührt Fuchs. Schildkröte–Schmetterling neben Schnecke–Dachs: Der Schmetterling ist das Jokertier und berührt eine Schnecke.",
        example: |main, minor| {
            format!("Ein Beispiel mit {main} und {minor} auf dem Gebietsplättchen:")
        },
        example_picture: |plants| format!("Ein Gebiet mit diesen Pflanzen: {}.", plants.join(", ")),
    };
}
