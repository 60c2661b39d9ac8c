//! The nouns of the game, spaces, areas and refusals, in French.

use super::grammar::{
    COLORS, NEUTRAL, PLANTS, a_plant, and, clouds, color_or_name, counted, dominoes, label,
    main_and_minor, owned_plants, plant_name, points, spaces, the,
};
use crate::text::{
    words::areas::{AreaText, HigherTotal},
    words::names::Names,
    words::number::plain,
    words::refusals::Refusals,
    words::seats::SeatText,
    words::spaces::SpaceText,
};

impl Names {
    pub(in crate::text) const FRENCH: Names = Names {
        animals: [
            "papillon",
            "salamandre",
            "hibou",
            "pic",
            "escargot",
            "blaireau",
            "tortue",
            "grenouille",
            "hérisson",
            "renard",
        ],
        plants: PLANTS,
        colors: COLORS,
        neutral: NEUTRAL,
    };
}

impl SeatText {
    pub(in crate::text) const FRENCH: SeatText = SeatText {
        seats: "Joueurs",
        score: points,
        clouds: |count| format!("{} sur 6", clouds(count.into())),
        dominoes: |hand, reserve| format!("{} en main, {reserve} en réserve", dominoes(hand)),
        tokens: |count, backs| match (count, backs) {
            (0, _) => "aucun bonus de zone".into(),
            (_, None) => format!("{count} bonus de zone"),
            (_, Some(backs)) => {
                format!("{count} bonus de zone, {} à la fin", points(backs.into()))
            }
        },
        left: |color, plant, count| format!("{count} {}", owned_plants(color, plant, count)),
        own_plants_left: "Plantes restantes de sa couleur",
        neutral_plants_left: "Plantes neutres restantes",
        thinking: |name| format!("{name} réfléchit"),
        bot: "robot",
        person: "humain",
    };
}

impl SpaceText {
    pub(in crate::text) const FRENCH: SpaceText = SpaceText {
        brook: "ruisseau",
        meadow: "prairie",
        no_space: "aucune case",
        free: "libre",
        isolated: "plus aucun domino possible ici",
        start: "case de départ",
        pond: "mare, case de départ",
        stump: "souche",
        mushroom: "champignon",
        clouds,
        legal: "possible",
        beside: |areas| match areas {
            [area] => format!("à côté de la zone {area}"),
            _ => format!("à côté des zones {}", and(areas)),
        },
        can_close: |areas| match areas {
            [area] => format!("peut isoler la zone {area}"),
            _ => format!("peut isoler les zones {}", and(areas)),
        },
        joins: |areas, size, first| {
            let first = first
                .map(|first| format!(", {} en tête", color_or_name(first)))
                .unwrap_or_default();
            match areas {
                [area] => format!("la zone {area} passe à {}{first}", spaces(size)),
                _ => format!(
                    "réunit les zones {} en une seule de {}{first}",
                    and(areas),
                    spaces(size)
                ),
            }
        },
        up_to: |score| format!("jusqu’à {}", points(score)),
        chosen: "choisie",
        irrelevant: "plus de place à côté",
        with_joker: "avec l’animal joker",
    };
}

impl AreaText {
    pub(in crate::text) const FRENCH: AreaText = AreaText {
        title: |letter, size| format!("Zone {letter}, {}", spaces(size)),
        name: |letter| format!("zone {letter}"),
        prize: |main, minor| main_and_minor(main.into(), minor.into()),
        scored: "décomptée",
        open: |count| match count {
            0 => "isolée".into(),
            _ => counted(count, "case ruisseau à couvrir", "cases ruisseau à couvrir"),
        },
        at_the_end: "décomptée à la fin",
        empty: "aucune plante",
        row: |name, total, points, is_scored| match (points, is_scored) {
            (0, _) => format!("{name} : {total}"),
            (_, false) => format!("{name} : {total}, marque {}", plain(points)),
            (_, true) => format!("{name} : {total}, a marqué {}", plain(points)),
        },
        tied_row: |name, total| format!("{name} : {total}, à égalité"),
        neutral_row: |total| format!("{NEUTRAL} : {total}"),
        columns: ["Couleur", "Total", "Gain"],
        change: higher_total,
        changes: "Au décompte",
        spaces: "Cases de la zone",
        run: |first, last| format!("{first} à {last}"),
        why_closed: |spaces| match spaces {
            [space] => format!("la case {space} ne peut plus être couverte"),
            _ => format!("les cases {} ne peuvent plus être couvertes", and(spaces)),
        },
        has: |total| format!(" a {total}"),
        has_nothing: |total, tied| {
            format!(" a {total} : {}", if tied { "égalité" } else { "rien" })
        },
        neutral_has: |total, is_first| {
            format!(" a {total} : {} place, aucun point", if is_first { "1re" } else { "2e" })
        },
        taken_back: |who, plant, neutral, space, turn| {
            let plant = plant_name(plant, neutral);
            format!("{who} a ensuite récupéré le {plant} en {space} (tour {turn}).")
        },
        nobody: "personne ne marque",
        close: "Fermer",
        ranks: ["1er", "2e", label!(tie), "rien"],
        before_and_after: ["Maintenant", "Après"],
    };
}

fn higher_total(&HigherTotal { who, more, is_first, tied, gains }: &HigherTotal) -> String {
    let verb = |who: Option<&str>, other: &str, own: &str| match who {
        Some(name) => format!("{name} {other}"),
        None => format!("vous {own}"),
    };
    let then = match gains {
        [] => "personne ne marque".to_owned(),
        [(first, most), others @ ..] => others.iter().fold(
            format!("{} {}", verb(*first, "marque", "marquez"), points(*most)),
            |all, (other, points)| format!("{all}, {} {points}", other.unwrap_or("vous")),
        ),
    };
    let with = match is_first {
        true => format!("avec une valeur de {more}"),
        false => format!("avec {more} de plus"),
    };
    let tied: Vec<String> =
        tied.iter().map(|tied| tied.map_or("vous".into(), color_or_name)).collect();
    let tied: Vec<&str> = tied.iter().map(String::as_str).collect();
    match gains.first() {
        _ if !tied.is_empty() => {
            let ties = verb(who, "est à égalité", "êtes à égalité");
            format!("{with}, {ties} avec {} : {then}", and(&tied))
        }
        Some((first, _)) if *first == who => format!("{with}, {then}"),
        _ => format!("{with} pour {}, {then}", who.unwrap_or("vous")),
    }
}

impl Refusals {
    pub(in crate::text) const FRENCH: Refusals = Refusals {
        first: [
            "Placez ou défaussez d’abord un domino.",
            "Placez d’abord le champignon, ou renoncez-y.",
            concat!("Posez d’abord une plante, ou appuyez sur « ", label!(no_plant), " »."),
            "Terminez d’abord le tour.",
            "Le tour est joué : terminez-le, ou dépensez 3 nuages pour un nouveau tour.",
            "La partie est terminée.",
        ],
        only_at_end: "Seulement à la fin du tour, après avoir pioché.",
        done: "Cette étape du tour est passée.",
        not_in_hand: |[first, second]| {
            format!("Le domino {first}–{second} n’est pas dans votre main.")
        },
        not_free: |at| {
            format!("Pas de domino en {at} : la case est occupée ou fait partie d’une zone.")
        },
        covered: |at| format!("Pas de domino en {at} : la case est occupée."),
        in_area: |at| format!("Pas de domino en {at} : la case fait partie d’une zone."),
        no_space: |at| format!("Le plateau n’a pas de case {at}."),
        apart: |[one, other]| format!("{one} et {other} ne sont pas côte à côte."),
        mismatch: |animal, at, other| {
            format!("En {at}, ces animaux ne vont pas ensemble : {animal} et {other}.")
        },
        unconnected: "Partez d’une case de départ ou d’un animal qui correspond.",
        unconnected_in_valley: "Partez d’une mare ou d’un animal qui correspond.",
        unconnected_without_start: "Placez-le à côté d’un animal qui correspond.",
        not_meadow: |at| {
            format!("Pas de champignon en {at} : ce n’est pas une case prairie libre.")
        },
        not_beside_area: |at| format!("{at} n’est à côté d’aucune zone."),
        not_soil: |at| format!("Pas de plante en {at} : cette case n’est dans aucune zone."),
        planted: |at| format!("Il y a déjà une plante en {at}."),
        not_beside_domino: |at| format!("{at} n’est pas à côté de votre domino."),
        no_plant_left: |plant, neutral| {
            format!("Il ne vous reste plus de {}.", plant_name(plant, neutral))
        },
        too_few_clouds: |needed, have| match have {
            0 => format!("Il faut {} ; vous n’en avez pas.", clouds(needed.into())),
            _ => format!("Il faut {} ; vous en avez {have}.", clouds(needed.into())),
        },
        already_joker: |animal| format!("L’animal joker est déjà {}.", the(animal)),
        no_plant_there: |at| format!("Il n’y a pas de plante en {at}."),
        not_yours: |at| format!("La plante en {at} n’est pas à vous."),
        no_room: |plant, neutral| {
            format!("Pas de place libre pour {} sur votre plateau joueur.", a_plant(plant, neutral))
        },
        empty_hand: "Pour un nouveau tour, il faut un domino en main.",
    };
}
