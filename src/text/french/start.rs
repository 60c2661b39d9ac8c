//! The start screen and the saved games, in French.

use super::grammar::{and, counted, label};
use crate::text::app::{saved_games::SavedGamesText, start::StartText};

impl StartText {
    pub(in crate::text) const FRENCH: StartText = StartText {
        title: "Renature",
        tagline: "Placez des animaux le long du ruisseau, replantez ce qui a disparu et faites reverdir la vallée.",
        unofficial: "Projet de fans non officiel, avec ses propres plateaux",
        board: "Plateau",
        boards: ["Le ruisseau", "Prairie aux champignons", "Prairies lointaines"],
        lesson_boards: ["Ruisseau d’exercice", "Prairie d’exercice"],
        kinds: ["jeu de base", "Valley, face A", "Valley, face B"],
        base_rules: "Jeu de base : on décompte les zones isolées en fin de tour.",
        valley_rules: "Valley, face A : les champignons réunissent des zones, décomptées seulement à la fin. Les nuages sont sur la prairie.",
        valley_back_rules: "Valley, face B : les champignons réunissent des zones, décomptées seulement à la fin. Les nuages sont dans les zones.",
        areas: |count| counted(count, "zone", "zones"),
        players: "Joueurs",
        count: "Nombre de joueurs",
        seat: |number| format!("Place {number}"),
        controller: "Qui joue",
        name: "Nom",
        color: "Couleur",
        bot: |level| format!("Robot : {level}"),
        controllers: [
            "Humain",
            "Robot au hasard",
            "Robot glouton",
            "Débutant",
            "Facile",
            "Moyen",
            "Difficile",
            "Expert",
            "Premiers pas",
        ],
        play_styles: [
            "joue sur cet appareil",
            "coups au hasard, pour tester",
            "marque le plus possible tout de suite, pour tester",
            "quand vous connaissez les règles",
            "surveille qui est en tête dans chaque zone",
            "dépense bien ses nuages",
            "prévoit quelques tours à l’avance",
            "réfléchit le plus, donc plus lent",
            "pour vos toutes premières parties",
        ],
        // In letters: beside a name stand numbers of points.
        person: |number| match number {
            1 => "Joueur Un".into(),
            2 => "Joueur Deux".into(),
            3 => "Joueur Trois".into(),
            _ => "Joueur Quatre".into(),
        },
        bots: ["Héron", "Loutre", "Castor", "Cygne"],
        begins: "Qui commence ?",
        drawn: "Au hasard",
        change: "Modifier la partie",
        start: "Jouer",
        new_game: "Nouvelle partie",
        resume: "Reprendre",
        saved: |board, players, turn| match turn {
            0 => format!("{board} : {}, partie terminée", and(players)),
            _ => format!("{board} : {}, tour {turn}", and(players)),
        },
        import: "Ouvrir un fichier",
        import_hint: "Continuez une partie enregistrée ou restaurez une sauvegarde.",
        drop_here: "Déposez le fichier pour l’ouvrir",
        not_begun: "Cette partie ne peut pas commencer. Choisissez d’autres joueurs ou un autre plateau.",
    };
}

impl SavedGamesText {
    pub(in crate::text) const FRENCH: SavedGamesText = SavedGamesText {
        title: label!(your_games),
        back: "Retour",
        running: "En cours",
        finished: "Terminées",
        none: "Rien pour l’instant : chaque partie que vous jouez est gardée ici, jusqu’à ce que vous la supprimiez.",
        resume: "Reprendre",
        look: "Revoir",
        rename: "Renommer",
        name: "Nom de la partie",
        duplicate: "Copier",
        copy_of: |name| format!("{name} (copie)"),
        duplicated: |name| format!("Copiée sous le nom « {name} »."),
        export: "Enregistrer dans un fichier",
        export_short: "Fichier",
        delete: "Supprimer",
        deleted: |name| format!("La partie « {name} » a été supprimée."),
        undo: "Restaurer",
        turn: |number| format!("Tour {number}"),
        over: "Terminée",
        won: "victoire",
        more: |count| format!("En afficher {count} de plus"),
        newer: "Enregistrée par une version plus récente de cette page ; elle n’a pas été modifiée.",
        unreadable: "Cette partie enregistrée est illisible.",
        broken: "Mises de côté",
        broken_hint: "Renature n’a pas pu lire ces parties. Rien n’a été supprimé. Enregistrez-les dans des fichiers : quelqu’un pourra peut-être les réparer.",
        broken_save: |number| format!("Partie illisible {number}"),
        back_up: "Tout sauvegarder",
        back_up_hint: "parties, résultats, réglages : un seul fichier",
        restored,
        no_room: "Le stockage du navigateur est plein : tout n’a pas pu être remis en place.",
        elsewhere: "Cette partie se joue dans un autre onglet.",
        watching: "Ici, vous la suivez en direct.",
        take_over: "Continuer ici",
        taken_over: "Un autre onglet a repris cette partie.",
    };
}

/// Returns the result of a restored backup: games added, already known, refused.
fn restored(added: usize, known: usize, refused: usize) -> String {
    let added = match added {
        0 => "Aucune partie restaurée".to_owned(),
        _ => counted(added, "partie restaurée", "parties restaurées"),
    };
    let known = match known {
        0 => String::new(),
        _ => format!(", {}", counted(known, "déjà présente", "déjà présentes")),
    };
    let refused = match refused {
        0 => String::new(),
        1 => " ; 1 non restaurée : pas de place, ou illisible".to_owned(),
        _ => format!(" ; {refused} non restaurées : pas de place, ou illisibles"),
    };
    format!("{added}{known}{refused}.")
}
