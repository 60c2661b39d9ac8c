//! Any action is either listed and accepted, or not listed, refused, and without effect. Each two
//! bytes choose a listed action to go on with, the next two any action at all.
#![no_main]

use libfuzzer_sys::fuzz_target;
use renature::rules::{
    Action, AreaToken, Board, Color, Domino, Player, Setup, Space, Stock, Animal, Plant,
};
use std::sync::Arc;

const BOARDS: [&str; 3] = [
    include_str!("../../public/boards/brook.json"),
    include_str!("../../public/boards/valley.json"),
    include_str!("../../public/boards/valley-back.json"),
];

fuzz_target!(|bytes: &[u8]| {
    let [kind, rest @ ..] = bytes else { return };
    let Some(setup) = setup(usize::from(*kind)) else { return };
    let Ok(mut game) = setup.start() else { return };
    for step in rest.chunks_exact(4) {
        let any = any_action(step[2], step[3]);
        let listed = game.legal_actions();
        let mut other = game.clone();
        if other.apply(any).is_err() {
            assert!(other == game && !listed.contains(&any));
        } else if !is_double(any) {
            assert!(listed.contains(&any));
        }
        if listed.is_empty() {
            return;
        }
        let index = usize::from(u16::from_le_bytes([step[0], step[1]])) % listed.len();
        assert!(game.apply(listed[index]).is_ok());
    }
});

fn setup(kind: usize) -> Option<Setup> {
    let board = Arc::new(Board::from_json(BOARDS[kind % 3]).ok()?);
    let count = 2 + kind / 3 % 3;
    let each = [26, 18, 13][count - 2];
    let players = Color::ALL[..count].iter();
    let mut pool: Vec<AreaToken> = board.plan().tokens.clone();
    let mut draw = |size: usize| {
        let index = pool.iter().position(|token| token.main == size as i32)?;
        Some(pool.swap_remove(index))
    };
    let tokens = board.areas().filter_map(|(_, area)| Some((area.letter, draw(area.size())?)));
    Some(Setup {
        area_tokens: tokens.collect(),
        board: board.clone(),
        players: players.map(|&color| Player { name: String::new(), color }).collect(),
        dominoes: (0..count)
            .map(|seat| Domino::all().skip(kind + seat).step_by(count).take(each).collect())
            .collect(),
    })
}

fn is_double(action: Action) -> bool {
    matches!(action, Action::PlaceDomino { domino, .. } if domino.is_double())
}

fn any_action(what: u8, place: u8) -> Action {
    let space = |number: u8| {
        Space::new(usize::from(number % 16), usize::from(number / 16)).unwrap_or_default()
    };
    let at = space(place);
    let domino = Domino::all().nth(usize::from(what) % Domino::COUNT).unwrap_or_default();
    match what {
        0..110 => Action::PlaceDomino { domino, at: [at, space(place.wrapping_add(1))] },
        110..150 => Action::PlaceDomino { domino, at: [space(place.wrapping_add(16)), at] },
        150..170 => Action::DiscardDomino { domino },
        170..190 => Action::ReturnPlant { at },
        190..200 => Action::PlaceMushroom { at },
        200..232 => Action::PlacePlant {
            plant: Plant::ALL[usize::from(what) % 4],
            stock: Stock::ALL[usize::from(what) / 4 % 2],
            at,
        },
        232..242 => Action::ChangeJoker { animal: Animal::ALL[usize::from(what) % 10] },
        242 => Action::SkipMushroom,
        243 => Action::SkipPlant,
        244 => Action::Finish,
        245 => Action::EndTurn,
        _ => Action::ExtraTurn,
    }
}
