//! The rules in short, in French.

use super::grammar::and;
use crate::text::app::how_to_play::HowToPlayText;

impl HowToPlayText {
    pub(in crate::text) const FRENCH: HowToPlayText = HowToPlayText {
        sections: [
            (
                "Le but du jeu",
                "Redonnez vie à une vallée polluée : placez des dominos d’animaux le long du ruisseau et plantez dans les zones voisines. Chaque plante rapporte aussitôt des points. Chaque zone en rapporte aux joueurs dont les plantes y ont les plus grandes valeurs totales. Selon l’ordre de jeu, vous commencez avec 4, 3, 2 ou 1 point. Le plus haut score l’emporte.",
            ),
            (
                "Votre tour : un domino",
                "Placez l’un des trois dominos de votre main sur deux cases ruisseau libres. L’une de ses moitiés doit couvrir une case de départ ou toucher un animal qui correspond. Si vous ne pouvez ou ne voulez rien placer, défaussez un domino ; dans ce cas, vous ne posez pas de plante.",
            ),
            (
                "Ce qui correspond",
                "Chaque animal doit être identique à tous ceux qu’il touche : au-dessus, au-dessous, à gauche et à droite. Seule exception, l’animal joker : il va avec tous les autres, et tous les autres vont avec lui. Au début, c’est le papillon.",
            ),
            (
                "Puis une plante",
                "Posez une plante sur une case libre d’une zone, à côté du domino que vous venez de placer. Elle rapporte 1 point, plus 1 pour chaque autre plante de cette zone qui vaut autant ou moins : gazon 1, buisson 2, pin 3, chêne 4. Elle peut être de votre couleur ou neutre.",
            ),
            (
                "Les nuages",
                "À tout moment de votre tour, vous pouvez dépenser des nuages : 2 pour changer l’animal joker ; la valeur d’une plante, de votre couleur ou neutre, pour la récupérer, s’il y a de la place sur votre plateau joueur ; 3, à la fin de votre tour, pour un nouveau tour. Plantez sur des nuages pour les prendre. Vous pouvez en garder six ; les autres sont perdus.",
            ),
            (
                "Isoler une zone",
                "Une zone est isolée quand chaque case ruisseau qui la borde est couverte, ou ne peut plus recevoir de domino. On décompte alors la zone, et le bonus de zone revient au joueur dont c’est le tour. Les points du verso ne comptent qu’à la fin ; d’ici là, ils restent secrets.",
            ),
            (
                "Qui domine la zone ?",
                "Additionnez les valeurs des plantes de chaque couleur, sans oublier la couleur neutre. Les couleurs à égalité ne comptent pas. Parmi celles qui restent, la plus forte reçoit le grand nombre du bonus de zone, la deuxième le petit. S’il ne reste qu’une couleur, elle reçoit les deux. La couleur neutre peut être première ou deuxième, mais ne marque jamais de points.",
            ),
            (
                "La fin de votre tour",
                "Après le décompte, vous complétez votre main à trois dominos, tant que votre réserve le permet. Puis c’est au tour du joueur suivant. Sans domino, on passe son tour.",
            ),
            (
                "La fin de la partie",
                "La partie se termine quand tous les dominos sont épuisés. On décompte les zones qui ont encore leur bonus. Ensuite, chaque nuage restant rapporte 1 point, chaque plante restée sur votre plateau joueur coûte sa valeur, et vos bonus de zone rapportent les points de leur verso. En cas d’égalité, le plus grand nombre de bonus de zone l’emporte.",
            ),
            (
                "Valley",
                "Sur les plateaux Valley, les premiers dominos partent d’une mare, et les zones ne sont décomptées qu’à la fin : la 1re place d’une zone rapporte alors autant de points que la zone a de cases, et la 2e place la moitié. Chaque plante rapporte aussitôt ses points, comme toujours. S’il y a des nuages sur la prairie, couvrez-les : vous en prenez autant que vous pouvez en garder. Couvrez une souche, et vous pouvez placer un champignon sur une case prairie libre, à côté d’une zone. Il en fait désormais partie, réunit toutes les zones qu’il touche et peut même porter une plante.",
            ),
        ],
        matching_picture: "Hibou–renard à côté de renard–grenouille : le renard touche un renard. Tortue–papillon à côté d’escargot–blaireau : le papillon est l’animal joker et touche un escargot.",
        example: |main, minor| {
            format!("Par exemple, avec {main} et {minor} sur le bonus de zone :")
        },
        example_picture: |plants| {
            let plants: Vec<&str> = plants.iter().map(String::as_str).collect();
            format!("Une zone avec ces plantes : {}.", and(&plants))
        },
    };
}
