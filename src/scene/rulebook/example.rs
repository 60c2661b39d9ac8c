//! Examples of the rulebook: small positions of the real game, in which the reader makes a move.

use super::page::RulesPage;
use crate::{
    rules::{
        Action, AreaToken, Board, BoardPlan, Color, Domino, DominoSet, Phase, Player, PlayerCount,
        RuleSet, Setup, Space,
    },
    scene::{
        input::{Button, Selection},
        turn::{ghost_text, prompt::prompt},
        words::actions_text,
    },
    session::{Controller, Match},
    text::{ExampleText, Text},
};
use std::{collections::BTreeMap, mem::discriminant, sync::Arc};

/// The players of every example, in turn order.
const COLORS: [Color; 2] = [Color::Orange, Color::Black];

/// The action that ends an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A domino is placed.
    Domino,
    /// A plant is placed.
    Plant,
    /// The turn is ended.
    Turn,
}

/// A small position in which the reader makes one to three moves.
///
/// In its rows a letter is an area space, `.` a brook or meadow space, `*` one that is a starting
/// space or pond, `%` one with a stump, and `@` one with both.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Example {
    /// The page on which it stands.
    pub page: RulesPage,
    /// The index of its words.
    pub index: usize,
    /// The rules of the board.
    pub rules: RuleSet,
    /// The rows of the board.
    pub rows: &'static [&'static str],
    /// The space with two clouds, if any.
    pub clouds: Option<&'static str>,
    /// The first dominoes of each player.
    pub dominoes: [&'static str; 2],
    /// The actions before the reader's; see [`Example::actions`].
    pub before: &'static str,
    /// The actions that the words speak of, written in the same way.
    pub answer: &'static str,
    /// The points of the answer, in the order in which they are scored.
    pub points: &'static [i64],
    /// What the reader does last.
    pub goal: Goal,
    /// The cloud actions that the example offers.
    pub cloud_buttons: &'static [Button],
}

impl Example {
    /// Returns the words of the example.
    pub const fn words(&self, text: &Text) -> ExampleText {
        text.rulebook.examples[self.index]
    }

    /// Returns the position, with the reader to act; a test proves that each example has one.
    pub fn start(&self) -> Option<Match> {
        let mut game_match = Match::begin(self.setup()?, vec![Controller::Person; 2]).ok()?;
        for action in Example::actions(self.before)? {
            game_match.act(action).ok()?;
        }
        let mut game_match = game_match.begin_here();
        game_match.take_screen();
        Some(game_match)
    }

    /// Returns true once the reader has done what the example is about.
    pub fn is_done(&self, game_match: &Match) -> bool {
        let is_goal = |action: Action| match self.goal {
            Goal::Domino => matches!(action, Action::PlaceDomino { .. }),
            Goal::Plant => matches!(action, Action::PlacePlant { .. }),
            Goal::Turn => action == Action::EndTurn,
        };
        game_match.log().iter().any(|entry| is_goal(entry.action))
    }

    /// Returns true while the reader does what the words speak of, on whichever spaces: the same
    /// moves, and after the last one the same points and clouds.
    pub(super) fn follows_answer(&self, game_match: &Match) -> bool {
        let Some(answered) = self.answered() else { return false };
        let (log, answer) = (game_match.log(), answered.log());
        let mut pairs = log.iter().zip(answer);
        log.len() <= answer.len()
            && pairs.all(|(entry, wanted)| self.is_like(entry.action, wanted.action))
            && (log.len() < answer.len() || holdings(game_match) == holdings(&answered))
    }

    /// Describes the move of the words in place of the reader's other one, in the sentences of the log.
    /// Returns the task itself if the move spends clouds: the task does not say on what. `None` while
    /// the reader does what the words speak of.
    pub fn asked_move(&self, game_match: &Match, text: &'static Text) -> Option<String> {
        if self.follows_answer(game_match) {
            return None;
        }
        let answered = self.answered()?;
        let pairs = || game_match.log().iter().zip(answered.log());
        // Where the moves are alike, the space makes the difference.
        let unlike = pairs().position(|(entry, wanted)| !self.is_like(entry.action, wanted.action));
        if unlike.is_some_and(|index| spends_clouds(answered.log()[index].action)) {
            return Some(self.words(text).task.to_owned());
        }
        let asked = unlike
            .or_else(|| pairs().rposition(|(entry, wanted)| entry.action != wanted.action))?;
        actions_text(&answered, text, asked..asked + 1)
    }

    /// Returns true if both actions are the same move, perhaps on other spaces. Dominoes that fit the same
    /// spaces are alike where the words leave the choice, and so are the ways to spend clouds.
    fn is_like(&self, action: Action, wanted: Action) -> bool {
        match (action, wanted) {
            (
                Action::PlaceDomino { domino, at },
                Action::PlaceDomino { domino: other, at: [first, second] },
            ) => {
                let fits_alike = at == [first, second] || at == [second, first];
                // The words of a whole turn name its domino.
                domino == other || (fits_alike && self.goal != Goal::Turn)
            }
            (
                Action::PlacePlant { plant, stock, .. },
                Action::PlacePlant { plant: other, stock: of, .. },
            ) => (plant, stock) == (other, of),
            _ if spends_clouds(wanted) => spends_clouds(action),
            _ => discriminant(&action) == discriminant(&wanted),
        }
    }

    /// Returns the position after the answer.
    pub(super) fn answered(&self) -> Option<Match> {
        let mut game_match = self.start()?;
        for action in Example::actions(self.answer)? {
            game_match.act(action).ok()?;
        }
        Some(game_match)
    }

    /// Returns what the reader did, in the sentences of the log, and until the goal is near, what to
    /// do next. Each sentence is a line.
    pub fn story(&self, game_match: &Match, text: &'static Text, selection: Selection) -> String {
        let entries = 0..game_match.log().len();
        let done = entries.filter_map(|entry| actions_text(game_match, text, entry..entry + 1));
        let is_near = self.is_done(game_match) || game_match.game().table().phase() > Phase::Plant;
        let ghost = ghost_text(game_match, text, selection).filter(|_| !is_near);
        let prompt = (!is_near).then(|| prompt(game_match, text, selection));
        done.chain(ghost).chain(prompt).collect::<Vec<_>>().join("\n")
    }

    /// Returns true if the button belongs to the example.
    pub fn offers(&self, button: Button) -> bool {
        match button {
            Button::DiscardDomino | Button::Finish => false,
            Button::SkipPlant | Button::SkipMushroom => self.goal == Goal::Turn,
            _ => true,
        }
    }

    /// Reads actions such as `place owl-fox a2 b2; plant oak a1; finish; end`.
    pub fn actions(script: &str) -> Option<Vec<Action>> {
        let words = script.split(';').filter(|words| !words.trim().is_empty());
        words.map(|words| words.parse().ok()).collect()
    }

    fn setup(&self) -> Option<Setup> {
        let plan = self.plan()?;
        let area_tokens = plan.tokens.iter().zip(area_sizes(&plan));
        let area_tokens = area_tokens.map(|(&token, (letter, _))| (letter, token)).collect();
        let players = COLORS.map(|color| Player { name: String::new(), color });
        Some(Setup {
            board: Arc::new(Board::new(plan).ok()?),
            players: players.into(),
            area_tokens,
            dominoes: self.deal()?,
        })
    }

    fn plan(&self) -> Option<BoardPlan> {
        let drawn_as = |wanted: &'static str| {
            let of_row = move |(row, line): (usize, &&str)| -> Vec<Space> {
                let drawn = line.chars().enumerate().filter(|&(_, drawn)| wanted.contains(drawn));
                drawn.filter_map(|(column, _)| Space::new(column, row)).collect()
            };
            self.rows.iter().enumerate().flat_map(of_row).collect()
        };
        let clouds = self.clouds.map(|at| Some((at.parse().ok()?, 2)));
        let mut plan = BoardPlan {
            id: "example".into(),
            name: String::new(),
            rules: self.rules,
            rows: self.rows.iter().map(|line| line.replace(['*', '%', '@'], ".")).collect(),
            starts: drawn_as("*@"),
            clouds: clouds.into_iter().collect::<Option<BTreeMap<Space, u32>>>()?,
            stumps: drawn_as("%@"),
            tokens: Vec::new(),
        };
        if self.rules == RuleSet::Base {
            let token = |size| AreaToken { main: size, minor: size / 2, back: 1 };
            plan.tokens = area_sizes(&plan).into_values().map(token).collect();
        }
        Some(plan)
    }

    /// Returns each player's dominoes, filled up with the rest.
    fn deal(&self) -> Option<Vec<Vec<Domino>>> {
        let mut rest = DominoSet::ALL;
        let read = |names: &&str| -> Option<Vec<Domino>> {
            names.split_whitespace().map(|name| name.parse().ok()).collect()
        };
        let first: Vec<Vec<Domino>> = self.dominoes.iter().map(read).collect::<Option<_>>()?;
        first.iter().flatten().for_each(|&domino| rest.remove(domino));
        let mut rest = rest.iter();
        let each = PlayerCount::Two.dominoes_each();
        let filled = first.into_iter().map(|mut own| {
            own.extend(rest.by_ref().take(each - own.len()));
            own
        });
        Some(filled.collect())
    }
}

fn spends_clouds(action: Action) -> bool {
    matches!(action, Action::ChangeJoker { .. } | Action::ReturnPlant { .. })
}

/// Returns the score and the clouds of each player.
fn holdings(game_match: &Match) -> Vec<(i64, u8)> {
    let table = game_match.game().table();
    table.seats().map(|seat| (table.score(seat), table.clouds(seat))).collect()
}

/// Returns the areas of the plan with their sizes.
fn area_sizes(plan: &BoardPlan) -> BTreeMap<char, i32> {
    let mut sizes = BTreeMap::new();
    let drawn = plan.rows.iter().flat_map(|row| row.chars());
    drawn
        .filter(char::is_ascii_alphabetic)
        .for_each(|letter| *sizes.entry(letter).or_default() += 1);
    sizes
}
