//! The tutorial, in French.

use crate::text::app::tutorial::{TutorialText, step};

impl TutorialText {
    pub(in crate::text) const FRENCH: TutorialText = TutorialText {
        title: "Apprendre à jouer",
        lessons: [
            ("Votre première partie", "Dominos, plantes, zones et nuages : environ cinq minutes"),
            ("En route pour Valley", "Souches et champignons : environ trois minutes"),
        ],
        begin: "Commencer",
        resume: "Continuer",
        restart: "Recommencer",
        step: |number, count| format!("Étape {number} sur {count}"),
        next: "Suivant",
        repeat: "Refaire l’étape",
        leave: "Quitter",
        kept: "« Apprendre à jouer » reprendra à cette étape.",
        play: "Jouer une première partie",
        go_on: "Découvrir Valley",
        watch: "Regardez ce que fait Bleu.",
        other_closed: "Bleu a isolé une zone.",
        counts: "On compte maintenant tous les points.",
        end_turn: "Très bien ! Terminez maintenant votre tour.",
        other_domino: |domino| format!("Prenez un autre domino pour cette étape : {domino}."),
        other_space: "C’est possible aussi ! Pour cette étape, choisissez l’endroit éclairé.",
        choose_plant: "C’est la bonne case. Choisissez maintenant la plante.",
        turned: "C’est le bon endroit, mais à l’envers. Tournez le domino.",
        half_there: "Presque ! Tournez-le, ou choisissez l’autre case éclairée.",
        discard: "Gardez-le ! Il peut encore aller sur le plateau.",
        undo: "Dans la leçon, on n’annule rien. Vous pouvez refaire l’étape.",
        joker_by_keys: "J ouvre le choix, les touches fléchées vont d’un animal à l’autre.",
        numbers: [
            "Un nombre ou un signe vous intrigue ? Touchez-le.",
            "Un nombre ou un signe vous intrigue ? Pointez-le avec la souris, ou atteignez-le au clavier.",
        ],
        base: [
            step(
                "Bienvenue au bord du ruisseau !",
                "Vous êtes Orange et commencez avec 4 points, Bleu avec 3. Placez des animaux le long du ruisseau, plantez à côté et gagnez des points.",
                "Lisez d’abord, puis appuyez sur « Suivant ».",
            ),
            step(
                "Placez grenouille–renard, la grenouille à droite.",
                "Choisissez le domino dans votre main, puis le cercle de pierres éclairé, puis « Placer ».",
                "Placez d’abord le domino grenouille–renard.",
            ),
            step(
                "Choisissez un gazon pour la case éclairée.",
                "La première plante d’une zone rapporte 1 point. Sa valeur sert à passer en tête : gazon 1, buisson 2, pin 3, chêne 4. « 1er » : vous menez.",
                "Commencez petit : plantez votre propre gazon.",
            ),
            step(
                "Terminez votre tour.",
                "Vous piochez un nouveau domino, puis c’est à Bleu.",
                "Tout est fait ici. Terminez votre tour.",
            ),
            step(
                "Placez grenouille–hérisson, grenouille contre grenouille.",
                "Là où deux dominos se touchent, les animaux doivent être identiques. À côté des animaux estompés, il n’y a plus de place.",
                "Placez d’abord le domino grenouille–hérisson.",
            ),
            step(
                "Plantez un buisson sur la case éclairée.",
                "1 point, plus 1 par autre plante de la zone qui vaut autant ou moins : avec le buisson de Bleu, 2. « égalité » : autant que Bleu, personne ne mène.",
                "Plantez votre buisson pour 2 points.",
            ),
            step(
                "Placez papillon–hibou, papillon contre grenouille.",
                "Le papillon est l’animal joker : il correspond à tous les animaux.",
                "Placez d’abord le domino papillon–hibou.",
            ),
            step(
                "Plantez un pin sur la case éclairée.",
                "Seulement 1 point, car le chêne de Bleu vaut plus. « 2e » : avec 3, vous êtes deuxième, juste derrière Bleu et ses 4.",
                "Plantez votre propre pin : avec 3, vous êtes deuxième ici.",
            ),
            step(
                "Choisissez le blaireau comme animal joker.",
                "Votre blaireau ne va pas avec le hibou. Pour 2 nuages, il devient joker. Un ✓ : cet animal permettrait de placer un domino.",
                "Choisissez d’abord le blaireau comme animal joker.",
            ),
            step(
                "Placez salamandre–blaireau, blaireau contre hibou.",
                "Maintenant, le blaireau correspond à tous les animaux.",
                "Placez d’abord le domino salamandre–blaireau.",
            ),
            step(
                "Plantez un buisson sur les nuages.",
                "Plantez sur des nuages pour les prendre : 6 au maximum. Avec eux, vous pouvez aussi récupérer une plante ou rejouer.",
                "Plantez votre propre buisson sur les nuages.",
            ),
            step(
                "Terminez votre tour et décomptez la zone.",
                "Autour, le ruisseau est couvert : la zone est isolée. Vous y avez 4, Bleu 2. À vous les points principaux (en grand), à Bleu les secondaires.",
                "Tout est fait ici. Terminez votre tour.",
            ),
            step(
                "4 points pour vous, 2 pour Bleu !",
                "Le jeton 4/2 est à vous : c’est le bonus de zone. Son verso, ici 1 point, compte à la fin. Les nuages restants aussi, 1 point chacun.",
                "Lisez d’abord, puis appuyez sur « Suivant ».",
            ),
            step(
                "Placez votre dernier domino, hibou contre hibou.",
                "Bleu a rejoué pour 3 nuages et gagné 3 points en B. En C : égalité, le gris n’est à personne, aucun point. Bleu l’a isolée et prend le bonus.",
                "Placez d’abord votre dernier domino.",
            ),
            step(
                "Plantez un chêne neutre sur la case éclairée.",
                "Les plantes grises, neutres, ne sont à personne. Neutre et Bleu ont alors 4 chacun : les couleurs à égalité ne comptent pas, tout est à vous !",
                "Seul le chêne neutre convient : il crée l’égalité avec Bleu.",
            ),
            step(
                "Terminez votre tour et décomptez la zone.",
                "La partie se termine. Chaque plante restante coûte sa valeur : plantez à temps celles qui valent le plus.",
                "Tout est fait ici. Terminez votre tour.",
            ),
            step(
                "Bravo ! La partie est finie.",
                "Une vraie partie est plus longue et, à deux, se joue avec plus de plantes. Souvent, inutile de choisir « Placer » : touchez tout de suite la plante.",
                "La partie est finie. Appuyez sur un bouton en bas.",
            ),
        ],
        valley: [
            step(
                "Bienvenue dans Valley !",
                "Ici, il y a des souches et des champignons. Les zones ne sont décomptées qu’à la fin.",
                "Lisez d’abord, puis appuyez sur « Suivant ».",
            ),
            step(
                "Placez tortue–renard sur la mare et la souche.",
                "Les mares sont les cases de départ. Une souche sous votre domino vous donne un champignon.",
                "Placez d’abord le domino tortue–renard.",
            ),
            step(
                "Placez le champignon sur la case éclairée.",
                "Placé à côté de plusieurs zones, il les réunit : ici, A et B.",
                "Prenez le champignon : il crée une grande zone.",
            ),
            step(
                "Plantez un buisson sur la case éclairée.",
                "Deux zones et un champignon : 9 cases. À la fin, 9 points au premier, 4 au deuxième (4,5 arrondi à 4). « 1er (13) » : seul, vous avez 9 + 4.",
                "Plantez votre propre buisson.",
            ),
            step(
                "Jouez un nouveau tour.",
                "Pour 3 nuages, vous rejouez tout de suite.",
                "Pas encore : jouez d’abord un nouveau tour.",
            ),
            step(
                "Placez escargot–renard sur les nuages, renard contre renard.",
                "Ici, les nuages sont sur la prairie. Si votre domino les couvre, ils sont à vous.",
                "Placez d’abord le domino escargot–renard.",
            ),
            step(
                "Plantez un pin sur la case éclairée.",
                "Cela fait 2 points : votre buisson compte, car le champignon réunit les zones. On peut aussi planter sur un champignon.",
                "Plantez votre propre pin : avec le buisson, il rapporte 2 points.",
            ),
            step(
                "Placez pic–escargot, escargot contre escargot.",
                "Bleu aussi a joué un nouveau tour. C’est votre dernier domino. Une croix : plus de place pour un domino.",
                "Placez d’abord votre dernier domino.",
            ),
            step(
                "Plantez un chêne sur la case éclairée.",
                "Personne d’autre n’a planté dans cette zone. À la fin, vous aurez ses points principaux et secondaires.",
                "Plantez votre propre chêne : une plante restante coûte sa valeur.",
            ),
            step(
                "Bravo ! Les zones sont décomptées.",
                "1 point par case au premier, la moitié au deuxième. La grande zone est à vous, 5 à 4. Les plantes restantes coûtent leur valeur.",
                "La partie est finie. Appuyez sur un bouton en bas.",
            ),
        ],
    };
}
