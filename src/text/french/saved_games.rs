//! The saved games, in French.

use super::grammar::{counted, label};
use crate::text::app::saved_games::SavedGamesText;

impl SavedGamesText {
    pub(in crate::text) const FRENCH: SavedGamesText = SavedGamesText {
        title: label!(your_games),
        back: "Retour",
        running: "En cours",
        finished: "Terminées",
        none: "Rien pour l’instant : chaque partie que vous commencez est gardée ici, jusqu’à ce que vous la supprimiez.",
        resume: "Reprendre",
        look: "Revoir",
        rename: "Nom de la partie",
        duplicate: "Dupliquer",
        copy_of: |name| format!("{name} (copie)"),
        export: "Enregistrer dans un fichier",
        delete: "Supprimer",
        deleted: |name| format!("« {name} » a été supprimée."),
        undo: "Restaurer",
        turn: |number| format!("Tour {number}"),
        over: "Terminée",
        won: "victoire",
        all: |count| format!("Tout afficher ({count})"),
        newer: "Enregistrée par une version plus récente de cette page ; elle n’a pas été modifiée.",
        broken: "Mises de côté",
        broken_hint: "Renature n’a pas pu lire ces parties. Rien n’a été supprimé. Enregistrez-les dans des fichiers : quelqu’un pourra peut-être les réparer.",
        broken_save: |number| format!("Partie illisible {number}"),
        back_up: "Tout sauvegarder",
        back_up_hint: "parties, résultats, réglages : un seul fichier",
        restored,
        no_room: "Le stockage du navigateur est plein : tout n’a pas pu être remis en place.",
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
        _ => format!(
            " ; {} : pas de place, ou illisible",
            counted(refused, "laissée de côté", "laissées de côté")
        ),
    };
    format!("{added}{known}{refused}.")
}
