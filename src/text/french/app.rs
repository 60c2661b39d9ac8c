//! Texts of the app around all screens, in French.

use super::grammar::{date, label};
use crate::text::{
    app::about::AboutText, app::daily::DailyText, app::importing::ImportingText,
    app::loading::LoadingText, app::menu::MenuText, app::offline::OfflineText,
    app::saving::SavingText, app::settings::SettingsText, app::sharing::SharingText,
    words::number::plain,
};

impl AboutText {
    pub(in crate::text) const FRENCH: AboutText = AboutText {
        title: "À propos",
        sections: [
            (
                "Le jeu",
                "Renature est un jeu de plateau de Wolfgang Kramer et Michael Kiesling, édité par Deep Print Games. Il vous plaît ? Achetez-le : le vrai a des plantes en bois.",
            ),
            (
                "Cette page",
                "Une création de fans non officielle, ni réalisée ni approuvée par les auteurs ou l’éditeur. Les plateaux sont originaux, et toutes les images du plateau de jeu, des plantes et des pièces ont été dessinées pour cette page.",
            ),
            (
                "Les animaux",
                "Ils viennent de Twemoji, © Twitter, Inc. et autres contributeurs, sous licence CC BY 4.0 (creativecommons.org/licenses/by/4.0). Le pic est notre adaptation de l’oiseau de Twemoji, l’escargot est plus foncé.",
            ),
            (
                "Les symboles",
                "Les symboles des boutons viennent de Lucide, © Lucide Contributors, sous licence ISC (lucide.dev/license) ; certains proviennent de Feather, © Cole Bemis, sous licence MIT.",
            ),
            (
                "La police",
                "Nunito, © Nunito Project Authors (github.com/googlefonts/nunito), sous licence SIL Open Font License 1.1.",
            ),
            ("Le code", "Logiciel libre sous licence MIT, écrit en Rust avec Leptos."),
            (
                "Vos parties",
                "Tout reste dans ce navigateur : pas de compte, pas de serveur, pas de pistage. Pour garder une partie pour de bon, enregistrez-la dans un fichier.",
            ),
        ],
    };
}

impl DailyText {
    pub(in crate::text) const FRENCH: DailyText = DailyText {
        button: label!(deal_of_the_day),
        hint: |board, bot| format!("{board}, contre un robot ({bot})"),
        name: |day| format!("Partie du {}", date(day)),
        result: |own, other, won| {
            let won = if won { ", victoire" } else { "" };
            format!("{} à {}{won}", plain(own), plain(other))
        },
        share: "Copier le résultat",
        text: |day, board, own, other, won, address| {
            let sign = if won { "🌳" } else { "🌱" };
            let (day, own, other) = (date(day), plain(own), plain(other));
            format!("Renature, partie du {day} ({board}) : {own} à {other} {sign} {address}")
        },
    };
}

impl ImportingText {
    pub(in crate::text) const FRENCH: ImportingText = ImportingText {
        refused: |file, reason| format!("« {file} » n’a pas été ouvert : {reason}."),
        detail: |detail| format!(" Détail technique : {detail}."),
        foreign: "ce n’est pas un fichier de Renature",
        version: "une autre version de cette page l’a créé",
        damaged: "des parties manquent ou ont été modifiées",
        wrong_board: "son plateau n’est pas jouable",
        wrong_setup: "aucune partie ne peut commencer avec ces joueurs, dominos et bonus de zone",
        wrong_turn: |number, turn, seat| {
            format!("l’action {number} vient du joueur {seat}, mais c’est le tour du joueur {turn}")
        },
        illegal: |number, reason| format!("l’action {number} enfreint les règles (« {reason} »)"),
        wrong_scores: |number, actual, stated| {
            format!("après l’action {number}, les scores sont {actual} et non {stated}")
        },
        result_too_early: "il contient un résultat, mais la partie n’est pas finie",
        result_missing: "la partie est finie, mais le résultat manque",
        wrong_result: "la partie mène à un autre résultat",
        unreadable: "ce n’est pas du texte lisible",
        pasted: "le texte collé",
        too_large: |file, megabytes| {
            format!(
                "« {file} » n’a pas été ouvert : il dépasse {megabytes} Mo, la limite de cette page."
            )
        },
    };
}

impl LoadingText {
    pub(in crate::text) const FRENCH: LoadingText = LoadingText {
        loading: "Chargement du jeu…",
        failed: "Le chargement a échoué. Rien n’est perdu. Êtes-vous en ligne ?",
        try_again: "Réessayer",
        back: "Retour",
    };
}

impl MenuText {
    pub(in crate::text) const FRENCH: MenuText = MenuText {
        title: "Menu",
        export: "Enregistrer dans un fichier",
        players: "Noms et couleurs",
        done: "Terminé",
        full_screen: "Plein écran",
        leave_full_screen: "Quitter le plein écran",
        new_game: label!(new_game),
        leave: "Commencer une nouvelle partie ?",
        stays_saved: "Celle-ci reste enregistrée ; vous pourrez la reprendre quand vous voudrez.",
        leave_yes: label!(new_game),
        stay: "Poursuivre cette partie",
        how_to_play: "Règles du jeu",
        learn: "Apprendre à jouer",
        about: "À propos",
        settings: "Réglages",
        language: "Langue",
        theme: "Thème",
        themes: ["Système", "Clair", "Sombre"],
        bot_speed: "Vitesse des robots",
        speeds: ["Lente", "Normale", "Instantanée"],
        close: "Fermer",
    };
}

impl OfflineText {
    pub(in crate::text) const FRENCH: OfflineText = OfflineText {
        update: "Il y a une nouvelle version de cette page. Une partie en cours reprendra là où elle en est.",
        reload: "Enregistrer et recharger",
        in_menu: "Il y a une nouvelle version de cette page : ouvrez le menu.",
        menu: "Menu : il y a une nouvelle version",
        later: "Plus tard",
    };
}

impl SavingText {
    pub(in crate::text) const FRENCH: SavingText = SavingText {
        blocked: "Ce navigateur n’autorise aucun enregistrement : la partie sera perdue à la fermeture de la page. Pendant la partie, le menu permet de l’enregistrer dans un fichier.",
        corrupt: "La partie enregistrée n’a pas pu être lue ; elle a été mise de côté, et rien n’a été supprimé.",
        mended: "Le dernier enregistrement de cette partie n’a pas pu être lu et a été mis de côté ; la voici telle qu’elle était une action plus tôt.",
        newer: "La partie vient d’une version plus récente de cette page ; elle n’a pas été modifiée.",
        gone: "Cette partie n’est plus là : elle a été supprimée.",
        results_aside: concat!(
            "Les anciennes statistiques n’ont pas pu être lues. Elles sont gardées dans « ",
            label!(your_games),
            " », et rien n’a été supprimé."
        ),
        full: "Le stockage du navigateur est plein : cette partie n’est pas enregistrée. Pendant la partie, le menu permet de l’enregistrer dans un fichier.",
        unsaved: "Non enregistrée",
        unsaved_title: "Cette partie n’est pas enregistrée",
        unsaved_full: "Le stockage du navigateur est plein. Enregistrez la partie dans un fichier, ou faites de la place : elle sera de nouveau enregistrée dès que possible.",
        unsaved_blocked: "Ce navigateur n’autorise aucun enregistrement. Enregistrez la partie dans un fichier avant de fermer la page.",
        unsaved_leave: "Cette partie n’est pas enregistrée. Si vous la quittez, tout ce qui suit son dernier enregistrement est perdu. Le menu permet de l’enregistrer dans un fichier.",
        make_room: "Faire de la place",
        no_room_title: "Pas de place pour enregistrer la partie",
        no_room: "Le stockage du navigateur est plein. Voici vos plus anciennes parties terminées : enregistrez-les dans des fichiers, puis supprimez-les ici. Rien ne disparaît tout seul.",
        no_room_at_all: concat!(
            "Le stockage du navigateur est plein, et il n’y a aucune partie terminée à supprimer. Sauvegardez tout dans un fichier, puis supprimez dans « ",
            label!(your_games),
            " » les parties dont vous ne voulez plus."
        ),
        try_again: "Réessayer",
        play_unkept: "Jouer sans enregistrer",
        bot_failed: "Le robot n’a pas pu finir de réfléchir : il joue le coup qui rapporte le plus tout de suite.",
        exported: |file| format!("Enregistré sous {file}."),
        not_exported: "Ce navigateur n’a pas pu créer le fichier.",
        crash_title: "Un problème est survenu",
        crash: "C’est notre faute. Votre partie a été enregistrée après la dernière action.",
        reload: "Recharger et reprendre",
        reload_only: "Recharger seulement",
        rescue: "Enregistrer la partie dans un fichier",
        details: "Détails techniques",
    };
}

impl SettingsText {
    pub(in crate::text) const FRENCH: SettingsText = SettingsText {
        groups: ["Jeu", "Affichage", "Aide", "Son"],
        colorblind: "Mode daltonien : autres couleurs, et une marque pour chaque joueur",
        joker_marks: "Marquer l’animal joker sur les dominos",
        scored_areas: "Afficher en vert les zones décomptées",
        coordinates: "Coordonnées autour du plateau de jeu",
        irrelevant: "Animaux à côté desquels il n’y a plus de place",
        irrelevant_ways: ["Estompés", "Masqués", "Visibles"],
        unseen: "Afficher la liste des dominos pas encore vus",
        tooltips: "Expliquer ce que montre la souris, le clavier ou un doigt posé",
        handover_screen: "Cacher les dominos quand on se passe l’appareil",
        shortcuts: "Raccourcis à une touche pendant le jeu",
        sound: "Sons",
        volume: "Volume",
        vibration: "Vibrations",
        hints_again: "Revoir les conseils des premiers tours",
        hints_come_again: "Les conseils s’afficheront de nouveau.",
        animations: "Animations",
        paces: ["Aucune", "Normales", "Rapides"],
        reduced_motion: "Cet appareil réduit les animations : rien ne bouge.",
        confirm: "Confirmer les coups",
        confirm_ways: ["Jamais", label!(important), label!(always)],
        confirm_note: concat!(
            label!(important),
            " : avant de défausser alors qu’un domino convient, de renoncer à un champignon ou à une plante, de choisir un joker qui bloque tous vos dominos, ou de décompter une zone. ",
            label!(always),
            " : chaque pièce se place séparément, et vous la confirmez."
        ),
    };
}

impl SharingText {
    pub(in crate::text) const FRENCH: SharingText = SharingText {
        share: "Partager",
        game: "Cette partie",
        game_hint: "telle qu’elle est : à regarder, ou à continuer ailleurs",
        deal: "Le même départ",
        deal_hint: "les mêmes dominos et bonus de zone, depuis le début",
        link: "Lien",
        copy: "Copier",
        copied: "Copié.",
        not_copied: "La copie a échoué : sélectionnez le texte et copiez-le vous-même.",
        code: "Le même lien en code QR",
        no_link: |reason| format!("Pas de lien possible vers cette partie : {reason}."),
        linked: "Une partie reçue par lien",
        linked_running: "Vous pouvez la continuer à partir d’ici.",
        linked_over: "Elle est terminée ; vous pouvez la revoir en entier.",
        linked_deal: "Les mêmes dominos et bonus de zone que dans cette partie, depuis le début.",
        linked_kept: "Elle s’ajoute à vos parties sans en modifier aucune autre.",
        linked_play: "Jouer",
        linked_look: "Revoir",
        not_now: "Pas maintenant",
        bad_link: |reason| format!("Ce lien ne peut pas être ouvert : {reason}."),
        link_errors: [
            "il est trop long pour contenir une partie",
            "des caractères manquent ou sont faux",
            "il vient d’une autre version de cette page",
            "sa partie n’a pas pu se dérouler ainsi",
        ],
        custom_board: "seules les parties sur les plateaux de cette page tiennent dans un lien",
        statistics: "Statistiques",
        not_counted: "Une partie avec des tours entiers annulés, ou reprise d’une autre, ne compte pas.",
        columns: ["Nom", "Plateau", "Parties", "Gagnées", "Moyenne", "Record", "Contre"],
        against: |bot, games, wins| {
            let won = if wins < 2 { "gagnée" } else { "gagnées" };
            format!("{bot} : {wins} {won} sur {games}")
        },
    };
}
