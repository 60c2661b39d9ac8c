//! The texts of the command field in French.

use super::grammar::label;
use crate::text::table::command::{CommandErrorText, CommandText, CommandWords};

impl CommandText {
    pub(in crate::text) const FRENCH: CommandText = CommandText {
        title: "Saisir un coup",
        hint: "Tapez une commande, par exemple « aide ».",
        answer: "Réponse",
        send: "Envoyer",
        words: CommandWords {
            discard: &["défausser"],
            mushroom: &["champignon"],
            joker: &["joker"],
            take_back: &["récupérer", "reprendre"],
            no_plant: &[label!(no_plant), "pas de plante"],
            no_mushroom: &["Sans champignon", "pas de champignon"],
            skip: &["passer"],
            draw: &["piocher"],
            end_turn: &["fin", label!(end_turn), "finir"],
            extra_turn: &[label!(extra_turn), "nouveau"],
            undo: &["annuler"],
            redo: &["rétablir"],
            restart_turn: &["recommencer", "recommencer le tour"],
            yes: &["oui"],
            no: &["non"],
            area: &["zone"],
            areas: &["zones"],
            scores: &["scores", "score", "points", "nuages"],
            moves: &["coups", "derniers coups"],
            hand: &["main"],
            help: &["aide", "commandes"],
        },
        colors: [&["orange"], &["bleu", "bleue"], &["noir", "noire"], &["blanc", "blanche"]],
        neutral: &["neutre"],
        ignored: &["sur", "en", "et", "de", "à", "le", "la", "l", "d", "placer", "planter"],
        help: [
            ("grenouille-hibou a12 b12", "place le domino : grenouille en a12, hibou en b12"),
            (
                "grenouille a12",
                "plus court, si un seul coup est possible ; sinon, une liste s’affiche",
            ),
            ("buisson a11", "plante un de vos buissons en a11"),
            ("buisson neutre a11", "plante un buisson neutre en a11"),
            ("sans plante", "ne plante rien"),
            ("défausser grenouille-hibou", "range le domino dans la boîte"),
            ("joker renard", "fait du renard l’animal joker, pour 2 nuages"),
            ("récupérer a11", "récupère la plante en a11, à vous ou neutre, contre des nuages"),
            ("piocher", "décompte les zones isolées et pioche, avant la fin du tour"),
            ("fin", "termine le tour"),
            ("nouveau tour", "achète un nouveau tour, pour 3 nuages"),
            ("annuler", "annule la dernière action"),
            ("rétablir", "la rétablit"),
            ("recommencer", "annule le tour"),
            ("oui, non", "répond à une question"),
            ("main", "nomme vos dominos"),
            ("zones", "ouvre le tableau des zones"),
            ("zone b", "décrit la zone B et nomme ses cases"),
            ("a11", "décrit la case, sauf si un seul coup y est possible"),
            ("scores", "donne les scores et les nuages"),
            ("coups", "décrit les derniers coups"),
            ("aide", "donne la liste des commandes"),
        ],
        help_in_valley: [
            ("champignon b3", "place un champignon en b3"),
            ("sans champignon", "renonce au champignon"),
        ],
        question: |question| format!("{question} Tapez « oui » ou « non »."),
        errors: CommandErrorText {
            unknown_word: |word| {
                format!("« {word} » est inconnu. « aide » donne la liste des commandes.")
            },
            several_words: |word, words| {
                format!("« {word} » peut vouloir dire : {}.", words.join(", "))
            },
            unclear: "Ces mots ne vont pas ensemble. « aide » donne la liste des commandes.",
            others_plants: "Vous ne pouvez planter que vos plantes et les neutres.",
            no_domino_with: |animal| {
                format!("Aucun de vos dominos ne montre cet animal : {animal}.")
            },
            several_actions: |lines, more| match more {
                0 => format!("Plusieurs coups possibles : {}.", lines.join(" ; ")),
                1 => format!("Plusieurs coups possibles : {} ; 1 autre.", lines.join(" ; ")),
                _ => format!("Plusieurs coups possibles : {} ; {more} autres.", lines.join(" ; ")),
            },
            no_area: |letter| format!("Il n’y a pas de zone {letter}."),
            nothing_asked: "Il n’y a pas de question en attente.",
        },
    };
}
