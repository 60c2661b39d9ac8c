//! The start screen, in French.

use super::grammar::{and, counted};
use crate::text::app::start::StartText;

impl StartText {
    pub(in crate::text) const FRENCH: StartText = StartText {
        title: "Renature",
        tagline: "Placez des animaux le long du ruisseau, replantez ce qui a disparu et faites reverdir la vallée.",
        unofficial: "Projet de fans non officiel, avec ses propres plateaux",
        board: "Plateau de jeu",
        kinds: ["jeu de base", "Valley, face A", "Valley, face B"],
        base_rules: "Jeu de base : une zone est décomptée dès qu’elle est isolée.",
        valley_rules: "Valley, face A : les champignons réunissent des zones, décomptées seulement à la fin. Les nuages sont sur la prairie.",
        valley_back_rules: "Valley, face B : les champignons réunissent des zones, décomptées seulement à la fin. Les nuages sont dans les zones.",
        areas: |count| counted(count, "zone", "zones"),
        players: "Joueurs",
        count: "Nombre de joueurs",
        seat: |number| format!("Place {number}"),
        controller: "Qui joue",
        name: "Nom",
        color: "Couleur",
        controllers: [
            "Humain",
            "Robot au hasard",
            "Robot glouton",
            "Débutant",
            "Facile",
            "Moyen",
            "Difficile",
            "Expert",
        ],
        play_styles: [
            "joue sur cet appareil",
            "coups au hasard, pour tester",
            "marque le plus possible tout de suite, pour tester",
            "pour vos premières parties",
            "surveille qui est en tête dans chaque zone",
            "dépense bien ses nuages",
            "prévoit quelques tours à l’avance",
            "réfléchit plus longtemps, donc plus lent",
        ],
        // In letters: beside a name stand numbers of points.
        person: |number| match number {
            1 => "Joueur Un".into(),
            2 => "Joueur Deux".into(),
            3 => "Joueur Trois".into(),
            _ => "Joueur Quatre".into(),
        },
        bots: ["Héron", "Loutre", "Martin-pêcheur", "Libellule"],
        begins: "Qui commence",
        drawn: "Au hasard",
        start: "Jouer",
        resume: "Reprendre",
        saved: |board, players, turn| match turn {
            0 => format!("{board} : {}, partie terminée", and(players)),
            _ => format!("{board} : {}, tour {turn}", and(players)),
        },
        import: "Ouvrir un fichier",
        import_seats: "Continuez une partie enregistrée ou restaurez une sauvegarde.",
        drop_here: "Déposez le fichier pour l’ouvrir",
        not_begun: |reason| format!("Cette partie ne peut pas commencer : « {reason} »."),
    };
}
