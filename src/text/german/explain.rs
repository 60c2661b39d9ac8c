//! The explanations of numbers, in German.

use super::grammar::{
    an_area_of, and, clouds, dominoes, no_plant, none_or, plant_name, points, points_dative,
    the_animal,
};
use crate::text::{table::explain::ExplainText, words::number::signed};

impl ExplainText {
    pub(in crate::text) const GERMAN: ExplainText = ExplainText {
        walk: "Mit den Pfeiltasten gehst du durch die Zahlen.",
        seat: |name, is_bot, turn_order, began| {
            let bot = if is_bot { " (Bot)" } else { "" };
            let position = ["erster", "zweiter", "dritter", "vierter"];
            let position = position[turn_order.clamp(1, 4) - 1];
            let began = points_dative(began);
            format!(
                "{name}{bot} spielt an {position} Stelle und begann mit {began}. Wer später dran ist, beginnt mit weniger Punkten; alle beginnen mit 6 Wolken."
            )
        },
        parts: [
            "Start",
            "gesetzte Pflanzen",
            "Hauptpunkte von Gebieten",
            "Nebenpunkte von Gebieten",
            "übrige Wolken",
            "übrige Pflanzen",
            "Rückseiten der Gebietsplättchen",
        ],
        score: |name, score, parts| {
            let parts: Vec<String> =
                parts.iter().map(|(part, score)| format!("{part} {}", signed(*score))).collect();
            let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
            match parts.as_slice() {
                [] => format!("{name} hat {}.", points(score)),
                _ => format!("{name} hat {}: {}.", points(score), and(&parts)),
            }
        },
        clouds: |name, count| {
            format!(
                "{name} hat {count} von 6 Wolken. Das Jokertier zu ändern kostet 2, ein weiterer Zug 3, eine Pflanze zurückzuholen ihren Wert. Jede übrige Wolke ist am Ende 1 Punkt wert."
            )
        },
        dominoes: |name, hand, reserve| {
            format!(
                "{name} hat {} im Bestand und {} in der Reserve. Das Spiel endet, wenn niemand mehr Dominosteine hat.",
                dominoes(hand),
                none_or(reserve)
            )
        },
        tokens,
        left: |name, plant, neutral, count| {
            let value = plant + 1;
            if count == 0 {
                return format!("{name} hat {} mehr (Wert {value}).", no_plant(plant, neutral));
            }
            format!(
                "{name}: noch {count} × {}, Wert {value}. Jede übrige kostet am Ende so viele Punkte.",
                plant_name(plant, neutral)
            )
        },
        joker: |animal| {
            format!(
                "{} ist das Jokertier und passt zu jedem Tier. Für 2 Wolken kannst du ein anderes Tier dazu machen.",
                the_animal(animal)
            )
        },
        track: "Die Punkteleiste zeigt, wie weit alle gekommen sind. Jede Leiste ist gleich lang; nach je 25 Punkten steht ein Strich.",
        choice: |plant, neutral, left| {
            let value = plant + 1;
            match left {
                0 => format!("Du hast {} mehr (Wert {value}).", no_plant(plant, neutral)),
                _ => format!("Noch {left} × {}, Wert {value}.", plant_name(plant, neutral)),
            }
        },
        planting: |score, counted| {
            match counted {
            0 => "+1 für die Pflanze selbst: Keine andere im Gebiet hat den gleichen oder einen niedrigeren Wert.".into(),
            1 => format!(
                "{}: 1 für die Pflanze und 1 für eine andere mit gleichem oder niedrigerem Wert.",
                signed(score)
            ),
            _ => format!(
                "{}: 1 für die Pflanze und {counted} für andere mit gleichem oder niedrigerem Wert.",
                signed(score)
            ),
        }
        },
        ranks: [
            "Damit hättest du dort den höchsten Gesamtwert.",
            "Damit hättest du dort den zweithöchsten Gesamtwert.",
            "Damit hätte dort eine andere Farbe den gleichen Gesamtwert: Beide zählen dann nicht.",
            "Damit lägst du dort trotzdem zurück.",
        ],
        best: |space, score| format!("Eine Pflanze auf {space} bringt bis zu {}.", points(score)),
        buttons: [
            "Kostet 2 Wolken: Ein anderes Tier wird zum Jokertier.",
            "Kostet so viele Wolken, wie die Pflanze wert ist: Sie kommt auf die Pflanzenablage zurück, ihre Punkte bleiben.",
            "Kostet 3 Wolken, am Ende des Zuges: Du bist sofort noch einmal dran.",
            "Kostet nichts: Was abgeschlossen ist, wird gewertet, und du ziehst, bevor du Wolken ausgibst. Das lässt sich nicht rückgängig machen.",
            "Platziert den Dominostein. Die Pflanze kommt danach, wenn daneben Platz ist.",
        ],
        prize: "Die Hauptpunkte (groß) gibt es für den höchsten Gesamtwert im Gebiet, die Nebenpunkte (klein) für den zweithöchsten.",
        prize_in_valley: "Der höchste Gesamtwert im Gebiet bringt 1 Punkt für jedes Feld, der zweithöchste halb so viel, abgerundet.",
        total: "Die Werte aller Pflanzen dieser Farbe im Gebiet, zusammengezählt: Gras 1, Busch 2, Kiefer 3, Eiche 4. Bei Gleichstand zählt die Farbe nicht.",
        gets: "So viele Punkte gäbe es, wenn das Gebiet jetzt gewertet würde.",
        open: "Solange neben dem Gebiet noch ein Dominostein auf ein Bachfeld passt, ist es offen. Danach ist es abgeschlossen und wird gewertet.",
        open_in_valley: "Gebiete werden erst am Spielende gewertet. Bis dahin können Pilze sie mit anderen verbinden.",
        token: |area, main, minor| {
            format!(
                "Gebiet {area}: {main} für den höchsten Gesamtwert, {minor} für den zweithöchsten."
            )
        },
        on_board: |count, by_plant| {
            let who = if by_plant {
                "Wer hier eine Pflanze setzt"
            } else {
                "Wer hier einen Dominostein platziert"
            };
            match count {
                1 => format!(
                    "1 Wolke: {who}, nimmt die Wolke, wenn noch Platz ist. Mehr als 6 kann niemand haben."
                ),
                _ => format!(
                    "{}: {who}, nimmt so viele, wie noch Platz haben. Mehr als 6 kann niemand haben.",
                    clouds(count)
                ),
            }
        },
        isolated: |space| {
            format!(
                "Auf {space} passt kein Dominostein mehr, denn daneben ist kein Bachfeld frei. Das Feld hält kein Gebiet mehr offen."
            )
        },
        isolated_in_valley: |space| {
            format!(
                "Auf {space} passt kein Dominostein mehr, denn daneben ist kein Wiesenfeld frei."
            )
        },
        start: "Ein Startfeld: Hier darf ein Dominostein auch liegen, wenn daneben noch kein Tier ist.",
        pond: "Ein Teich: Hier darf ein Dominostein auch liegen, wenn daneben noch kein Tier ist.",
        stump: "Ein Baumstumpf: Deckt dein Dominostein ihn ab, darfst du einen Pilz platzieren, der Gebiete verbindet.",
        faded: |animal| {
            format!("{} ist blass: Daneben passt kein Dominostein mehr.", the_animal(animal))
        },
        returning: |cost| format!("Diese Pflanze zurückzuholen kostet {}.", clouds(cost.into())),
        joined: |size, first| {
            let first = first.map(|who| format!(" Vorn läge dort {who}.")).unwrap_or_default();
            format!("Ein Pilz hier ergibt {}.{first}", an_area_of(size))
        },
        unseen: "Alle Dominosteine außer denen auf dem Spielplan, in deinem Bestand und den zurückgelegten.",
        unseen_with: |animal, count| match count {
            0 => format!("Du hast alle Dominosteine mit {animal} gesehen."),
            1 => format!("Noch nicht gesehen: 1 Dominostein mit {animal}."),
            _ => format!("Noch nicht gesehen: {count} Dominosteine mit {animal}."),
        },
        turn: "Die Punkte aus diesem Zug. Die kleinen Zahlen sind die der anderen.",
        turn_number: "Alle Züge des Spiels werden fortlaufend gezählt, auch die weiteren Züge für Wolken.",
        cloud_room: "Auf eine Pflanzenablage passen 6 Wolken. Jede übrige ist am Ende 1 Punkt wert.",
        joining: "Ein Pilz verbindet die Gebiete neben ihm. Das neue Gebiet bringt so viele Punkte, wie es Felder hat, und für den zweithöchsten Gesamtwert halb so viele, abgerundet.",
        scoring: "Für jede Farbe werden die Werte ihrer Pflanzen im Gebiet zusammengezählt: Gras 1, Busch 2, Kiefer 3, Eiche 4. Farben mit Gleichstand zählen nicht. Der höchste Gesamtwert bringt die Hauptpunkte, der zweithöchste die Nebenpunkte. Wer allein übrig bleibt, bekommt beides.",
        size: "So viele Pflanzen passen in das Gebiet, die schon gesetzten mitgezählt.",
        change: "Um so viel müsste der Gesamtwert steigen, damit sich etwas ändert. Dahinter steht, was es dann gäbe.",
        scale: "Nach oben die Punkte, nach rechts die Züge: Die Linien zeigen alle Punktestände nach jedem Zug.",
        at_turn: "Die Punktestände nach diesem Zug.",
        sources: [
            "Wer anfängt, hat schon 4 Punkte, die anderen der Reihe nach je 1 weniger.",
            "1 für jede gesetzte Pflanze und je 1 für jede andere in ihrem Gebiet mit gleichem oder niedrigerem Wert.",
            "Die Hauptpunkte der Gebiete, für den höchsten Gesamtwert. Die Liste der Gebiete zeigt sie einzeln.",
            "Die Nebenpunkte der Gebiete, für den zweithöchsten Gesamtwert. Wer allein übrig bleibt, bekommt beides.",
            "1 für jede übrige Wolke.",
            "Minus der Wert jeder übrigen Pflanze.",
            "Was auf den Rückseiten der gesammelten Gebietsplättchen steht.",
        ],
        shares_in_valley: [
            "1 für jedes Feld eines Gebiets, für den höchsten Gesamtwert.",
            "Halb so viel, abgerundet, für den zweithöchsten Gesamtwert. Wer allein übrig bleibt, bekommt beides.",
        ],
        sum: "Alle Zeilen zusammen.",
        tie_break: "Bei Gleichstand gewinnt, wer mehr Gebietsplättchen hat.",
        tie_break_in_valley: "Bei Gleichstand entscheidet die Mehrheit im größten Gebiet.",
    };
}

fn tokens(name: &str, count: usize, backs: Option<i32>) -> String {
    let tie = "Bei Gleichstand gewinnt, wer mehr Gebietsplättchen hat.";
    let backs_are = if count == 1 { "seine Rückseite ist" } else { "ihre Rückseiten sind" };
    match (count, backs) {
        (0, _) => format!(
            "{name} hat noch kein Gebietsplättchen. Wer ein Gebiet abschließt, nimmt dessen Plättchen; die Rückseite zählt am Ende. {tie}"
        ),
        (_, Some(backs)) => {
            let worth = points(backs.into());
            format!("{name} hat {count} Gebietsplättchen; {backs_are} am Ende {worth} wert. {tie}")
        }
        (_, None) => {
            format!(
                "{name} hat {count} Gebietsplättchen; {backs_are} bis zum Ende geheim, dann gibt es Punkte dafür. {tie}"
            )
        }
    }
}
