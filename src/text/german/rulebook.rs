//! The rulebook, in German.

use crate::text::app::rulebook::{RulebookText, example, page};

impl RulebookText {
    pub(in crate::text) const GERMAN: RulebookText = RulebookText {
        contents: "Alle Seiten",
        search: "In den Regeln suchen",
        found: |pages| if pages == 1 { "1 Seite".to_owned() } else { format!("{pages} Seiten") },
        nothing_found: |words| format!("Auf keiner Seite steht „{words}“."),
        previous: "Zurück",
        next: "Weiter",
        try_it: "Probier es aus",
        dominoes: "Dominosteine",
        again: "Noch einmal",
        other_move: |asked| format!("Auch das geht, gefragt ist aber ein anderer Zug: „{asked}“"),
        rule: "Regel",
        rule_on: |title| format!("Regel: {title}"),
        pages: [
            page(
                "Worum es geht",
                &[
                    "Das Tal ist verschmutzt. Du bringst Tiere und Pflanzen zurück.",
                    "Jeder Dominostein bringt zwei Tiere an den Bach, und daneben darfst du eine Pflanze setzen. Eine Pflanze bringt sofort Punkte. Ein Gebiet wird gewertet, wenn es abgeschlossen ist, sonst am Ende des Spiels.",
                    "Alle beginnen mit 3 Dominosteinen im Bestand und 6 Wolken. Wer anfängt, hat schon 4 Punkte, die anderen der Reihe nach 3, 2 und 1. Wer die meisten Punkte hat, gewinnt.",
                ],
            ),
            page(
                "Einen Dominostein platzieren",
                &[
                    "Ein Dominostein aus deinem Bestand braucht zwei freie Bachfelder, die nebeneinanderliegen.",
                    "Jedes Tier muss zu allen Tieren daneben passen: oben, unten, links und rechts. Nur die andere Hälfte des eigenen Dominosteins zählt nicht.",
                    "Gleiche Tiere passen zusammen. Das Jokertier, am Anfang der Schmetterling, passt zu allen. Schon ein einziges unpassendes Tier ist zu viel: Dort kann der Dominostein nicht liegen.",
                    "Ein Dominostein darf nicht einfach irgendwo liegen: Eine Hälfte muss ein Startfeld abdecken oder ein passendes Tier neben sich haben. Auch auf einem Startfeld muss sie zu allen Tieren daneben passen.",
                    "Passt keiner oder gefällt dir kein Platz? Dann lege einen Dominostein in die Schachtel zurück. In diesem Zug setzt du dann keine Pflanze.",
                ],
            ),
            page(
                "Das Jokertier",
                &[
                    "Ein Tier ist das Jokertier: Es passt zu allen anderen. Am Anfang ist das der Schmetterling. Eine Krone zeigt auf den Dominosteinen, welches Tier es ist.",
                    "Für 2 Wolken machst du ein anderes Tier zum Jokertier. Das geht jederzeit in deinem Zug. Was schon auf dem Spielplan liegt, bleibt liegen, auch wenn es dann nicht mehr passen würde.",
                ],
            ),
            page(
                "Pflanzen und ihre Punkte",
                &[
                    "Für jeden Dominostein, den du platzierst, darfst du eine Pflanze setzen: auf ein freies Gebietsfeld neben einer seiner Hälften. Schräg gilt nicht als daneben. Gibt es kein solches Feld, setzt du keine Pflanze.",
                    "Nimm, was du auf deiner Pflanzenablage noch hast, in deiner Farbe oder neutral. Gras ist 1 wert, Busch 2, Kiefer 3, Eiche 4.",
                    "Die Pflanze bringt sofort Punkte. Zähle sie und alle anderen im Gebiet mit gleichem oder niedrigerem Wert: Jede ist 1 Punkt. Wem die Pflanzen gehören, ist egal.",
                    "Ein Gebietsplättchen ist nie im Weg: Es rückt auf ein anderes Feld seines Gebiets.",
                ],
            ),
            page(
                "Ein Gebiet abschließen",
                &[
                    "Ein Gebiet ist abgeschlossen, wenn der Bach daneben keinen Platz mehr für einen Dominostein hat. Jedes Bachfeld dort ist abgedeckt oder isoliert. Isoliert heißt: Das Feld selbst ist frei, aber keines der Bachfelder daneben. Ein Kreuz zeigt das an.",
                    "Was dein Dominostein abschließt, wird gewertet, wenn du deinen Zug beendest. Bis dahin kannst du noch Wolken ausgeben und so die Mehrheit ändern.",
                    "Du nimmst das Gebietsplättchen jedes Gebiets, das du abschließt, auch wenn andere die Punkte bekommen. Die Punkte auf der Rückseite zählen am Ende. Bis dahin darfst nur du sie sehen.",
                ],
            ),
            page(
                "Wer die Punkte eines Gebiets bekommt",
                &[
                    "Bei einer Gebietswertung treten die Farben gegeneinander an. Alle Pflanzen einer Farbe zusammen ergeben ihren Gesamtwert. Neutral zählt wie jede andere Farbe.",
                    "Der höchste Gesamtwert bringt die Hauptpunkte, die große Zahl auf dem Gebietsplättchen. Der zweithöchste bringt die Nebenpunkte, die kleine Zahl. Alle anderen gehen leer aus.",
                    "Bleibt nur deine Farbe übrig, bekommst du beides. Bleibt nur Neutral übrig, bekommt niemand etwas.",
                ],
            ),
            page(
                "Gleichstand und neutrale Pflanzen",
                &[
                    "Gleichstand heißt: Farben haben den gleichen Gesamtwert. Dann zählt keine von ihnen, und niedrigere Gesamtwerte rücken nach.",
                    "Neutrale Pflanzen gehören niemandem. Steht Neutral auf Platz 1 oder 2, bekommt niemand diese Punkte. Auch bei Gleichstand mit Neutral zählen beide Farben nicht.",
                ],
            ),
            page(
                "Wolken",
                &[
                    "Alle beginnen mit 6 Wolken, und mehr kann niemand haben. In deinem Zug darfst du sie jederzeit ausgeben:",
                    "2 Wolken: Du machst ein anderes Tier zum Jokertier.",
                    "1 bis 4 Wolken: Du holst eine Pflanze zurück, in deiner Farbe oder neutral. Sie kostet ihren Wert und darf auch in einem abgeschlossenen Gebiet stehen. Auf deiner Pflanzenablage brauchst du Platz für sie. Ihre Punkte behältst du.",
                    "3 Wolken, nur am Ende deines Zuges: Du bekommst einen weiteren Zug. Dafür brauchst du einen Dominostein im Bestand.",
                    "Setzt du eine Pflanze auf Wolken, nimmst du die Wolken. Hast du nicht genug Platz, geht der Rest verloren: Gib also vorher Wolken aus. Jede übrige Wolke bringt am Ende 1 Punkt.",
                ],
            ),
            page(
                "Das Ende deines Zuges",
                &[
                    "Zuerst werden die Gebiete gewertet, die du abgeschlossen hast. Dann füllst du deinen Bestand wieder auf 3 Dominosteine auf. Aus einer leeren Reserve ziehst du nichts.",
                    "Danach kannst du noch Wolken ausgeben. Dann ist die nächste Person dran. Wer keine Dominosteine mehr hat, wird übersprungen.",
                ],
            ),
            page(
                "Das Ende des Spiels",
                &[
                    "Haben alle ihre Dominosteine aufgebraucht, folgt die Schlusswertung. Zuerst werden die Gebiete gewertet, in denen noch ein Gebietsplättchen liegt. Diese Gebietsplättchen bekommt niemand.",
                    "Dann bringt jede übrige Wolke 1 Punkt. Jede Pflanze auf deiner Pflanzenablage kostet dich so viele Punkte, wie sie wert ist. Deine Gebietsplättchen bringen die Punkte auf ihren Rückseiten.",
                    "Wer die meisten Punkte hat, gewinnt. Bei gleicher Punktzahl gewinnt, wer mehr Gebietsplättchen hat. Ist auch das gleich, teilt ihr euch den Sieg.",
                ],
            ),
            page(
                "Valley: Baumstümpfe und Pilze",
                &[
                    "In Valley liegen die Dominosteine auf einer Wiese, und die Teiche sind die Startfelder. Sonst gilt für Dominosteine und Pflanzen dasselbe wie im Grundspiel.",
                    "Jeder Baumstumpf unter deinem Dominostein bringt dir einen Pilz, solange noch einer der 8 da ist. Platziere ihn sofort auf einem freien Wiesenfeld neben einem Gebiet oder verzichte darauf.",
                    "Ein Pilz ist ein weiteres Feld seines Gebiets, und eine Pflanze darf auf ihm stehen. Alle Gebiete neben ihm werden zu einem. Was unter ihm lag, ist aus dem Spiel.",
                    "Auf Seite\u{a0}A liegen Wolken auf der Wiese. Deckst du sie mit einem Dominostein ab, nimmst du so viele, wie noch Platz haben.",
                ],
            ),
            page(
                "Valley: das Ende des Spiels",
                &[
                    "In Valley gibt es keine Gebietsplättchen, und kein Gebiet wird vor dem Ende gewertet. Pflanzen bringen wie immer sofort Punkte.",
                    "Am Ende bringt jedes Gebiet 1 Hauptpunkt für jedes seiner Felder, Pilze eingeschlossen. Nebenpunkte gibt es halb so viele, abgerundet. Mehrheit und Gleichstand sind wie im Grundspiel.",
                    "Übrige Wolken und Pflanzen zählen wie immer. Bei gleicher Punktzahl entscheidet die Mehrheit im größten Gebiet. Gibt es mehrere größte Gebiete, gewinnt, wer in mehr davon vorn liegt. Ist auch das gleich, teilt ihr euch den Sieg.",
                ],
            ),
            page(
                "Valley: Seite\u{a0}B des Spielplans",
                &[
                    "Seite\u{a0}B ist die Rückseite des Valley-Spielplans. Dort liegen die Wolken auf Gebietsfeldern. Du nimmst sie wie im Grundspiel, indem du eine Pflanze darauf setzt. Alles andere ist wie auf Seite\u{a0}A.",
                ],
            ),
        ],
        examples: [
            example(
                "Zwischen Fuchs und Frosch sind zwei Felder frei. Du bist Orange. Welche deiner Dominosteine passen dorthin?",
                "Frosch und Fuchs passen: Fuchs liegt neben Fuchs und Frosch neben Frosch. Auch Schmetterling und Frosch passen, denn der Schmetterling ist das Jokertier. Schnecke und Fuchs passen nicht: Die Schnecke läge neben dem Frosch oder dem Fuchs.",
            ),
            example(
                "Zwischen Fuchs und Frosch passt keiner deiner Dominosteine. Ändere das Jokertier und platziere Dachs und Frosch.",
                "Mit dem Dachs als Jokertier passt der Dominostein. Auch mit dem Fuchs oder dem Frosch als Jokertier würde er passen. Das Jokertier zu ändern kostet 2 Wolken.",
            ),
            example(
                "Du bist Schwarz. Orange hat hier einen Busch und du Gras. Setze einen Busch.",
                "Der Busch bringt 3 Punkte, denn alle drei Pflanzen zählen: Keine ist mehr wert als er. Gras brächte nur 2, denn der Busch von Orange ist mehr wert und würde nicht zählen.",
            ),
            example(
                "Du bist Orange, und ein Feld ist noch frei. Setze eine neutrale Kiefer.",
                "Die Kiefer bringt 4 Punkte: 1 für sich selbst und je 1 für die anderen drei. Sie alle sind weniger wert.",
            ),
            example(
                "Du bist Orange. Platziere Frosch und Fuchs, setze eine orangefarbene Eiche und beende deinen Zug.",
                "Die Eiche bringt 1 Punkt. Ein Bachfeld ist noch frei, aber auf ein einzelnes Feld passt kein Dominostein. Es ist isoliert und das Gebiet abgeschlossen. Nur Orange ist dort und bekommt Haupt- und Nebenpunkte: 3 + 1 = 4.",
            ),
            example(
                "Schwarz und Neutral haben je 3. Du bist Orange: Platziere die beiden Eulen, setze einen orangefarbenen Busch und beende deinen Zug.",
                "Der Busch bringt 3 Punkte. Am Ende deines Zuges wird das abgeschlossene Gebiet gewertet. Zwischen Schwarz und Neutral herrscht Gleichstand, beide zählen nicht. So ist Orange mit 2 allein und bekommt 4 + 2 = 6 Punkte.",
            ),
            example(
                "Neutral hat hier 4, Schwarz hat 1. Du bist Orange: Platziere die beiden Eulen, setze einen orangefarbenen Busch und beende deinen Zug.",
                "Der Busch bringt 2 Punkte. Neutral steht auf Platz 1, also bekommt niemand die 4 Hauptpunkte. Orange steht auf Platz 2 und bekommt die 2 Nebenpunkte. Mit einer eigenen Eiche hätte Orange den gleichen Gesamtwert wie Neutral: Dann bekäme Schwarz allein alles.",
            ),
            example(
                "Du hast 6 Wolken, und 2 liegen neben deinem Dominostein. Gib 2 aus, damit Platz ist, und setze dann Gras auf die Wolken.",
                "Hast du 2 Wolken ausgegeben, ist Platz für diese 2. Ohne Platz gehen sie verloren. Das Gras bringt 1 Punkt, für sich selbst.",
            ),
            example(
                "Ein Pilz hat oben zwei Gebiete verbunden, ein anderer unten zwei. Decke den letzten Baumstumpf ab und verbinde die beiden großen Gebiete mit einem Pilz. Setze dann eine Eiche neben deinen Dominostein.",
                "Ein Gebiet mit 16 Feldern! Die Eiche bringt 5 Punkte: 1 für sich selbst und je 1 für die vier anderen Pflanzen.",
            ),
        ],
    };
}
