//! Whose turn it is, how far it has come, and what to do.

use crate::{
    rules::{Action, Animal, Color, JOKER_COST, Owner, Phase, RuleSet},
    scene::{
        area::{AreaScene, plant_choices::planting_prompt},
        history::timeline::{past_deed, past_title},
        input::{
            buttons::Button,
            placement::placements_over,
            selection::{Reply, Selection, may_act},
        },
        words::{
            fits_nowhere::why_it_fits_nowhere,
            last_action::{deed_of_turn, turn_under_way},
            names::{capitalized, domino_name, owner_color, seat_name},
            narrator::Narrator,
        },
    },
    session::Match,
    text::Text,
};

/// A phase of the turn, as its banner shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PhaseMark {
    /// Its name.
    pub name: &'static str,
    /// Whether it is done.
    pub done: bool,
    /// Whether the turn is in it.
    pub now: bool,
}

/// Whose turn it is, and what to do.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnScene {
    /// The heading: whose turn.
    pub title: String,
    /// The colour.
    pub color: Option<Color>,
    /// Whether a bot holds the seat.
    pub is_bot: bool,
    /// The phase.
    pub phase: Phase,
    /// The phases of the turn.
    pub phases: Vec<PhaseMark>,
    /// What to do.
    pub prompt: String,
}

impl TurnScene {
    /// The turn as it is.
    pub fn of(game_match: &Match, text: &'static Text, selection: Selection) -> TurnScene {
        let table = game_match.game().table();
        let (seat, phase) = (table.seat(), table.phase());
        let name = seat_name(game_match, text, seat);
        TurnScene {
            title: if game_match.is_past() {
                past_title(game_match, text)
            } else if table.is_over() {
                text.table.over.into()
            } else {
                (text.table.turn_of)(&name)
            },
            color: match table.winners()[..] {
                [] => owner_color(game_match, Owner::Seat(seat)),
                [winner] => owner_color(game_match, Owner::Seat(winner)),
                _ => None,
            },
            is_bot: game_match.bot_to_act().is_some(),
            phase,
            phases: phases(game_match, text),
            prompt: prompt(game_match, text, selection),
        }
    }
}

/// The phases; done are those in which something was done, be it to decline.
fn phases(game_match: &Match, text: &Text) -> Vec<PhaseMark> {
    let table = game_match.game().table();
    let (now, rules) = (table.phase(), table.board().rules());
    let gone_through = |phase| {
        let turn = turn_under_way(game_match).map(|entry| entry.action);
        let mut turn = turn.take_while(|action| *action != Action::ExtraTurn);
        turn.any(|action| action.phase() == Some(phase))
    };
    let phases = [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End];
    let names = phases.into_iter().zip(text.table.phases);
    names
        .filter(|&(phase, _)| rules == RuleSet::Valley || phase != Phase::Mushroom)
        .map(|(phase, name)| PhaseMark {
            name,
            done: phase < now && gone_through(phase),
            now: phase == now,
        })
        .collect()
}

pub(in crate::scene) fn prompt(
    game_match: &Match,
    text: &'static Text,
    selection: Selection,
) -> String {
    let table = game_match.game().table();
    let prompts = &text.table.prompts;
    if game_match.is_past() {
        return past_deed(game_match, text);
    }
    if game_match.bot_to_act().is_some() {
        return deed_of_turn(game_match, text).unwrap_or_else(|| text.table.bot_plays.into());
    }
    if let Some(seat) = game_match.hand_over() {
        return (text.table.hand_over)(&seat_name(game_match, text, seat));
    }
    match (selection, table.phase()) {
        (_, Phase::Over) => {
            let narrator = Narrator::new(game_match.setup(), text);
            let verdict = game_match.log().last().and_then(|entry| entry.events.last());
            let verdict = verdict.and_then(|event| narrator.tell(event));
            verdict.map(|verdict| verdict.to_string()).unwrap_or_default()
        }
        (Selection::Returning, _) => prompts.choose_return.into(),
        (Selection::Joker, _) => prompts.choose_joker.into(),
        (Selection::Domino(domino) | Selection::RotatedDomino { domino, .. }, _) => {
            let name = domino_name(text, domino);
            if table.placements(domino).is_empty() {
                (prompts.fits_nowhere)(&why_it_fits_nowhere(table, text, domino))
            } else {
                (prompts.choose_place)(&name)
            }
        }
        (Selection::DominoGhost { domino, pivot, .. }, _) => {
            match placements_over(table, domino, pivot).len() {
                0 | 1 => prompts.place_domino.into(),
                _ => prompts.place_or_turn.into(),
            }
        }
        (Selection::MushroomGhost(at), _) => (prompts.place_mushroom)(table.joined_by(at).1),
        (_, Phase::Domino) => {
            let hand = game_match.game().hand(table.seat());
            let stuck = hand.iter().all(|&domino| table.placements(domino).is_empty());
            match (stuck, table.clouds(table.seat()) >= JOKER_COST) {
                (false, _) => prompts.choose_domino.into(),
                (true, true) => prompts.nothing_fits_but_joker.into(),
                (true, false) => prompts.nothing_fits.into(),
            }
        }
        (_, Phase::Mushroom) => (prompts.choose_mushroom)(table.mushrooms_left()),
        (_, Phase::Plant) => planting_prompt(game_match, text, selection),
        (_, Phase::Finish) if table.domino_of_turn().is_none() => prompts.finish_discarded.into(),
        (_, Phase::Finish) => match table.board().rules() {
            RuleSet::Base => prompts.finish.into(),
            RuleSet::Valley => prompts.finish_in_valley.into(),
        },
        (_, Phase::End) => prompts.end.into(),
    }
}

/// Where the halves of a domino's ghost lie, or how the area stands that the mushroom's makes, in
/// words.
pub fn laid_words(game_match: &Match, text: &Text, selection: Selection) -> Option<String> {
    match selection {
        Selection::DominoGhost { domino, at, .. } => {
            let [here, there] = at.map(|space| space.to_string());
            let animals = domino.halves().map(|animal| text.names.animals[animal.index()]);
            Some((text.table.laid)(animals, [&here, &there]))
        }
        Selection::MushroomGhost(at) => {
            AreaScene::joined(game_match, text, at).map(|area| format!("{}.", area.line()))
        }
        _ => None,
    }
}

/// A button as it is now.
#[derive(Clone, PartialEq, Debug)]
pub struct ButtonScene {
    /// Whether pressing it does something; if not, it says why.
    pub open: bool,
    /// Whether what it opens is open.
    pub pressed: bool,
}

/// The button as it is now.
pub fn button(game_match: &Match, selection: Selection, button: Button) -> ButtonScene {
    ButtonScene {
        open: !matches!(selection.press(game_match, button), Reply::Reject(_)),
        pressed: button.is_pressed(selection),
    }
}

/// An animal of the joker track.
#[derive(Clone, PartialEq, Debug)]
pub struct JokerChoice {
    /// The animal.
    pub animal: Animal,
    /// Whether it is the joker.
    pub now: bool,
    /// Whether it can be made the joker.
    pub open: bool,
    /// All this in words.
    pub words: String,
}

/// The joker track.
pub fn joker_track(game_match: &Match, text: &Text) -> Vec<JokerChoice> {
    let table = game_match.game().table();
    let may = may_act(game_match).is_ok();
    let choice = |animal: Animal| {
        let now = animal == table.joker();
        let name = text.names.animals[animal.index()];
        let words = if now { text.table.joker_now } else { text.table.make_joker };
        JokerChoice {
            animal,
            now,
            open: may && table.check_joker(animal).is_ok(),
            words: capitalized(&words(name)),
        }
    };
    Animal::ALL.map(choice).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::testing::random_match::begun, text::ENGLISH};
    use rand::RngExt;

    /// What is said before each domino of a game that two people play at random, thrifty with
    /// clouds, with whether the hand fits and how many clouds there are.
    fn said_before_dominoes(seed: u64) -> Vec<(bool, u8, String)> {
        let (mut game_match, mut rng) = begun("brook", 2, seed);
        let mut said = Vec::new();
        while let Some(action) = game_match.game().random_action(&mut rng) {
            game_match.take_screen();
            let table = game_match.game().table();
            if table.phase() == Phase::Domino {
                let hand = game_match.game().hand(table.seat());
                let fits = hand.iter().any(|&domino| !table.placements(domino).is_empty());
                let prompt = TurnScene::of(&game_match, &ENGLISH, Selection::Nothing).prompt;
                said.push((fits, table.clouds(table.seat()), prompt));
            }
            let spends = matches!(
                action,
                Action::ChangeJoker { .. } | Action::ReturnPlant { .. } | Action::ExtraTurn
            );
            if !spends || rng.random_bool(0.02) {
                game_match.act(action).unwrap();
            }
        }
        said
    }

    #[test]
    fn who_can_place_nothing_is_told_so_and_what_is_left() {
        let prompts = &ENGLISH.table.prompts;
        let said: Vec<_> = (0..20).flat_map(said_before_dominoes).collect();
        assert!(said.iter().any(|(fits, clouds, _)| !fits && *clouds >= JOKER_COST));
        assert!(said.iter().any(|(fits, clouds, _)| !fits && *clouds < JOKER_COST));
        for (fits, clouds, prompt) in said {
            let wanted = match (fits, clouds >= JOKER_COST) {
                (true, _) => prompts.choose_domino,
                (false, true) => prompts.nothing_fits_but_joker,
                (false, false) => prompts.nothing_fits,
            };
            assert_eq!(prompt, wanted);
        }
    }
}
