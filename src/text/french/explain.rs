//! The explanations of numbers, in French.

use super::grammar::{
    a, and, clouds, color_or_name, dominoes, plant_name, plants_name, points, spaces, the,
};
use crate::text::{table::explain::ExplainText, words::number::signed};

impl ExplainText {
    pub(in crate::text) const FRENCH: ExplainText = ExplainText {
        walk: "Les flèches passent d’un nombre à l’autre.",
        seat: |name, is_bot, turn_order, began| {
            let bot = if is_bot { " (robot)" } else { "" };
            let turn_order = ["1re", "2e", "3e", "4e"][turn_order.clamp(1, 4) - 1];
            let began = points(began);
            format!(
                "{name}{bot} joue en {turn_order} position et a commencé avec {began}. Au départ, plus on joue tard, moins on a de points ; tout le monde a 6 nuages."
            )
        },
        parts: [
            "départ",
            "plantes posées",
            "points principaux de zones",
            "points secondaires de zones",
            "nuages restants",
            "plantes restantes",
            "versos des bonus de zone",
        ],
        score: |name, score, parts| {
            let parts: Vec<String> =
                parts.iter().map(|(part, score)| format!("{part} {}", signed(*score))).collect();
            let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
            format!("{name} a {} : {}.", points(score), and(&parts))
        },
        clouds: |name, count| {
            let has = match count {
                0 => format!("{name} n’a plus de nuage (6 au plus)."),
                _ => format!("{name} a {} sur 6.", clouds(count.into())),
            };
            format!(
                "{has} 2 nuages changent l’animal joker, 3 offrent un nouveau tour, et une plante se récupère pour sa valeur. À la fin, chaque nuage restant rapporte 1 point."
            )
        },
        dominoes: |name, hand, reserve| {
            let has = match (hand, reserve) {
                (0, 0) => format!("{name} n’a plus de domino."),
                (_, 0) => format!("{name} a {} en main et aucun en réserve.", dominoes(hand)),
                _ => format!("{name} a {} en main et {reserve} en réserve.", dominoes(hand)),
            };
            format!("{has} La partie se termine quand plus personne n’a de domino.")
        },
        tokens: |name, count, backs| {
            let tie = "En cas d’égalité, le plus grand nombre de bonus de zone l’emporte.";
            let (areas, back, of_back, gives) = match count {
                1 => ("une zone isolée", "le verso", "du verso", "rapporte"),
                _ => ("des zones isolées", "les versos", "des versos", "rapportent"),
            };
            let worth = match backs {
                Some(backs) => format!("À la fin, {back} {gives} {}.", points(backs.into())),
                None => {
                    format!(
                        "Les points {of_back} comptent à la fin ; d’ici là, ils restent secrets."
                    )
                }
            };
            match count {
                0 => format!(
                    "{name} n’a pas encore de bonus de zone. Qui isole une zone prend le sien ; son verso compte à la fin."
                ),
                _ => format!("{name} a {count} bonus de zone pour {areas}. {worth} {tie}"),
            }
        },
        left: |name, plant, neutral, count| {
            let value = plant + 1;
            if count == 0 {
                return format!(
                    "{name} n’a plus de {} (valeur {value}).",
                    plant_name(plant, neutral)
                );
            }
            format!(
                "{name} a encore {count} {} (valeur {value}). À la fin, chaque plante restante fait perdre sa valeur en points.",
                plants_name(plant, neutral, count)
            )
        },
        joker: |animal| {
            format!(
                "L’animal joker est {} : il correspond à tous les animaux. 2 nuages permettent d’en choisir un autre.",
                the(animal)
            )
        },
        track: "La piste de score montre où en est chacun : la même échelle pour tous, et un trait tous les 25 points.",
        choice: |plant, neutral, left| match left {
            0 => format!("Il n’y a plus de {} (valeur {}).", plant_name(plant, neutral), plant + 1),
            _ => format!(
                "Encore {left} {} (valeur {}).",
                plants_name(plant, neutral, left),
                plant + 1
            ),
        },
        planting,
        ranks: [
            "Avec elle, vous auriez la plus grande valeur totale de la zone.",
            "Avec elle, vous auriez la deuxième valeur totale de la zone.",
            "Avec elle, vous seriez à égalité dans la zone : les couleurs à égalité ne comptent pas.",
            "Même avec elle, vous seriez encore derrière dans la zone.",
        ],
        best: |space, score| format!("Une plante en {space} rapporte jusqu’à {}.", points(score)),
        buttons: [
            "Coûte 2 nuages : un autre animal devient l’animal joker.",
            "Coûte autant de nuages que la valeur de la plante : elle revient sur votre plateau joueur, et vous gardez ses points.",
            "Coûte 3 nuages, juste avant de finir le tour : vous jouez un nouveau tour.",
            "Ne coûte rien : les zones isolées sont décomptées, et vous piochez avant de dépenser des nuages ou de finir le tour. Impossible à annuler ensuite.",
            "Place le domino. La plante vient ensuite, s’il y a de la place à côté.",
        ],
        prize: "Les points principaux (en grand) vont à la plus grande valeur totale de la zone, les secondaires (en petit) à la deuxième.",
        prize_in_valley: "La plus grande valeur totale rapporte 1 point par case de la zone, la deuxième en rapporte la moitié, arrondie à l’inférieur.",
        total: "La somme des valeurs des plantes de cette couleur dans la zone : gazon 1, buisson 2, pin 3, chêne 4. Les couleurs à égalité ne comptent pas.",
        gets: "Les points si la zone était décomptée maintenant.",
        open: "Tant qu’une case ruisseau au bord de la zone peut recevoir un domino, la zone reste ouverte ; ensuite, on la décompte.",
        open_in_valley: "Les zones ne sont décomptées qu’à la fin de la partie. D’ici là, des champignons peuvent en réunir plusieurs.",
        token: |area, main, minor| {
            format!(
                "Zone {area} : {main} pour la plus grande valeur totale, {minor} pour la deuxième."
            )
        },
        on_board: |count, by_plant| {
            let by = if by_plant { "en plantant ici" } else { "en plaçant un domino ici" };
            let takes = if count < 2 {
                "on le prend s’il y a de la place"
            } else {
                "on en prend autant que possible"
            };
            format!("{} : {by}, {takes}. On en garde 6 au plus.", clouds(count))
        },
        isolated: |space| {
            format!(
                "Plus de place pour un domino en {space} : aucune case libre à côté. Elle ne compte plus : la zone peut être isolée sans elle."
            )
        },
        isolated_in_valley: |space| {
            format!("Plus de place pour un domino en {space} : aucune case libre à côté.")
        },
        start: "Une case de départ : un domino peut s’y placer même sans animal à côté.",
        pond: "Une mare : un domino peut s’y placer même sans animal à côté.",
        stump: "Une souche : si votre domino la recouvre, vous pouvez placer un champignon, qui réunit des zones.",
        faded: |animal| {
            format!("Animal estompé ({animal}) : plus aucun domino ne peut être placé à côté.")
        },
        returning: |cost| format!("Récupérer cette plante coûte {}.", clouds(cost.into())),
        joined: |size, first| {
            let first =
                first.map(|who| format!(" En tête : {}.", color_or_name(who))).unwrap_or_default();
            format!("Un champignon ici forme une seule zone de {}.{first}", spaces(size))
        },
        unseen: "Tous les dominos, sauf ceux du plateau de jeu, ceux de votre main et ceux qui ont été défaussés.",
        unseen_with: |animal, count| {
            let animal = a(animal);
            match count {
                0 => format!("Vous avez vu tous les dominos avec {animal}."),
                1 => format!("1 domino avec {animal} n’a pas encore été vu."),
                _ => format!("{count} dominos avec {animal} n’ont pas encore été vus."),
            }
        },
        turn: "Les points marqués à ce tour. Les petits chiffres sont ceux des autres.",
        turn_number: "Les tours sont comptés sur toute la partie, y compris les nouveaux tours payés en nuages.",
        cloud_room: "Un plateau joueur a de la place pour 6 nuages. À la fin, chaque nuage restant rapporte 1 point.",
        joining: "Un champignon réunit les zones voisines en une seule. La plus grande valeur totale y rapporte 1 point par case, la deuxième la moitié, arrondie à l’inférieur.",
        scoring: "On additionne les valeurs des plantes de chaque couleur : gazon 1, buisson 2, pin 3, chêne 4. Les couleurs à égalité ne comptent pas. La plus grande valeur totale reçoit les points principaux, la deuxième les points secondaires ; une couleur restée seule reçoit les deux.",
        size: "Le nombre de plantes que peut contenir la zone, y compris celles qui s’y trouvent.",
        change: "La valeur qu’il faudrait ajouter dans la zone pour changer le résultat, et les points que chacun aurait alors.",
        scale: "En hauteur, les points ; vers la droite, les tours. Les lignes montrent les scores après chaque tour.",
        at_turn: "Les scores après ce tour.",
        sources: [
            "Le premier joueur commence avec 4 points, chacun des suivants avec 1 point de moins.",
            "1 pour chaque plante posée, et 1 pour chaque autre de sa zone qui vaut autant ou moins.",
            "Les points principaux de chaque zone, pour la plus grande valeur totale. La liste des zones les détaille.",
            "Les points secondaires de chaque zone, pour la deuxième valeur totale ; une couleur restée seule reçoit les deux.",
            "1 pour chaque nuage restant.",
            "Chaque plante restante fait perdre sa valeur en points.",
            "Les points au verso des bonus de zone récupérés.",
        ],
        shares_in_valley: [
            "1 par case de la zone, pour la plus grande valeur totale.",
            "La moitié, arrondie à l’inférieur, pour la deuxième valeur totale ; une couleur restée seule reçoit les deux.",
        ],
        sum: "La somme de toutes les lignes.",
        tie_break: "En cas d’égalité aux points, le plus grand nombre de bonus de zone l’emporte.",
        tie_break_in_valley: "En cas d’égalité aux points, le joueur majoritaire dans la plus grande zone gagne.",
    };
}

/// Returns the points for planting: all points, number of other plants that count.
fn planting(score: i64, counted: usize) -> String {
    let score = signed(score);
    match counted {
        0 => format!(
            "{score} pour la plante elle-même : aucune autre de la zone ne vaut autant ou moins."
        ),
        1 => {
            format!("{score} : 1 pour la plante et 1 pour une autre qui vaut autant ou moins.")
        }
        _ => format!(
            "{score} : 1 pour la plante et {counted} pour d’autres qui valent autant ou moins."
        ),
    }
}
