//! The table, in French.

use super::grammar::{
    a, and, clouds, clouds_would_be_lost, label, of_the, or, owned_plant, points, spaces,
};
use crate::text::{
    app::settings::SettingsText,
    table::{
        Buttons, Prompts, RefusedText, TableText,
        confirm::{ConfirmText, QuestionText},
        unseen::UnseenText,
    },
    words::{areas::AreaText, number::signed, seats::SeatText, spaces::SpaceText},
};

impl TableText {
    pub(in crate::text) const FRENCH: TableText = TableText {
        table: "Table de jeu",
        board: "Plateau de jeu",
        turn_of: |name| format!("À {name} de jouer"),
        your_turn: "À vous de jouer",
        bot_plays: "Réflexion en cours…",
        over: "Partie terminée",
        hand_over: |name| format!("Passez l’appareil à {name}."),
        phases: ["Domino", "Champignon", "Plante", "Fin", "Fin"],
        steps: "Étapes du tour",
        prompts: PROMPTS,
        buttons: BUTTONS,
        refused: REFUSED,
        areas: AreaText::FRENCH,
        spaces: SpaceText::FRENCH,
        seats: SeatText::FRENCH,
        hand: "Main",
        domino: |first, second| format!("{first}–{second}"),
        laid: |[first, second], [here, there]| format!("{first} en {here}, {second} en {there}."),
        fits_nowhere: "impossible à placer",
        plants: "Plantes",
        plant_choice: |color, plant, left, scores| {
            let left = match left {
                0 => "il n’en reste plus".to_owned(),
                _ => format!("il en reste {left}"),
            };
            let scores = scores.map(|it| format!(", rapporte {}", points(it))).unwrap_or_default();
            format!("{}, {left}{scores}", owned_plant(color, plant))
        },
        plant: owned_plant,
        joker_track: "Piste joker",
        joker_now: |animal| format!("{animal}, animal joker actuel"),
        make_joker: |animal| format!("faire {} l’animal joker", of_the(animal)),
        makes_fit: |count| match count {
            1 => "un de vos dominos pourra alors être placé".into(),
            _ => format!("{count} de vos dominos pourront alors être placés"),
        },
        closing: "Décompte à la fin du tour",
        undone: |action| match action {
            Some(action) => format!("Annulé : {action}"),
            None => "Annulé.".into(),
        },
        log: label!(log),
        unseen: UnseenText::FRENCH,
        settings: SettingsText::FRENCH,
        confirm: ConfirmText::FRENCH,
    };
}

const PROMPTS: Prompts = Prompts {
    choose_domino: "Choisissez un domino.",
    choose_last_domino: "Le dernier domino ! La partie s’achève après ce tour.",
    nothing_fits: "Aucun domino ne peut être placé ! Choisissez celui à défausser.",
    nothing_fits_by_keys: |joker| match joker {
        true => {
            "Aucun ne convient ! Un chiffre en choisit un, D le défausse, J change l’animal joker."
        }
        false => "Aucun domino ne convient ! Un chiffre en choisit un, D le défausse.",
    },
    nothing_fits_but_joker: "Aucun placement possible ! Choisissez un domino à défausser ou changez l’animal joker.",
    choose_place: |domino, by_keys| match by_keys {
        true => format!("Choisissez une case possible pour {domino}."),
        false => format!("Choisissez une case éclairée pour {domino}."),
    },
    fits_nowhere: |why, others| {
        let advice = if others { "Prenez un autre domino. " } else { "" };
        format!("{advice}{}", fits_nowhere(why))
    },
    discard_by_key: "D le défausse.",
    fits_on: |spaces| match spaces {
        1 => "Une case convient.".into(),
        _ => format!("{spaces} cases conviennent."),
    },
    place_or_rotate: |by_keys| match by_keys {
        true => "R tourne le domino, Entrée le place.",
        false => "Placez le domino. Touchez-le pour le tourner.",
    },
    place_on_stump: |by_keys| match by_keys {
        true => "Ce domino couvre une souche : un champignon peut suivre. Entrée le place.",
        false => {
            "Ce domino couvre une souche. Placez-le : ensuite, vous pouvez placer un champignon."
        }
    },
    place_domino: |elsewhere| match elsewhere {
        true => "Ce domino ne se place que dans ce sens. Placez-le ou choisissez une autre case.",
        false => "Ce domino ne se place qu’ici et dans ce sens. Placez-le.",
    },
    closes: |areas| match areas {
        [area] => format!("Vous isolez la zone {area}."),
        _ => format!("Vous isolez les zones {}.", and(areas)),
    },
    nobody: "personne",
    choose_mushroom: |joins| match joins {
        true => "Choisissez une case pour le champignon. Celles en pointillé réunissent des zones.",
        false => "Choisissez une case pour le champignon.",
    },
    place_mushroom: |size| {
        format!(
            "Le champignon forme une zone de {}. Touchez à nouveau pour le placer.",
            spaces(size)
        )
    },
    choose_plant: |space, area, elsewhere| {
        let or = if elsewhere { ", ou choisissez une autre case" } else { "" };
        format!("Choisissez une plante pour {space} ({area}){or}.")
    },
    place_plant: |plant, space, points| {
        format!("{plant} en {space} : {}. Touchez à nouveau pour planter.", signed(points))
    },
    plant_beside: |space, area| format!("Choisissez une plante pour {space} ({area})."),
    other_spaces: |count| match count {
        1 => "N mène à l’autre case.".into(),
        _ => format!("N mène à {count} autres cases."),
    },
    rotate: |by_keys| match by_keys {
        true => "Les touches 1 à 8 choisissent la plante, R tourne le domino.",
        false => "Touchez le domino pour le tourner.",
    },
    loses_clouds: |lost| format!("{} (6 au plus).", clouds_would_be_lost(lost)),
    takes_clouds: |taken| format!("Vous prenez aussi {}.", clouds(taken)),
    mushroom_on_cloud: "Le nuage de cette case sera perdu.",
    no_plant_space: NO_PLANT_SPACE,
    no_plants: "Vous n’avez plus de plante.",
    finish: concat!(
        "Terminez le tour. Vous pouvez encore dépenser des nuages ; pour un nouveau tour, d’abord « ",
        label!(draw),
        " ».",
    ),
    finish_by_keys: "Entrée termine le tour. F pioche d’abord un domino, puis vous pouvez encore dépenser des nuages.",
    clouds_buy_nothing: concat!("C’est fait ? Appuyez sur « ", label!(end_turn), " »."),
    finish_without_drawing: concat!("« ", label!(end_turn), " » décompte les zones isolées."),
    finish_discarded: concat!(
        "Domino défaussé : pas de plante. Appuyez sur « ",
        label!(end_turn),
        " »."
    ),
    end: "Terminez le tour, ou dépensez des nuages.",
    end_game: concat!("« ", label!(end_turn), " » termine la partie : tout est alors décompté."),
    go_on_by_key: "Entrée pour continuer.",
    choose_return: |by_keys| match by_keys {
        true => "Choisissez une plante : N mène à la suivante. Elle coûte sa valeur en nuages.",
        false => "Choisissez une plante éclairée. Elle coûte sa valeur en nuages.",
    },
    choose_joker: "Choisissez l’animal joker (2 nuages) : il ira avec tous les autres.",
    choose_joker_that_fits: |by_keys| match by_keys {
        true => "Choisissez l’animal joker (2 nuages). Un animal marqué débloque un domino.",
        false => "Choisissez l’animal joker (2 nuages). Un animal marqué ✓ débloque un domino.",
    },
};

const BUTTONS: Buttons = Buttons {
    rotate: "Tourner",
    place: label!(place),
    place_first: "Domino d’abord",
    plant: "Planter",
    discard: label!(discard),
    skip_plant: label!(no_plant),
    skip_mushroom: "Sans champignon",
    finish: label!(draw),
    end_turn: label!(end_turn),
    cancel: "Ne rien changer",
    extra_turn: label!(extra_turn),
    undo: "Annuler",
    redo: "Rétablir",
    restart_turn: "Recommencer le tour",
    joker: "Joker",
    return_plant: "Récupérer une plante",
    cost: |cost| clouds(cost.into()),
    value_cost: "1 à 4 nuages",
    value_cost_short: "1–4",
};

const REFUSED: RefusedText = RefusedText {
    not_your_turn: |name| format!("C’est à {name} de jouer."),
    over: "Il n’y a plus rien à jouer. Le fil de la partie montre chaque coup encore une fois.",
    choose_domino: "Choisissez d’abord un domino.",
    fits_nowhere,
    no_room_beside: |animals| {
        let animals: Vec<String> =
            animals.iter().map(|animal| format!("d’{}", a(animal))).collect();
        let animals: Vec<&str> = animals.iter().map(String::as_str).collect();
        let beside = if animals.is_empty() { "d’un animal".to_owned() } else { or(&animals) };
        format!("aucune case libre à côté {beside}")
    },
    no_match: "partout où il y a de la place, un animal voisin ne correspond pas",
    not_here: |domino, space| {
        format!("Pas de place en {space} pour {domino} : aucune case libre à côté.")
    },
    one_way: "Ici, un seul sens est possible.",
    choose_space: "Choisissez d’abord une case pour ce domino.",
    dropped_elsewhere: "Lâchez-le sur une case éclairée.",
    tap_plant: "Touchez simplement la plante : elle va sur la case choisie.",
    tap_again: |at| format!("Touchez à nouveau la plante en {at} pour la récupérer."),
    choose_plant: "Choisissez d’abord une plante.",
    no_plant_space: NO_PLANT_SPACE,
    other_phase: |phase| format!("Possible seulement à l’étape « {phase} »."),
    draw_first: concat!(
        "Appuyez d’abord sur « ",
        label!(draw),
        " » ; ensuite, « ",
        label!(extra_turn),
        " » sera possible."
    ),
    nothing_to_undo: "Impossible d’annuler : un élément caché a été révélé.",
    nothing_done: "Vous n’avez encore rien fait pendant ce tour.",
    nothing_to_redo: "Rien à rétablir : rien n’a été annulé.",
    no_plant_to_return: "Il n’y a encore ni plante à vous ni plante neutre sur le plateau.",
    nothing_to_return: "Aucune plante à récupérer : il faut autant de nuages que sa valeur, et de la place sur votre plateau joueur.",
    end_first: concat!("Appuyez sur « ", label!(end_turn), " » pour continuer."),
};

/// There is no space for a plant.
const NO_PLANT_SPACE: &str = "Aucune zone n’a de case libre à côté du domino.";

/// Returns that the domino fits nowhere, with the reason.
fn fits_nowhere(why: &str) -> String {
    format!("Impossible à placer : {why}.")
}

impl ConfirmText {
    pub(in crate::text) const FRENCH: ConfirmText = ConfirmText {
        always: |button| format!("{button} ?"),
        always_no: "Pas encore",
        gives_up_domino: |domino| format!("Défausser {domino} ? Alors vous ne plantez rien."),
        gives_up_domino_no: "Garder",
        gives_up_plant: QuestionText {
            question: "Ne rien planter ? Vous pouvez encore poser une plante.",
            yes: label!(no_plant),
            no: "Pas encore",
        },
        gives_up_mushroom: QuestionText {
            question: "Renoncer au champignon ? Vous pouvez encore le placer.",
            yes: "Renoncer",
            no: "Choisir une case",
        },
        fits_no_domino: QuestionText {
            question: "Changer l’animal joker ? Vous ne pourrez poser aucun de vos dominos.",
            yes: "Changer",
            no: "Garder",
        },
        scores: |areas| match areas {
            [area] => format!("Décompter la zone {area} ? Son bonus de zone sera à vous."),
            _ => format!("Décompter les zones {} ? Leurs bonus de zone seront à vous.", and(areas)),
        },
        scores_yes: "Décompter",
        scores_no: "Pas encore",
        undo_turn: QuestionText {
            question: "Annuler définitivement votre dernier tour ? La partie ne comptera plus dans les statistiques.",
            yes: "Annuler le tour",
            no: "Garder le tour",
        },
        answer_first: |question| format!("Répondez d’abord : {question}"),
    };
}

impl UnseenText {
    pub(in crate::text) const FRENCH: UnseenText = UnseenText {
        title: "Dominos pas encore vus",
        label: "Dominos",
        count: |count| match count {
            0 => "Vous avez vu tous les dominos.".into(),
            1 => "1 domino est dans une autre main, dans une réserve ou dans la boîte.".into(),
            _ => format!(
                "{count} dominos sont dans d’autres mains, dans les réserves ou dans la boîte."
            ),
        },
        sum: "Total",
        out: "pas encore vu",
        seen: "vu",
        legend: "● pas encore vu, × vu",
        nobody: "Cette liste s’affiche pour le joueur dont c’est le tour.",
    };
}
