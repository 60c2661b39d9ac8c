//! The rulebook, in French.

use crate::text::app::rulebook::{RulebookText, example, page};

impl RulebookText {
    pub(in crate::text) const FRENCH: RulebookText = RulebookText {
        contents: "Toutes les pages",
        search: "Chercher dans les règles",
        found: |pages| if pages == 1 { "1 page".to_owned() } else { format!("{pages} pages") },
        nothing_found: |words| format!("Aucune page ne contient « {words} »."),
        previous: "Retour",
        next: "Suite",
        try_it: "À vous d’essayer",
        dominoes: "Dominos",
        again: "Rejouer",
        rule: "Règle",
        rule_on: |title| format!("Règle : {title}"),
        pages: [
            page(
                "Le but du jeu",
                &[
                    "La vallée est polluée. Faites-y revenir les animaux et les plantes.",
                    "Placez des dominos d’animaux le long du ruisseau, et plantez dans les zones voisines. Chaque plante rapporte aussitôt des points. Une zone en rapporte quand elle est isolée.",
                    "Chacun commence avec trois dominos en main et 6 nuages, et, selon l’ordre de jeu, avec 4, 3, 2 ou 1 point. Le plus haut score l’emporte.",
                ],
            ),
            page(
                "Placer un domino",
                &[
                    "Placez un domino de votre main sur deux cases ruisseau libres, côte à côte.",
                    "Chaque animal doit aller avec tous ceux qu’il touche : au-dessus, au-dessous, à gauche et à droite. Deux animaux identiques vont ensemble. L’animal joker, au début le papillon, va avec tous. Si un seul animal ne va pas, le domino ne peut pas être placé là.",
                    "L’une des moitiés doit couvrir une case de départ ou toucher un animal avec lequel elle va. Même sur une case de départ, elle doit aller avec les animaux voisins.",
                    "Si vous ne pouvez ou ne voulez placer aucun domino, défaussez-en un. Dans ce cas, vous ne plantez pas à ce tour.",
                ],
            ),
            page(
                "L’animal joker",
                &[
                    "Un animal est le joker : il va avec tous les autres, et tous vont avec lui. Au début, c’est le papillon. Une couronne le signale sur les dominos.",
                    "Pour 2 nuages, vous changez l’animal joker, à tout moment de votre tour. Les dominos déjà placés restent en place, même s’ils ne vont plus ensemble.",
                ],
            ),
            page(
                "Les plantes et leurs points",
                &[
                    "Après avoir placé un domino, vous pouvez poser une plante sur une case libre d’une zone, à côté de l’une de ses moitiés. La diagonale ne compte pas. Si aucune de ces cases n’est libre, vous ne pouvez pas planter.",
                    "Prenez n’importe quelle plante de votre plateau joueur, de votre couleur ou neutre. Le gazon vaut 1, le buisson 2, le pin 3, le chêne 4.",
                    "Vous marquez aussitôt 1 point pour la plante, plus 1 pour chaque autre plante de la zone qui vaut autant ou moins. Peu importe à qui elle est.",
                    "Si un bonus de zone gêne, il passe sur une autre case de sa zone.",
                ],
            ),
            page(
                "Isoler une zone",
                &[
                    "Une zone est isolée quand aucune case ruisseau qui la borde ne peut plus recevoir de domino. Chacune est couverte ou isolée. Une case ruisseau libre est isolée si aucune autre case libre ne la touche.",
                    "Si votre domino a isolé des zones, on les décompte quand vous terminez votre tour. D’ici là, vous pouvez encore dépenser des nuages, et changer ainsi la majorité.",
                    "Vous prenez le bonus de chaque zone que vous isolez, même si d’autres en marquent les points. Les points du verso comptent à la fin. Jusque-là, vous seul pouvez les voir.",
                ],
            ),
            page(
                "Qui marque les points d’une zone",
                &[
                    "Pour chaque couleur, additionnez les valeurs de ses plantes dans la zone. Le neutre compte comme une couleur.",
                    "La plus grande valeur totale rapporte les points principaux, le grand nombre du bonus. La deuxième rapporte les points secondaires, le petit nombre. Les autres ne rapportent rien.",
                    "S’il ne reste qu’une couleur et qu’elle est celle d’un joueur, il marque les deux.",
                ],
            ),
            page(
                "Égalités et plantes neutres",
                &[
                    "Les couleurs à égalité ne comptent pas, comme si elles étaient absentes. Les valeurs plus petites gagnent alors des places.",
                    "Les plantes neutres ne sont à personne. Si le neutre est premier ou deuxième, personne ne marque ces points. S’il est à égalité avec un joueur, aucun des deux ne compte.",
                ],
            ),
            page(
                "Les nuages",
                &[
                    "Chacun commence avec 6 nuages et n’en a jamais plus. Vous pouvez en dépenser pendant votre tour :",
                    "Pour 2 nuages, vous changez l’animal joker, à tout moment de votre tour.",
                    "Pour autant de nuages que sa valeur, vous récupérez une plante de votre couleur ou neutre, même dans une zone isolée. Il vous faut de la place sur votre plateau joueur. Vous gardez les points de cette plante.",
                    "Pour 3 nuages, à la fin de votre tour, vous jouez un nouveau tour, s’il vous reste un domino.",
                    "Plantez sur des nuages pour les prendre. Ceux pour lesquels vous n’avez pas de place sont perdus : dépensez-en d’abord. Chaque nuage qui reste à la fin rapporte 1 point.",
                ],
            ),
            page(
                "La fin de votre tour",
                &[
                    "On décompte d’abord les zones que vous avez isolées. Puis vous complétez votre main à trois dominos. Quand votre réserve est vide, vous ne piochez plus.",
                    "Vous pouvez ensuite encore dépenser des nuages. Puis c’est au joueur suivant. Sans domino, on passe son tour.",
                ],
            ),
            page(
                "La fin de la partie",
                &[
                    "La partie se termine quand plus personne n’a de domino. On décompte alors les zones qui ont encore leur bonus, mais personne ne prend ces bonus.",
                    "Chaque nuage restant rapporte 1 point. Chaque plante restée sur votre plateau joueur coûte sa valeur. Vos bonus de zone rapportent les points de leur verso.",
                    "Le plus haut score l’emporte. En cas d’égalité, c’est le plus grand nombre de bonus de zone. Si l’égalité demeure, la victoire est partagée.",
                ],
            ),
            page(
                "Valley : souches et champignons",
                &[
                    "Dans Valley, les dominos se placent sur une prairie, et les mares sont les cases de départ. Les animaux, les plantes et leurs points suivent les règles du jeu de base.",
                    "Couvrez une souche avec un domino, et vous pouvez prendre un champignon, tant qu’il en reste un des 8. Placez-le aussitôt sur une case prairie libre, à côté d’une zone.",
                    "Le champignon devient une case de zone. Il réunit toutes les zones qu’il touche, et peut porter une plante. Ce qu’il recouvre est hors jeu.",
                    "Il y a des nuages sur la prairie. Couvrez-les avec un domino, et vous en prenez autant que vous pouvez en garder.",
                ],
            ),
            page(
                "Valley : la fin de la partie",
                &[
                    "Dans Valley, il n’y a pas de bonus de zone, et aucune zone n’est décomptée avant la fin. Les plantes rapportent aussitôt leurs points, comme toujours.",
                    "À la fin, chaque zone rapporte 1 point principal pour chacune de ses cases, champignons compris. Les points secondaires en sont la moitié, arrondie en dessous. Majorité et égalités suivent les règles du jeu de base.",
                    "Les nuages et les plantes qui restent comptent comme toujours. En cas d’égalité, la plus grande valeur totale dans la plus grande zone l’emporte.",
                ],
            ),
            page(
                "Valley : le verso du plateau",
                &[
                    "Au verso du plateau Valley, les nuages sont sur les cases des zones. On les prend en y plantant, comme dans le jeu de base. Tout le reste est comme au recto.",
                ],
            ),
        ],
        examples: [
            example(
                "Entre le renard et la grenouille, deux cases sont libres. Vous êtes Orange. Lesquels de vos dominos y vont ?",
                "Grenouille et renard y vont : les deux animaux sont identiques. Papillon et grenouille aussi, car le papillon est l’animal joker. Escargot et renard n’y vont pas : l’escargot toucherait la grenouille ou le renard.",
            ),
            example(
                "Aucun de vos dominos ne va entre le renard et la grenouille. Changez l’animal joker, et placez blaireau et grenouille.",
                "Quand le blaireau est l’animal joker, le domino y va. Le renard ou la grenouille conviendraient aussi. Cela coûte 2 nuages.",
            ),
            example(
                "Vous êtes Noir. Orange a ici un buisson, et vous un gazon. Plantez un buisson.",
                "Le buisson rapporte 3 points : 1 pour lui-même, 1 pour le buisson orange et 1 pour votre gazon. Un gazon n’en rapporterait que 2, car le buisson orange vaut plus.",
            ),
            example(
                "Vous êtes Orange, et une case est libre. Plantez un pin neutre.",
                "Le pin rapporte 4 points : 1 pour lui-même et 1 pour chacune des trois autres plantes. Toutes valent moins.",
            ),
            example(
                "Vous êtes Orange. Placez un domino, plantez un chêne et terminez votre tour.",
                "Le chêne rapporte 1 point. Une case ruisseau reste libre, mais aucun domino ne va sur une seule case : elle est isolée, et la zone aussi. Orange y est seul et marque les deux, 3 + 1 = 4 points.",
            ),
            example(
                "Noir et le neutre ont 3 chacun. Vous êtes Orange : placez les deux hiboux, plantez un buisson et terminez votre tour.",
                "Le buisson rapporte 3 points. Ensuite, la zone est isolée. Noir et le neutre sont à égalité et ne comptent pas. Orange, seul avec 2, marque donc 4 + 2 = 6 points.",
            ),
            example(
                "Le neutre a 4 ici, Noir a 1. Vous êtes Orange : placez les deux hiboux, plantez un buisson et terminez votre tour.",
                "Le buisson rapporte 2 points. Le neutre est premier, donc personne ne marque les 4 points principaux. Orange est deuxième et marque les 2 points secondaires. Un chêne serait à égalité avec le neutre : Noir, seul, marquerait tout.",
            ),
            example(
                "Vous avez 6 nuages, et il y en a 2 à côté de votre domino. Faites-leur de la place, puis plantez-y un gazon.",
                "Une fois 2 nuages dépensés, il y a de la place pour ces 2. Sinon, ils sont perdus. Le gazon rapporte 1 point, car le buisson vaut plus.",
            ),
            example(
                "Un champignon a réuni deux zones en haut, un autre deux en bas. Couvrez la dernière souche, réunissez le tout par un champignon, et plantez un chêne à côté de votre domino.",
                "Une zone de 16 cases ! Le chêne rapporte 5 points : 1 pour lui-même et 1 pour chacune des quatre autres plantes.",
            ),
        ],
    };
}
