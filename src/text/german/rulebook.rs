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
        rule: "Regel",
        rule_on: |title| format!("Regel: {title}"),
        pages: [
            page(
                "Worum es geht",
                &[
                    "Das Tal ist verschmutzt. Du holst Tiere und Pflanzen zurück.",
                    "Platziere Dominosteine mit Tieren am Bach und setze Pflanzen in die Gebiete daneben. Jede Pflanze bringt sofort Punkte. Ein Gebiet bringt Punkte, wenn es abgeschlossen wird.",
                    "Alle beginnen mit drei Dominosteinen im Bestand und 6 Wolken. Der Reihe nach gibt es zu Beginn 4, 3, 2 und 1 Punkt. Wer am Ende die meisten Punkte hat, gewinnt.",
                ],
            ),
            page(
                "Einen Dominostein platzieren",
                &[
                    "Platziere einen Dominostein aus deinem Bestand auf zwei freien Bachfeldern, die nebeneinanderliegen.",
                    "Jedes Tier muss zu allen Tieren daneben passen: oben, unten, links und rechts. Gleiche Tiere passen zusammen. Das Jokertier, am Anfang der Schmetterling, passt zu allen. Passt auch nur ein Tier nicht, kannst du den Stein dort nicht platzieren.",
                    "Mindestens eine Hälfte muss auf einem Startfeld liegen oder neben einem passenden Tier. Auch auf einem Startfeld muss sie zu den Tieren daneben passen.",
                    "Wenn du keinen Dominostein platzieren kannst oder willst, lege einen in die Schachtel zurück. Dann setzt du in diesem Zug auch keine Pflanze.",
                ],
            ),
            page(
                "Das Jokertier",
                &[
                    "Ein Tier ist das Jokertier: Es passt zu allen Tieren, und alle passen zu ihm. Am Anfang ist das der Schmetterling. Eine Krone zeigt auf den Dominosteinen, wer Joker ist.",
                    "Für 2 Wolken änderst du die Jokertierart, jederzeit in deinem Zug. Was schon auf dem Spielplan liegt, bleibt liegen, auch wenn es dann nicht mehr passen würde.",
                ],
            ),
            page(
                "Pflanzen und ihre Punkte",
                &[
                    "Hast du einen Dominostein platziert, darfst du eine Pflanze setzen: auf ein freies Gebietsfeld neben einer seiner Hälften. Schräg gilt nicht als daneben. Ist kein solches Feld frei, kannst du nichts pflanzen.",
                    "Nimm eine beliebige Pflanze von deiner Pflanzenablage, in deiner Farbe oder neutral. Gras ist 1 wert, Busch 2, Kiefer 3, Eiche 4.",
                    "Du bekommst sofort Punkte: 1 für die Pflanze selbst und je 1 für jede andere Pflanze im Gebiet mit gleichem oder kleinerem Wert. Wem sie gehört, ist egal.",
                    "Liegt ein Gebietsplättchen im Weg, rückt es auf ein anderes Feld seines Gebiets.",
                ],
            ),
            page(
                "Ein Gebiet abschließen",
                &[
                    "Ein Gebiet ist abgeschlossen, wenn auf kein Bachfeld daneben mehr ein Dominostein passt. Jedes ist abgedeckt oder isoliert. Ein freies Bachfeld ist isoliert, wenn kein anderes freies daneben liegt.",
                    "Hat dein Dominostein Gebiete abgeschlossen, werden sie gewertet, wenn du deinen Zug beendest. Vorher kannst du noch Wolken ausgeben und so die Mehrheit ändern.",
                    "Du nimmst das Plättchen jedes Gebiets, das du abschließt, auch wenn andere die Punkte bekommen. Die Punkte auf der Rückseite zählen am Ende. Bis dahin darfst nur du sie sehen.",
                ],
            ),
            page(
                "Wer die Punkte eines Gebiets bekommt",
                &[
                    "Zähle für jede Farbe die Werte ihrer Pflanzen im Gebiet zusammen. Neutral zählt wie eine Farbe.",
                    "Die Farbe mit dem höchsten Gesamtwert erhält die Hauptpunkte, die große Zahl auf dem Plättchen. Die mit dem zweithöchsten erhält die Nebenpunkte, die kleine Zahl. Alle anderen gehen leer aus.",
                    "Ist nur eine Farbe übrig und gehört sie jemandem, erhält sie beides.",
                ],
            ),
            page(
                "Gleichstand und neutrale Pflanzen",
                &[
                    "Farben mit dem gleichen Gesamtwert scheiden aus, als wären sie nicht da. Kleinere Gesamtwerte rücken nach.",
                    "Neutrale Pflanzen gehören niemandem. Neutral kann auf Platz 1 oder 2 stehen, dann bekommt niemand diese Punkte. Neutral kann auch mit jemandem gleichstehen, dann scheiden beide aus.",
                ],
            ),
            page(
                "Wolken",
                &[
                    "Alle beginnen mit 6 Wolken und haben nie mehr. In deinem Zug darfst du sie ausgeben:",
                    "Für 2 Wolken änderst du die Jokertierart, jederzeit in deinem Zug.",
                    "Für so viele Wolken, wie sie wert ist, holst du eine eigene oder neutrale Pflanze zurück. Das Gebiet darf auch abgeschlossen sein. Auf deiner Pflanzenablage muss dafür Platz sein. Die Punkte der Pflanze behältst du.",
                    "Für 3 Wolken bekommst du am Ende deines Zuges einen weiteren Zug, wenn du noch einen Dominostein hast.",
                    "Setze eine Pflanze auf Wolken, um sie zu nehmen. Wofür du keinen Platz hast, das geht verloren: Gib also vorher welche aus. Jede Wolke, die am Ende übrig ist, bringt 1 Punkt.",
                ],
            ),
            page(
                "Das Ende deines Zuges",
                &[
                    "Zuerst werden die Gebiete gewertet, die du abgeschlossen hast. Dann füllst du deinen Bestand wieder auf drei Dominosteine auf. Ist deine Reserve leer, ziehst du nichts mehr nach.",
                    "Danach kannst du noch Wolken ausgeben. Dann geht es reihum weiter. Wer keine Dominosteine mehr hat, wird übersprungen.",
                ],
            ),
            page(
                "Das Ende des Spiels",
                &[
                    "Das Spiel endet, wenn niemand mehr einen Dominostein hat. Gebiete, in denen noch ein Plättchen liegt, werden jetzt gewertet. Das Plättchen bekommt dann niemand.",
                    "Jede übrige Wolke bringt 1 Punkt. Jede Pflanze, die noch auf deiner Pflanzenablage steht, kostet ihren Wert. Deine Gebietsplättchen bringen die Punkte auf ihren Rückseiten.",
                    "Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Gebietsplättchen hat. Ist auch das gleich, gewinnt ihr gemeinsam.",
                ],
            ),
            page(
                "Valley: Baumstümpfe und Pilze",
                &[
                    "In Valley liegen die Dominosteine auf einer Wiese, und die Teiche sind die Startfelder. Was zusammenpasst und was Pflanzen bringen, ist wie im Grundspiel.",
                    "Deckst du einen Baumstumpf ab, darfst du einen der 8 Pilze nehmen, solange noch einer da ist. Platziere ihn sofort auf einem freien Wiesenfeld neben einem Gebiet.",
                    "Der Pilz wird ein Gebietsfeld. Er verbindet alle Gebiete daneben zu einem, und eine Pflanze darf auf ihm stehen. Was unter ihm lag, ist aus dem Spiel.",
                    "Auf der Wiese liegen Wolken. Deckst du sie mit einem Dominostein ab, nimmst du so viele, wie bei dir Platz haben.",
                ],
            ),
            page(
                "Valley: das Ende des Spiels",
                &[
                    "In Valley gibt es keine Gebietsplättchen, und kein Gebiet wird vor dem Ende gewertet. Pflanzen bringen wie immer sofort Punkte.",
                    "Am Ende bringt jedes Gebiet 1 Hauptpunkt für jedes seiner Felder, Pilze eingeschlossen. Nebenpunkte gibt es halb so viele, abgerundet. Mehrheit und Gleichstand sind wie im Grundspiel.",
                    "Übrige Wolken und Pflanzen zählen wie immer. Bei gleicher Punktzahl gewinnt, wer im größten Gebiet die Mehrheit hat.",
                ],
            ),
            page(
                "Valley: die Rückseite des Spielplans",
                &[
                    "Auf der Rückseite des Valley-Spielplans liegen die Wolken auf Gebietsfeldern. Du nimmst sie wie im Grundspiel, indem du dort eine Pflanze setzt. Alles andere ist wie auf der Vorderseite.",
                ],
            ),
        ],
        examples: [
            example(
                "Zwischen Fuchs und Frosch sind zwei Felder frei. Du bist Orange. Welche deiner Dominosteine passen dorthin?",
                "Frosch und Fuchs passen, beide Tiere sind gleich. Auch Schmetterling und Frosch passen, denn der Schmetterling ist das Jokertier. Schnecke und Fuchs passen nicht: Die Schnecke läge neben dem Frosch oder dem Fuchs.",
            ),
            example(
                "Zwischen Fuchs und Frosch passt keiner deiner Dominosteine. Ändere die Jokertierart und platziere Dachs und Frosch.",
                "Mit dem Dachs als Jokertier passt der Stein. Auch mit dem Fuchs oder dem Frosch würde er passen. Das kostet 2 Wolken.",
            ),
            example(
                "Du bist Schwarz. Orange hat hier einen Busch und du ein Gras. Setze einen Busch.",
                "Der Busch bringt 3 Punkte: 1 für sich selbst, 1 für den orangen Busch und 1 für dein Gras. Ein Gras brächte nur 2, denn der orange Busch ist mehr wert.",
            ),
            example(
                "Du bist Orange, und ein Feld ist noch frei. Setze eine neutrale Kiefer.",
                "Die Kiefer bringt 4 Punkte: 1 für sich selbst und je 1 für die anderen drei. Sie alle sind weniger wert.",
            ),
            example(
                "Du bist Orange. Platziere einen Dominostein, setze eine Eiche und beende deinen Zug.",
                "Die Eiche bringt 1 Punkt. Ein Bachfeld ist noch frei, aber auf ein einzelnes Feld passt kein Dominostein: Es ist isoliert, das Gebiet ist abgeschlossen. Nur Orange ist dort und bekommt beides, 3 + 1 = 4 Punkte.",
            ),
            example(
                "Schwarz und Neutral haben je 3. Du bist Orange: Platziere die beiden Eulen, setze einen Busch und beende deinen Zug.",
                "Der Busch bringt 3 Punkte. Danach ist das Gebiet abgeschlossen. Schwarz und Neutral stehen gleich und scheiden aus. So ist Orange mit 2 allein und bekommt 4 + 2 = 6 Punkte.",
            ),
            example(
                "Neutral hat hier 4, Schwarz hat 1. Du bist Orange: Platziere die beiden Eulen, setze einen Busch und beende deinen Zug.",
                "Der Busch bringt 2 Punkte. Neutral ist Erster, also bekommt niemand die 4 Hauptpunkte. Orange ist Zweiter und bekommt die 2 Nebenpunkte. Eine Eiche stünde mit Neutral gleich: Dann bekäme Schwarz allein alles.",
            ),
            example(
                "Du hast 6 Wolken, und 2 liegen neben deinem Dominostein. Schaffe Platz für sie und setze dann ein Gras darauf.",
                "Hast du 2 Wolken ausgegeben, ist Platz für diese 2. Sonst gehen sie verloren. Das Gras bringt 1 Punkt, denn der Busch ist mehr wert.",
            ),
            example(
                "Ein Pilz hat oben zwei Gebiete verbunden, ein anderer unten zwei. Decke den letzten Baumstumpf ab, verbinde beide mit einem Pilz und setze eine Eiche neben deinen Stein.",
                "Ein Gebiet mit 16 Feldern! Die Eiche bringt 5 Punkte: 1 für sich selbst und je 1 für die vier anderen Pflanzen.",
            ),
        ],
    };
}
