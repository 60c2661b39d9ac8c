//! The rulebook, in French.

use crate::text::app::rulebook::{RulebookText, example, page};

impl RulebookText {
    pub(in crate::text) const FRENCH: RulebookText = RulebookText {
        contents: "Toutes les pages",
        search: "Chercher dans les règles",
        found: |pages| if pages == 1 { "1 page".to_owned() } else { format!("{pages} pages") },
        nothing_found: |words| format!("Aucune page ne contient « {words} »."),
        previous: "Précédent",
        next: "Suivant",
        try_it: "À vous d’essayer",
        dominoes: "Dominos",
        again: "Recommencer",
        other_move: |asked| {
            format!("C’est possible aussi, mais l’exercice demande un autre coup : « {asked} »")
        },
        rule: "Règle",
        rule_on: |title| format!("Règle : {title}"),
        pages: [
            page(
                "Le but du jeu",
                &[
                    "La vallée est polluée. Faites-y revenir les animaux et les plantes.",
                    "Chaque domino ramène deux animaux au ruisseau, et vous pouvez planter à côté. Une plante rapporte aussitôt des points. Une zone est décomptée quand elle est isolée, sinon à la fin de la partie.",
                    "Chacun commence avec 3 dominos en main et 6 nuages. Au départ, le premier joueur a 4 points, les suivants 3, 2 et 1. Le plus haut score l’emporte.",
                ],
            ),
            page(
                "Placer un domino",
                &[
                    "Un domino de votre main a besoin de deux cases ruisseau libres, côte à côte.",
                    "Chaque animal doit correspondre à tous ceux d’à côté : au-dessus, au-dessous, à gauche et à droite. L’autre moitié du même domino peut être différente.",
                    "Deux animaux identiques se correspondent. L’animal joker, au début le papillon, correspond à tous les animaux. Si un seul animal ne correspond pas, vous ne pouvez pas placer le domino là.",
                    "Au moins une moitié doit couvrir une case de départ, ou toucher un animal qui lui correspond. Même sur une case de départ, elle doit correspondre à tous les animaux voisins.",
                    "Vous ne pouvez pas ou ne voulez pas placer de domino ? Défaussez-en un. Vous ne plantez pas à ce tour.",
                ],
            ),
            page(
                "L’animal joker",
                &[
                    "Un des animaux est l’animal joker : il correspond à tous les autres. Au début, c’est le papillon. Une couronne le signale sur les dominos.",
                    "Pour 2 nuages, vous changez l’animal joker. C’est possible à tout moment de votre tour. Les dominos déjà placés restent en place, même s’ils ne vont plus ensemble.",
                ],
            ),
            page(
                "Les plantes et leurs points",
                &[
                    "Chaque domino placé vous permet de poser une plante à côté de l’une de ses moitiés, sur une case libre d’une zone. La diagonale ne compte pas. S’il n’y a pas de case libre, vous ne plantez pas.",
                    "À vous de choisir la plante sur votre plateau joueur, de votre couleur ou neutre. Le gazon vaut 1, le buisson 2, le pin 3, le chêne 4.",
                    "La plante rapporte aussitôt des points. Comptez-la, avec toutes les autres de sa zone qui valent autant ou moins : 1 point chacune. Peu importe à qui sont ces plantes.",
                    "Un bonus de zone ne gêne jamais : il passe sur une autre case de sa zone.",
                ],
            ),
            page(
                "Isoler une zone",
                &[
                    "Une zone est isolée quand le ruisseau qui la borde n’a plus de place pour un domino : chaque case ruisseau y est couverte, ou aucune case libre ne la touche (une croix la marque).",
                    "Les zones que votre domino isole sont décomptées quand vous terminez votre tour. D’ici là, vous pouvez encore dépenser des nuages, et changer ainsi la majorité.",
                    "Vous récupérez le bonus de chaque zone que vous isolez, même si d’autres en marquent les points. Les points du verso comptent à la fin. Jusque-là, personne d’autre ne peut les voir.",
                ],
            ),
            page(
                "Qui marque les points d’une zone",
                &[
                    "Au décompte d’une zone, les couleurs s’affrontent. La valeur totale d’une couleur est la somme des valeurs de ses plantes. La couleur neutre compte comme les autres.",
                    "La plus grande valeur totale rapporte les points principaux, le grand nombre du bonus de zone. La deuxième rapporte les points secondaires, le petit nombre. Les autres ne rapportent rien.",
                    "Si votre couleur est la seule qui reste, vous marquez les deux. S’il ne reste que la couleur neutre, personne ne marque.",
                ],
            ),
            page(
                "Égalités et plantes neutres",
                &[
                    "Les couleurs qui ont la même valeur totale sont à égalité : aucune d’elles ne compte. Les couleurs suivantes montent alors d’un rang.",
                    "Les plantes neutres ne sont à personne. Si la couleur neutre est première ou deuxième, personne ne marque ces points. Si elle est à égalité avec un joueur, aucun des deux ne compte.",
                ],
            ),
            page(
                "Les nuages",
                &[
                    "Chacun commence avec 6 nuages et n’en a jamais plus. Pendant votre tour, vous pouvez en dépenser à tout moment :",
                    "2 nuages : vous changez l’animal joker.",
                    "De 1 à 4 nuages : vous récupérez une plante, de votre couleur ou neutre. Elle coûte sa valeur, et peut aussi être dans une zone isolée. Il vous faut de la place sur votre plateau joueur. Vous gardez les points de cette plante.",
                    "3 nuages, seulement à la fin de votre tour : vous jouez un nouveau tour. Pour cela, il vous faut un domino en main.",
                    "Plantez sur des nuages pour les prendre. Au-delà de 6, ils sont perdus : dépensez d’abord quelques-uns des vôtres. Chaque nuage restant rapporte 1 point à la fin.",
                ],
            ),
            page(
                "La fin de votre tour",
                &[
                    "On décompte d’abord les zones que vous avez isolées. Puis vous complétez votre main : vous avez de nouveau 3 dominos. Quand votre réserve est vide, vous ne piochez plus.",
                    "Vous pouvez ensuite encore dépenser des nuages. Puis c’est au joueur suivant. Un joueur sans domino passe son tour.",
                ],
            ),
            page(
                "La fin de la partie",
                &[
                    "Quand chacun a utilisé tous ses dominos, on passe au score final. On décompte d’abord les zones qui ont encore leur bonus. Personne ne récupère ces bonus.",
                    "Ensuite, chaque nuage restant rapporte 1 point. Chaque plante restée sur votre plateau joueur fait perdre autant de points que sa valeur. Vos bonus de zone rapportent les points de leur verso.",
                    "Le plus haut score l’emporte. En cas d’égalité aux points, le plus grand nombre de bonus de zone l’emporte. S’il y a encore égalité, la victoire est partagée.",
                ],
            ),
            page(
                "Valley : souches et champignons",
                &[
                    "Dans Valley, les dominos se placent sur une prairie, et les mares sont les cases de départ. Pour le reste, dominos et plantes suivent les règles du jeu de base.",
                    "Chaque souche sous votre domino vous donne un champignon, tant qu’il en reste (8 en tout). Placez-le aussitôt sur une case prairie libre, à côté d’une zone, ou renoncez-y.",
                    "Un champignon est une case de plus pour sa zone, et peut porter une plante. Toutes les zones qu’il touche n’en font plus qu’une. Ce qu’il recouvre est hors jeu.",
                    "Sur la face\u{a0}A, il y a des nuages sur la prairie. Couvrez-les avec un domino, et vous en prenez autant que vous pouvez en garder.",
                ],
            ),
            page(
                "Valley : la fin de la partie",
                &[
                    "Dans Valley, il n’y a pas de bonus de zone, et aucune zone n’est décomptée avant la fin. Les plantes rapportent aussitôt leurs points, comme toujours.",
                    "À la fin, chaque zone rapporte 1 point principal par case, champignons compris. Les points secondaires en sont la moitié, arrondie à l’inférieur. Majorité et égalités suivent les règles du jeu de base.",
                    "Les nuages et les plantes qui restent comptent comme toujours. En cas d’égalité aux points, le joueur majoritaire dans la plus grande zone l’emporte. S’il y a plusieurs zones de cette taille, c’est celui qui est majoritaire dans le plus d’entre elles. S’il y a encore égalité, la victoire est partagée.",
                ],
            ),
            page(
                "Valley : la face\u{a0}B du plateau de jeu",
                &[
                    "La face\u{a0}B est le verso du plateau de jeu Valley. Les nuages y sont sur les cases des zones. On les prend en y plantant, comme dans le jeu de base. Tout le reste est comme sur la face\u{a0}A.",
                ],
            ),
        ],
        examples: [
            example(
                "Entre le renard et la grenouille, deux cases sont libres. Vous êtes Orange. Quels dominos pouvez-vous y placer ?",
                "Grenouille–renard convient : renard à côté de renard, grenouille à côté de grenouille. Papillon–grenouille aussi, car le papillon est l’animal joker. Escargot–renard ne convient pas : l’escargot toucherait la grenouille ou le renard.",
            ),
            example(
                "Aucun de vos dominos ne peut être placé entre le renard et la grenouille. Changez l’animal joker, et placez blaireau–grenouille.",
                "Quand le blaireau est l’animal joker, le domino convient. Le renard ou la grenouille conviendraient aussi. Changer l’animal joker coûte 2 nuages.",
            ),
            example(
                "Vous êtes Noir. Orange a ici un buisson, et vous un gazon. Plantez un buisson.",
                "Le buisson rapporte 3 points, car les trois plantes comptent : aucune ne vaut plus que lui. Un gazon n’en rapporterait que 2 : le buisson orange vaut plus et ne compterait pas.",
            ),
            example(
                "Vous êtes Orange, et il reste une case libre. Plantez un pin neutre.",
                "Le pin rapporte 4 points : 1 pour lui-même et 1 pour chacune des trois autres plantes. Toutes valent moins.",
            ),
            example(
                "Vous êtes Orange. Placez la grenouille et le renard, plantez un chêne orange et terminez votre tour.",
                "Le chêne rapporte 1 point. Une case ruisseau reste libre, mais aucun domino ne tient sur une seule case. Elle est isolée, et la zone aussi. Orange y est seul et marque les points principaux et secondaires, 3 + 1 = 4.",
            ),
            example(
                "Noir a 3 ici, la couleur neutre aussi. Vous êtes Orange : placez les deux hiboux, plantez un buisson orange et terminez votre tour.",
                "Le buisson rapporte 3 points. À la fin de votre tour, la zone isolée est décomptée. Noir et la couleur neutre sont à égalité et ne comptent pas. Orange, seul avec 2, marque donc 4 + 2 = 6 points.",
            ),
            example(
                "La couleur neutre a 4 ici, Noir a 1. Vous êtes Orange : placez les deux hiboux, plantez un buisson orange et terminez votre tour.",
                "Le buisson rapporte 2 points. La couleur neutre est première, donc personne ne marque les 4 points principaux. Orange est deuxième et marque les 2 points secondaires. Un chêne orange serait à égalité avec la couleur neutre : Noir, seul, marquerait tout.",
            ),
            example(
                "Vous avez 6 nuages, et il y en a 2 à côté de votre domino. Dépensez-en 2 pour faire de la place, puis plantez un gazon sur les nuages.",
                "Une fois 2 nuages dépensés, il y a de la place pour les 2 autres. Sans cela, ils sont perdus. Le gazon rapporte 1 point, pour lui-même.",
            ),
            example(
                "Un champignon a réuni deux zones en haut, un autre deux en bas. Couvrez la dernière souche et réunissez les deux grandes zones avec un champignon. Plantez ensuite un chêne à côté de votre domino.",
                "Une zone de 16 cases ! Le chêne rapporte 5 points : 1 pour lui-même et 1 pour chacune des quatre autres plantes.",
            ),
        ],
    };
}
