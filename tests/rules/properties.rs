//! What holds in every position of any game on any board.

use crate::{model::Model, wilderness};
use proptest::{prelude::*, test_runner::FileFailurePersistence};
use rand::{
    RngExt, SeedableRng,
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, SliceRandom},
};
use renature::rules::{
    Action, Animal, Board, Color, Domino, DominoSet, Event, Game, Owner, Phase, Plant, Player,
    RuleSet, Seat, Setup, Space, SpaceSet, Stock,
};
use std::{
    collections::{BTreeSet, HashSet},
    sync::Arc,
};

const SHIPPED: [&str; 3] = [
    include_str!("../../public/boards/brook.json"),
    include_str!("../../public/boards/valley.json"),
    include_str!("../../public/boards/valley-back.json"),
];

/// A game of random actions, one step after the other.
struct Walk {
    game: Game,
    rng: ChaCha8Rng,
    /// How often an action that only wastes something is drawn anew.
    patience: u32,
}

/// What a step has done.
struct Step {
    before: Game,
    action: Action,
    events: Vec<Event>,
}

impl Walk {
    fn new(setup: &Setup, mut rng: ChaCha8Rng) -> Walk {
        let patience = rng.random_range(0..5);
        Walk { game: setup.start().unwrap_or_else(|error| panic!("{error}")), rng, patience }
    }

    fn step(&mut self) -> Option<Step> {
        let legal = self.game.legal_actions();
        let mut action = *legal.choose(&mut self.rng)?;
        for _ in 0..self.patience {
            let productive = matches!(
                action,
                Action::PlaceDomino { .. }
                    | Action::PlaceMushroom { .. }
                    | Action::PlacePlant { .. }
                    | Action::Finish
                    | Action::EndTurn
            );
            if !productive {
                action = *legal.choose(&mut self.rng)?;
            }
        }
        let before = self.game.clone();
        let events = self.game.apply(action).unwrap_or_else(|error| panic!("{action:?}: {error}"));
        Some(Step { before, action, events })
    }
}

fn setup(board: Board, players: usize, rng: &mut ChaCha8Rng) -> Setup {
    let players = Color::ALL[..players]
        .iter()
        .map(|&color| Player { name: color.to_string(), color })
        .collect();
    Setup::deal(Arc::new(board), players, rng)
}

fn shipped(index: usize, players: usize, rng: &mut ChaCha8Rng) -> Setup {
    setup(Board::from_json(SHIPPED[index]).unwrap(), players, rng)
}

fn rule_set() -> impl Strategy<Value = RuleSet> {
    prop_oneof![Just(RuleSet::Base), Just(RuleSet::Valley)]
}

/// A shipped board, or any other with sides up to `side`.
fn any_setup(side: usize) -> impl Strategy<Value = (Setup, ChaCha8Rng)> {
    let wild = (1..=side, 1..=side, rule_set()).prop_map(Ok);
    let board = prop_oneof![2 => wild, 1 => (0..SHIPPED.len()).prop_map(Err)];
    (board, 2..=4_usize, any::<u64>()).prop_map(|(board, players, seed)| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let setup = match board {
            Ok((width, height, rules)) => {
                let board = wilderness::board(width, height, rules, &mut rng);
                setup(board, players, &mut rng)
            }
            Err(index) => shipped(index, players, &mut rng),
        };
        (setup, rng)
    })
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        max_shrink_iters: 64,
        ..ProptestConfig::default()
    }
}

/// A double lies the same both ways.
fn usual(action: Action) -> Action {
    match action {
        Action::PlaceDomino { domino, at } if domino.is_double() => {
            Action::PlaceDomino { domino, at: [at[0].min(at[1]), at[0].max(at[1])] }
        }
        other => other,
    }
}

/// Every action that can be said about these spaces, legal or not. Halves that are apart are named
/// only for the first domino, or there would be too many.
fn every_action(spaces: &[Space]) -> Vec<Action> {
    let mut all = vec![
        Action::SkipMushroom,
        Action::SkipPlant,
        Action::Finish,
        Action::EndTurn,
        Action::ExtraTurn,
    ];
    all.extend(Animal::ALL.map(|animal| Action::ChangeJoker { animal }));
    for domino in Domino::all() {
        all.push(Action::DiscardDomino { domino });
        for &one in spaces {
            let others =
                spaces.iter().filter(|&&other| one.is_beside(other) || domino.index() == 1);
            all.extend(others.map(|&other| Action::PlaceDomino { domino, at: [one, other] }));
        }
    }
    for &at in spaces {
        all.extend([Action::PlaceMushroom { at }, Action::ReturnPlant { at }]);
        for stock in Stock::ALL {
            all.extend(Plant::ALL.map(|plant| Action::PlacePlant { plant, stock, at }));
        }
    }
    all
}

/// The spaces of the board, a margin around them, and the far corner of the grid.
fn spaces_around(board: &Board) -> Vec<Space> {
    let (width, height) = (board.width() + 1, board.height() + 1);
    let rows = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
    rows.chain([(25, 25)]).filter_map(|(column, row)| Space::new(column, row)).collect()
}

fn as_set(actions: impl IntoIterator<Item = Action>) -> HashSet<Action> {
    actions.into_iter().map(usual).collect()
}

/// Compares everything that both engines know.
fn assert_same(model: &Model, game: &Game) {
    let table = game.table();
    assert_eq!(model.phase, table.phase(), "phase");
    assert_eq!(model.seat, table.seat().index(), "seat");
    assert_eq!(model.joker, table.joker(), "joker");
    assert_eq!(model.domino, table.domino_of_turn(), "domino of the turn");
    for seat in table.seats() {
        let own = &model.seats[seat.index()];
        assert_eq!(own.score, table.score(seat), "score of {seat:?}");
        assert_eq!(own.clouds, u32::from(table.clouds(seat)), "clouds of {seat:?}");
        assert_eq!(own.hand, game.hand(seat), "hand of {seat:?}");
        let reserve: Vec<Domino> = game.reserve(seat).iter().rev().copied().collect();
        assert_eq!(own.reserve, reserve, "reserve of {seat:?}");
        assert_eq!(own.tokens.len(), table.collected(seat).len(), "tokens of {seat:?}");
        for (&(own_color, plant), &count) in &own.plants {
            let stock = if own_color { Stock::Own } else { Stock::Neutral };
            assert_eq!(count, table.plants_left(seat, stock, plant), "{plant} of {seat:?}");
        }
    }
    let winners: Vec<usize> = table.winners().into_iter().map(Seat::index).collect();
    assert_eq!(model.winners, winners, "winners");
    assert_same_board(model, game);
}

fn assert_same_board(model: &Model, game: &Game) {
    let table = game.table();
    let free: SpaceSet = model.brook.iter().copied().filter(|&at| model.is_free(at)).collect();
    assert_eq!(free, *table.free_brook(), "free brook spaces");
    for space in model.brook.iter().chain(model.letters.keys()).copied() {
        assert_eq!(model.animals.get(&space).copied(), table.animal_on(space), "animal {space}");
        let plant = table.plant_on(space).map(|it| (it.plant, it.owner.seat().map(Seat::index)));
        assert_eq!(model.plants.get(&space).copied(), plant, "plant on {space}");
        let clouds = model.clouds.get(&space).copied().unwrap_or(0);
        assert_eq!(clouds, table.clouds_on(space), "clouds on {space}");
        assert_eq!(model.stumps.contains(&space), table.stumps().contains(space), "stump {space}");
    }
    let mushrooms: SpaceSet = model.mushrooms.iter().copied().collect();
    assert_eq!(mushrooms, table.mushrooms().collect(), "mushrooms");
    assert_same_areas(model, game);
}

fn assert_same_areas(model: &Model, game: &Game) {
    let table = game.table();
    let theirs: BTreeSet<Vec<Space>> =
        table.areas().map(|area| table.spaces_of(area).iter().collect()).collect();
    let ours: BTreeSet<Vec<Space>> = model
        .areas()
        .into_iter()
        .map(|area| {
            let mut spaces: Vec<Space> = area.into_iter().collect();
            spaces.sort_by_key(|space| (space.row(), space.column()));
            spaces
        })
        .collect();
    assert_eq!(ours, theirs, "areas");
    for area in table.areas() {
        let spaces: BTreeSet<Space> = table.spaces_of(area).iter().collect();
        let majority = table.majority(area);
        let theirs: Vec<Option<usize>> = [majority.first, majority.second]
            .into_iter()
            .flatten()
            .map(|owner: Owner| owner.seat().map(Seat::index))
            .collect();
        let mut ours = model.ranking(&spaces);
        ours.truncate(2);
        assert_eq!(ours, theirs, "majority in {area:?}");
        assert_eq!(spaces.len(), table.size_of(area), "size of {area:?}");
    }
    for (area, printed) in table.board().areas() {
        let scored = !model.is_valley() && !model.tokens.contains_key(&printed.letter);
        assert_eq!(scored, table.is_scored(area), "token of {}", printed.letter);
    }
}

/// Which of the actions the model allows, of those that could be legal at all: halves beside each
/// other, dominoes in hand.
fn model_legal(model: &Model, spaces: &[Space]) -> HashSet<Action> {
    let hand = &model.seats[model.seat].hand;
    let mut all: Vec<Action> = Vec::new();
    for &domino in hand {
        all.push(Action::DiscardDomino { domino });
        for &one in spaces {
            for other in spaces.iter().copied().filter(|&other| one.is_beside(other)) {
                all.push(Action::PlaceDomino { domino, at: [one, other] });
            }
        }
    }
    all.extend(every_action(&[]));
    for &at in spaces {
        all.extend([Action::PlaceMushroom { at }, Action::ReturnPlant { at }]);
        for stock in Stock::ALL {
            all.extend(Plant::ALL.map(|plant| Action::PlacePlant { plant, stock, at }));
        }
    }
    as_set(all.into_iter().filter(|&action| model.allows(action)))
}

/// All that is somewhere: it must never become more, and only the box may swallow it.
fn assert_conserved(game: &Game) {
    let table = game.table();
    let mut dominoes = DominoSet::default();
    let mut count = 0;
    let held = table.seats().flat_map(|seat| [game.hand(seat), game.reserve(seat)]).flatten();
    let on_board = table.placed().map(|(domino, _)| domino);
    for domino in held.copied().chain(on_board).chain(table.discarded().iter()) {
        assert!(dominoes.insert(domino), "{domino} is in two places");
        count += 1;
    }
    assert_eq!(count, table.players().dominoes_each() * table.players().get(), "dominoes");
    let covered = 2 * table.placed().count() + table.mushrooms().count();
    assert_eq!(table.free_brook().len() + covered, table.board().brook().len(), "brook spaces");
    assert!(table.mushrooms().count() + table.mushrooms_left() <= 8, "mushrooms");
    assert_plants_conserved(game);
    if table.board().rules() == RuleSet::Base {
        let collected: usize = table.seats().map(|seat| table.collected(seat).len()).sum();
        let lying = table.board().areas().filter(|&(area, _)| !table.is_scored(area)).count();
        let all = table.board().areas().len();
        assert!(collected + lying <= all, "tokens");
        assert!(
            table.is_over() || collected + lying == all,
            "tokens only go to the box at the end"
        );
    }
}

fn assert_plants_conserved(game: &Game) {
    let table = game.table();
    let mut standing = [[0_u8; Plant::COUNT]; Owner::COUNT];
    for (_, it) in table.plants() {
        standing[it.owner.index()][it.plant.index()] += 1;
    }
    for plant in Plant::ALL {
        let mut neutral = standing[Owner::Neutral.index()][plant.index()];
        for seat in table.seats() {
            let own = table.plants_left(seat, Stock::Own, plant);
            let all = own + standing[seat.index()][plant.index()];
            assert_eq!(all, table.players().room(Stock::Own, plant), "{plant} of {seat:?}");
            let left = table.plants_left(seat, Stock::Neutral, plant);
            assert!(left <= table.players().room(Stock::Neutral, plant), "room for {plant}");
            neutral += left;
        }
        let all = table.players().room(Stock::Neutral, plant) * table.players().get() as u8;
        assert_eq!(neutral, all, "neutral {plant}");
    }
}

/// Clouds on the board and the player boards.
fn clouds_in_play(game: &Game) -> u64 {
    let table = game.table();
    let lying: u64 = table.cloudy().iter().map(|space| u64::from(table.clouds_on(space))).sum();
    lying + table.seats().map(|seat| u64::from(table.clouds(seat))).sum::<u64>()
}

/// The number of dominoes, plants and the like that an event is about is up to other tests; this
/// is its kind alone.
fn kind(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split(' ').next().unwrap_or_default().to_owned()
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn the_engine_agrees_with_the_model_in_every_position((setup, rng) in any_setup(26)) {
        let mut model = Model::new(&setup);
        let mut walk = Walk::new(&setup, rng);
        let spaces: Vec<Space> =
            model.brook.iter().chain(model.letters.keys()).copied().collect();
        assert_same(&model, &walk.game);
        while let Some(step) = walk.step() {
            model.apply(step.action);
            assert_same(&model, &walk.game);
            let listed = walk.game.legal_actions();
            prop_assert_eq!(as_set(listed.iter().copied()).len(), listed.len());
            prop_assert_eq!(as_set(listed), model_legal(&model, &spaces));
        }
        prop_assert!(walk.game.table().is_over());
    }

    #[test]
    fn nothing_appears_or_vanishes((setup, rng) in any_setup(26)) {
        let mut walk = Walk::new(&setup, rng);
        assert_conserved(&walk.game);
        while let Some(step) = walk.step() {
            assert_conserved(&walk.game);
            prop_assert!(clouds_in_play(&walk.game) <= clouds_in_play(&step.before));
            let fits = |seat| walk.game.table().clouds(seat) <= 6;
            prop_assert!(walk.game.table().seats().all(fits));
        }
    }

    #[test]
    fn scores_are_the_starting_scores_and_the_points_of_all_events((setup, rng) in any_setup(26)) {
        let mut walk = Walk::new(&setup, rng);
        let mut scores = walk.game.table().scores();
        while let Some(step) = walk.step() {
            for event in &step.events {
                scores.iter_mut().zip(event.points()).for_each(|(score, points)| *score += points);
            }
            prop_assert_eq!(&scores, &walk.game.table().scores());
        }
    }

    #[test]
    fn no_domino_reaches_an_area_that_is_scored((setup, rng) in any_setup(12)) {
        let mut walk = Walk::new(&setup, rng);
        while let Some(step) = walk.step() {
            for event in step.events {
                if let Event::PlantPlaced { area, .. } = event {
                    prop_assert!(!walk.game.table().is_scored(area));
                }
            }
        }
    }

    #[test]
    fn advance_does_what_apply_does((setup, rng) in any_setup(26)) {
        let mut walk = Walk::new(&setup, rng);
        let mut silent = walk.game.clone();
        while let Some(step) = walk.step() {
            silent.advance(step.action)?;
            prop_assert!(silent == walk.game);
        }
    }

    #[test]
    fn an_action_is_listed_exactly_when_it_is_accepted((setup, rng) in any_setup(5)) {
        let spaces = spaces_around(&setup.board);
        let all = if spaces.len() < 60 { every_action(&spaces) } else { Vec::new() };
        let mut walk = Walk::new(&setup, rng);
        while let Some(step) = walk.step() {
            let before = &step.before;
            let mut game = before.clone();
            let mut accepted = HashSet::new();
            for &action in &all {
                if game.apply(action).is_ok() {
                    accepted.insert(usual(action));
                    game.clone_from(before);
                }
            }
            prop_assert!(game == *before, "a refused action has changed the game");
            if !all.is_empty() {
                prop_assert_eq!(accepted, as_set(before.legal_actions()));
            }
        }
    }

    #[test]
    fn a_drawn_action_is_a_listed_one((setup, mut rng) in any_setup(9)) {
        let mut walk = Walk::new(&setup, ChaCha8Rng::seed_from_u64(rng.random()));
        while let Some(step) = walk.step() {
            let drawn = step.before.random_action(&mut rng);
            prop_assert!(drawn.is_some_and(|action| step.before.legal_actions().contains(&action)));
        }
        prop_assert_eq!(walk.game.random_action(&mut rng), None);
    }

    #[test]
    fn a_world_dealt_from_a_view_looks_the_same_to_its_player((setup, mut rng) in any_setup(15)) {
        let mut walk = Walk::new(&setup, ChaCha8Rng::seed_from_u64(rng.random()));
        loop {
            for seat in walk.game.table().seats() {
                let view = walk.game.view(seat);
                let world = view.deal(&mut rng);
                assert_conserved(&world);
                prop_assert!(world.view(seat) == view);
                let mine = walk.game.table().seat() == seat;
                let legal = if mine { walk.game.legal_actions() } else { Vec::new() };
                prop_assert_eq!(view.legal_actions(), legal);
            }
            if walk.step().is_none() {
                break;
            }
        }
    }

    #[test]
    fn a_view_tells_nothing_of_what_is_hidden((setup, mut rng) in any_setup(15)) {
        let mut walk = Walk::new(&setup, ChaCha8Rng::seed_from_u64(rng.random()));
        let watcher = walk.game.table().seats().next_back().unwrap_or(Seat::FIRST);
        let start = hidden_things_swapped(&setup, |seat| if seat == watcher { 3 } else { 0 }, &mut rng);
        prop_assert!(start.start()?.view(watcher) == walk.game.view(watcher));
        let mut other = hidden_things_swapped(&setup, |_| 3, &mut rng).start()?;
        let drawn = |game: &Game| (game.hand(watcher).to_vec(), game.table().collected(watcher));
        while let Some(step) = walk.step() {
            // What the other game has drawn meanwhile is another domino and can't be played there.
            if other.apply(step.action).is_err() || drawn(&other) != drawn(&walk.game) {
                break;
            }
            if walk.game.table().collected(watcher).is_empty() {
                prop_assert!(walk.game.view(watcher) == other.view(watcher));
            }
        }
    }

    #[test]
    fn every_world_deals_the_tokens_that_the_board_has((setup, mut rng) in any_setup(15)) {
        let mut walk = Walk::new(&setup, ChaCha8Rng::seed_from_u64(rng.random()));
        while walk.step().is_some() {}
        let table = walk.game.table();
        for seat in table.seats() {
            let world = walk.game.view(seat).deal(&mut rng);
            let mut pool = table.board().plan().tokens.clone();
            for (area, printed) in table.board().areas() {
                let dealt = |token: &renature::rules::AreaToken| {
                    token.prize() == table.prize(area) && token.back == world.back(area)
                };
                let index = pool.iter().position(dealt);
                prop_assert!(index.is_some() || setup.area_tokens.is_empty(), "{}", printed.letter);
                index.map(|index| pool.swap_remove(index));
            }
        }
    }
}

/// The same game with other dominoes in reserves, box and hands, but for as many as are kept at
/// each seat, and with other backs under the tokens.
fn hidden_things_swapped(
    setup: &Setup,
    kept: impl Fn(Seat) -> usize,
    rng: &mut ChaCha8Rng,
) -> Setup {
    let mut other = setup.clone();
    let seats: Vec<Seat> = (0..setup.players.len()).filter_map(Seat::new).collect();
    let held: Vec<Domino> = seats
        .iter()
        .flat_map(|&seat| setup.dominoes[seat.index()][..kept(seat)].iter().copied())
        .collect();
    let mut rest: Vec<Domino> = Domino::all().filter(|domino| !held.contains(domino)).collect();
    rest.shuffle(rng);
    for seat in seats {
        let list = &mut other.dominoes[seat.index()][kept(seat)..];
        let dealt = rest.split_off(rest.len() - list.len());
        list.copy_from_slice(&dealt);
    }
    let mut pool = setup.board.plan().tokens.clone();
    pool.shuffle(rng);
    for token in other.area_tokens.values_mut() {
        let alike = pool.iter().position(|dealt| dealt.prize() == token.prize());
        alike.into_iter().for_each(|index| *token = pool.swap_remove(index));
    }
    other
}

#[test]
fn random_games_meet_every_kind_of_event() {
    let mut seen = BTreeSet::new();
    for seed in 0..150 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = if seed % 3 == 0 { RuleSet::Base } else { RuleSet::Valley };
        let side = 4 + seed as usize % 12;
        let board = wilderness::board(side, side, rules, &mut rng);
        let setup = setup(board, 2 + seed as usize % 3, &mut rng);
        let mut walk = Walk::new(&setup, rng);
        while let Some(step) = walk.step() {
            seen.extend(step.events.iter().map(kind));
        }
    }
    let all = [
        "AreaScored",
        "CloudsScored",
        "CloudsTaken",
        "DominoDiscarded",
        "DominoPlaced",
        "ExtraTurn",
        "GameOver",
        "HandRefilled",
        "JokerChanged",
        "MushroomImpossible",
        "MushroomPlaced",
        "MushroomSkipped",
        "PlantPlaced",
        "PlantReturned",
        "PlantSkipped",
        "PlantsScored",
        "StumpCovered",
        "TokensScored",
        "TurnEnded",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn the_view_names_only_dominoes_that_its_player_has_seen() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let game = shipped(0, 3, &mut rng).start().unwrap_or_else(|error| panic!("{error}"));
    for seat in game.table().seats() {
        let view = game.view(seat);
        let others = game.table().seats().filter(|&other| other != seat);
        let hidden = others.flat_map(|other| [game.hand(other), game.reserve(other)]).flatten();
        assert!(hidden.chain(game.reserve(seat)).all(|&domino| view.unseen().contains(domino)));
        assert!(view.hand().iter().all(|&domino| !view.unseen().contains(domino)));
        assert_eq!(view.unseen().len(), 52);
    }
}

#[test]
fn a_game_that_is_over_refuses_everything() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let setup = shipped(1, 2, &mut rng);
    let mut walk = Walk::new(&setup, rng);
    while walk.step().is_some() {}
    let mut game = walk.game.clone();
    let none = every_action(&spaces_around(&setup.board));
    assert!(none.into_iter().all(|action| game.apply(action).is_err()));
    assert!(game.legal_actions().is_empty() && game.table().phase() == Phase::Over);
}
