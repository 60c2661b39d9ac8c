//! The panels of the table, in French.

use super::grammar::{and, clouds, clouds_would_be_lost, counted, label, points, spaces};
use crate::text::{
    table::action_list::ActionListText,
    table::final_scoring::{FinalScoringText, RankedPlayer},
    table::hand_over::HandOverText,
    table::log::LogText,
    table::onboarding::OnboardingText,
    table::queries::QueryText,
    table::score_chart::ScoreChartText,
    table::shortcuts::ShortcutsText,
    table::timeline::TimelineText,
    table::zoom::ZoomText,
    words::number::{plain, signed},
};

impl ActionListText {
    pub(in crate::text) const FRENCH: ActionListText = ActionListText {
        title: "Liste des coups",
        nothing: "Il n’y a rien à faire pour l’instant.",
        group: |title, count| {
            format!("{title} : {}", counted(count, "possibilité", "possibilités"))
        },
        domino: |[first, second], [here, there]| format!("{first} en {here}, {second} en {there}"),
        then_plant: |most| match most {
            Some(most) => format!("puis une plante qui rapporte jusqu’à {}", points(most)),
            None => "puis aucune case pour une plante".into(),
        },
        takes: |count| format!("vous prenez {}", clouds(count)),
        would_lose: clouds_would_be_lost,
        loses: |count| counted(count as usize, "nuage perdu", "nuages perdus"),
        stumps: |count| format!("couvre {}", counted(count, "souche", "souches")),
        closes: |areas| match areas {
            [area] => format!("isole la zone {area}"),
            _ => format!("isole les zones {}", and(areas)),
        },
        standings: |standings| format!("ensuite {standings}"),
        discard: |domino| format!("Défausser {domino}"),
        go_on: "Continuer",
        joining: "Champignon qui réunit des zones",
        extending: "Champignon qui agrandit une zone",
        mushroom: |space, areas, size| match areas {
            [area] => {
                format!("Champignon en {space} : la zone {area} passe à {}", spaces(size))
            }
            _ => format!(
                "Champignon en {space} : réunit les zones {} en une seule de {}",
                and(areas),
                spaces(size)
            ),
        },
        filter: "Filtrer",
        found: |count| match count {
            0 => "Aucun coup ne contient tous ces mots.".into(),
            _ => counted(count, "coup", "coups"),
        },
        space: |space, area| format!("Plante en {space} ({area})"),
        plant: |plant, score, standings| {
            format!("{plant} : {} ; ensuite {standings}", points(score))
        },
        joker: "Changer l’animal joker pour 2 nuages",
        return_plant: "Récupérer une plante",
        returned: |plant, space, cost| format!("{plant} en {space} pour {}", clouds(cost)),
    };
}

impl FinalScoringText {
    pub(in crate::text) const FRENCH: FinalScoringText = FinalScoringText {
        title: label!(final_scoring),
        source: "Points",
        sources: [
            "Départ",
            "Plantes posées",
            "Zones, points principaux",
            "Zones, points secondaires",
            "Nuages restants",
            "Plantes restantes",
            "Verso des bonus",
        ],
        areas_in_play: "Zones isolées pendant la partie",
        result: |sentence| format!("{} !", sentence.trim_end_matches('.')),
        place: |&RankedPlayer { place, name, score }| {
            format!("{place}.\u{a0}{name}\u{a0}{}", plain(score))
        },
        you_won: "Vous avez gagné !",
        well_played: "Bien joué !",
        next_time: "Ce sera pour la prochaine fois !",
        total: "Total",
        area_tokens: "Bonus de zone (départage)",
        areas: "Points des zones",
        walk: "Les flèches passent d’une zone à l’autre.",
        area_columns: ["Zone", "1er / 2e"],
        area_legend: "0 : des plantes, mais aucun point. – : aucune plante. Entre parenthèses : le neutre prend ces points, personne ne les marque.",
        controls: "Présentation",
        pause: "Pause",
        go_on: "Continuer",
        back: "Étape précédente",
        next: "Étape suivante",
        speeds: ["Vitesse : lente", "Vitesse : normale", "Vitesse : rapide", "Vitesse : maximale"],
        skip: "Tout afficher",
        steps_aloud: "« Étape suivante » lit chaque étape à voix haute.",
        replay: "Revoir",
        look_at_table: "Voir le plateau",
        show_again: label!(final_scoring),
        export: "Enregistrer",
        rematch: "Revanche",
        new_game: label!(new_game),
        winner: "victoire",
    };
}

impl HandOverText {
    pub(in crate::text) const FRENCH: HandOverText = HandOverText {
        title: |name| format!("À {name} de jouer"),
        hidden: |name| format!("Passez l’appareil à {name}."),
        begins: |name| format!("{name} commence."),
        you_begin: "Vous commencez.",
        since: "Depuis votre dernier tour",
        so_far: "Jusqu’ici",
        turn_back: |name| format!("Rendre le tour à {name}"),
        turn_back_again: |name| {
            format!("{name}, vos dominos vont s’afficher. Si c’est bien vous, appuyez à nouveau.")
        },
        here: "Voir mes dominos",
    };
}

impl LogText {
    pub(in crate::text) const FRENCH: LogText = LogText {
        title: label!(log),
        short_title: "Journal",
        empty: "Rien pour l’instant : le premier domino n’est pas encore placé.",
        turn: |number| format!("tour {number}"),
        final_scoring: label!(final_scoring),
        points: |points| match points {
            -1..=1 => format!("{} point", signed(points)),
            _ => format!("{} points", signed(points)),
        },
        enlarge: "Afficher tout le journal de partie",
        close: "Fermer le journal de partie",
        newest: "Dernier coup",
    };
}

impl OnboardingText {
    pub(in crate::text) const FRENCH: OnboardingText = OnboardingText {
        close: "Fermer le conseil",
        no_more: "Masquer les conseils",
        closed: "Les conseils sont masqués. Le menu permet de les revoir.",
        choose_domino: "D’abord un domino, puis une plante à côté. Choisissez le domino : le plateau montre où il va.",
        place_domino: "Le domino couvre une case de départ, ou touche un animal qui correspond.",
        place_domino_in_valley: "Le domino couvre une mare, ou touche un animal qui correspond.",
        mushroom: "Le champignon réunit les zones voisines. Les nombres indiquent les plus grandes zones possibles, les pastilles la couleur en tête.",
        choose_plant: concat!(
            "Le nombre avec un + : vos points tout de suite. « 1er » ou « ",
            label!(tie),
            " » est votre rang dans la zone."
        ),
        rank_points: "Dans le rond : les points de ce rang.",
        zoom: "La loupe agrandit le plateau.",
        planted: "Touchez à nouveau pour planter. La zone après votre coup est ci-dessous.",
        finish: "À la fin du tour, les zones isolées sont décomptées, et vous piochez un domino.",
        finish_in_valley: "À la fin du tour, vous piochez un domino. Les zones ne sont décomptées qu’en fin de partie.",
        finish_discarded: "À la fin du tour, vous piochez un domino. Les zones ne sont décomptées que si vous en avez placé un.",
        end: "Bravo, un tour complet ! Avec des nuages, vous pouvez en acheter un autre.",
        faint: "Certains animaux sont estompés : aucun domino ne va plus à côté.",
    };
}

impl ScoreChartText {
    pub(in crate::text) const FRENCH: ScoreChartText = ScoreChartText {
        title: "Les scores au fil des tours",
        start: "Départ",
        turn: |number| format!("Tour {number}"),
        final_scoring: label!(final_scoring),
        score: |name, score| format!("{name} {}", plain(score)),
        at: |when, scores| format!("{when} : {}", scores.join(", ")),
        summary: |points| format!("Les scores au fil des tours. {}.", points.join(". ")),
        turns: "tour",
        end: "fin",
        slider: "Tour du graphique",
    };
}

impl QueryText {
    pub(in crate::text) const FRENCH: QueryText = QueryText {
        drawn: |domino| format!("Vous avez pioché {domino}."),
        meanwhile: |areas, sum| match areas {
            [area] if sum == 0 => format!("La zone {area} ne vous a rien rapporté."),
            _ if sum == 0 => format!("Les zones {} ne vous ont rien rapporté.", and(areas)),
            [area] => format!("La zone {area} vous a rapporté {}.", points(sum)),
            _ => format!("Les zones {} vous ont rapporté {}.", and(areas), points(sum)),
        },
        without_points: |areas| match areas {
            [area] => format!("Zone {area} : 0 point."),
            _ => format!("Zones {} : 0 point.", and(areas)),
        },
        other_scored: |name, area, points| format!("{name} : zone {area}, +{points}."),
        other_planted: |name, plant, at, points| format!("{name} : {plant} en {at}, +{points}."),
        tie: "égalité",
        new_joker: |animal| format!("Nouvel animal joker : {animal}."),
        score: |name, points| format!("{name} {points}"),
        no_moves: "Personne n’a encore joué.",
        no_dominoes: "Vous n’avez pas de domino.",
        areas: "Zones",
        area_columns: ["Zone", "Cases", "Points", "À couvrir", "Plantes"],
        sort_by: |column| format!("Trier par : {column}"),
        sorted_by: |column, is_descending| {
            let order = if is_descending { "décroissant" } else { "croissant" };
            format!("Tri par : {column}, {order}")
        },
    };
}

impl ShortcutsText {
    pub(in crate::text) const FRENCH: ShortcutsText = ShortcutsText {
        title: "Raccourcis clavier (« ? »)",
        hint: "Touches 1 à 3 ; « ? » les affiche toutes.",
        screen_readers: "Les lecteurs d’écran ne transmettent lettres et chiffres au jeu qu’en mode focus ou formulaire. NVDA : Inser+Espace. JAWS : Inser+Z. Orca : deux fois Inser+A. VoiceOver : désactivez la navigation rapide.",
        focus_mode: "Lettres et chiffres agissent en mode focus ou formulaire de votre lecteur d’écran. Dans le menu, la liste des touches explique comment l’activer.",
        first: "1 à 3 choisissent un domino, N mène à la prochaine case possible, 1 à 8 choisissent une plante, Entrée place, « ? » montre toutes les touches.",
        keys: [
            (
                "Votre tour",
                &[
                    (
                        "1 2 3",
                        "tant qu’aucune case n’est choisie : choisir un domino ; on passe à la première case possible",
                    ),
                    (
                        "1 – 8",
                        "ensuite, choisir une plante pour la case qui a le focus : les vôtres, puis les neutres",
                    ),
                    ("R", "tourner le domino"),
                    ("J T D", "changer l’animal joker, récupérer une plante, défausser le domino"),
                    ("F E", "piocher un domino avant la fin du tour, acheter un nouveau tour"),
                    ("Entrée", "placer le domino, puis terminer le tour ; activer le bouton"),
                    ("Échap", "abandonner le choix, fermer ce qui est ouvert"),
                    ("Ctrl+Z, Ctrl+Y", "annuler, rétablir"),
                ],
            ),
            (
                "Plateau et main",
                &[
                    ("Tab", "vers la main, les boutons et le plateau de jeu"),
                    ("Flèches", "sur le plateau de jeu ou en main : case ou domino d’à côté"),
                    (
                        "Origine, Fin, Page ↑↓",
                        "sur le plateau de jeu : bouts de la ligne ou colonne ; avec Ctrl, du plateau",
                    ),
                    ("N", "sur le plateau de jeu : prochaine case possible"),
                    ("P", "sur le plateau de jeu : case possible précédente"),
                    ("Espace", "sur le plateau de jeu : choisir la case"),
                    ("B", "vers le plateau de jeu"),
                    ("H", "vers la main, ou vers les plantes à choisir"),
                    ("+ − 0", "agrandir, réduire, tout le plateau de jeu"),
                ],
            ),
            (
                "Coups précédents",
                &[
                    ("← →", "ailleurs : une action en arrière ou en avant"),
                    ("Maj+← →", "ailleurs : un tour en arrière ou en avant"),
                    ("Origine, Fin", "ailleurs : au début, au présent"),
                ],
            ),
            (
                "À écouter",
                &[("S", "entendre les scores et les nuages"), ("M", "entendre les derniers coups")],
            ),
            (
                "Listes et aide",
                &[
                    ("?", "cette liste"),
                    ("F1", "la règle du nombre sélectionné, ou d’un refus"),
                    ("L", "liste de tous les coups possibles"),
                    ("/", "dans cette liste : au filtre"),
                    ("C", "taper une commande : « aide » en donne la liste"),
                    ("A", "tableau de toutes les zones"),
                    ("O", "le menu et les réglages"),
                ],
            ),
        ],
    };
}

impl TimelineText {
    pub(in crate::text) const FRENCH: TimelineText = TimelineText {
        title: "Fil de la partie",
        first: "Au début (Origine)",
        back: "Une action en arrière (←)",
        forward: "Une action en avant (→)",
        to_now: "Au présent (Fin)",
        slider: "Position dans la partie",
        now: "présent",
        beginning: "Avant la première action.",
        position: |turn, name, actions, all| {
            format!("tour {turn}, {name}, action {actions} sur {all}")
        },
        at_beginning: "Vous revoyez le début",
        in_turn: |turn| format!("Vous revoyez le tour {turn}"),
        before_turn: |turn| format!("Vous revoyez le début du tour {turn}"),
        draws: |name| format!("{name} complète sa main."),
        draws_nothing: |name| format!("{name} n’a plus rien à piocher."),
        ends_turn: |name| format!("{name} termine son tour."),
        viewing_past: "Vous revoyez le passé.",
        back_to_now: "Revenir au présent",
        play_on: "Repartir d’ici",
        play_on_hint: "Crée une copie à partir d’ici. Votre partie reste enregistrée ; la copie ne compte pas dans les statistiques.",
        no_room: "Le navigateur n’a pas la place de garder les deux parties : enregistrez d’abord celle-ci dans un fichier.",
        bots_wait: "Les robots attendent votre retour.",
        refused: "Vous revoyez le passé : revenez au présent pour jouer.",
        is_beginning: "Vous êtes au début.",
        is_now: "Vous voyez déjà la position actuelle.",
        go_there: "Montrer le plateau de jeu après ce coup",
        show_again: "Revoir ce que les autres ont fait",
        nothing_to_show: "Personne d’autre n’a encore joué.",
        showing_again: "Les coups défilent : appuyez sur la table pour revenir au présent.",
        undo_turn: label!(undo_turn),
        undo_turn_only: concat!(
            "On ne peut plus annuler qu’un tour entier, avec « ",
            label!(undo_turn),
            " » ; la partie ne comptera plus."
        ),
        turn_stays_undone: "Rien à rétablir : un tour entier annulé reste annulé.",
        turns_undone: |count| match count {
            0 => "Aucun tour entier n’a été annulé.".into(),
            1 => "1 tour entier a été annulé.".into(),
            _ => format!("{count} tours entiers ont été annulés."),
        },
        not_counted: "Cette partie ne compte pas dans les statistiques.",
        branched: |turn| format!("Reprise d’une autre partie, à partir du tour {turn}."),
        open_parent: "Ouvrir cette autre partie",
        parent_gone: "Cette autre partie n’est plus gardée ici.",
        watching: "Seuls des robots jouent : vous regardez.",
        paused: "Les robots sont en pause.",
        pause: "Pause",
        go_on: "Continuer",
        one_action: "Une action",
        one_turn: "Un tour",
    };
}

impl ZoomText {
    pub(in crate::text) const FRENCH: ZoomText = ZoomText {
        title: "Zoom",
        nearer: "Zoom : agrandir",
        farther: "Réduire",
        whole: "Zoom : tout le plateau de jeu",
        part: "Le plateau de jeu est agrandi.",
        all: "Tout le plateau de jeu est visible.",
        pan_title: "Déplacer la vue",
        pan: [
            "Déplacer la vue à gauche",
            "Déplacer la vue vers le haut",
            "Déplacer la vue vers le bas",
            "Déplacer la vue à droite",
        ],
    };
}
