//! Any action is either listed and accepted, or not listed, refused and without effect. The first
//! byte chooses board, players and deal. Then two bytes choose a listed action to continue with,
//! and two bytes choose any action at all.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::rules::{Action, Animal, Board, Color, Domino, Plant, Player, Setup, Space, Stock};

fuzz_target!(|bytes: &[u8]| {
    let [kind, rest @ ..] = bytes else { return };
    let mut game = setup(*kind).start().expect("a dealt setup");
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

/// A deal on a shipped board for two to four players, all chosen by one number.
fn setup(kind: u8) -> Setup {
    let boards = Board::shipped();
    let board = boards[usize::from(kind) % boards.len()].clone();
    let count = 2 + usize::from(kind) / boards.len() % 3;
    let player = |color| Player { name: String::new(), color };
    let players = Color::ALL.into_iter().take(count).map(player).collect();
    Setup::deal(board, players, &mut ChaCha8Rng::seed_from_u64(kind.into()))
}

fn is_double(action: Action) -> bool {
    matches!(action, Action::PlaceDomino { domino, .. } if domino.is_double())
}

fn any_action(kind: u8, space_index: u8) -> Action {
    let space = |number: u8| {
        Space::new(usize::from(number % 16), usize::from(number / 16)).unwrap_or_default()
    };
    let at = space(space_index);
    let domino = Domino::all().nth(usize::from(kind) % Domino::COUNT).unwrap_or_default();
    match kind {
        0..110 => Action::PlaceDomino { domino, at: [at, space(space_index.wrapping_add(1))] },
        110..150 => Action::PlaceDomino { domino, at: [space(space_index.wrapping_add(16)), at] },
        150..170 => Action::DiscardDomino { domino },
        170..190 => Action::ReturnPlant { at },
        190..200 => Action::PlaceMushroom { at },
        200..232 => Action::PlacePlant {
            plant: Plant::ALL[usize::from(kind) % 4],
            stock: Stock::ALL[usize::from(kind) / 4 % 2],
            at,
        },
        232..242 => Action::ChangeJoker { animal: Animal::ALL[usize::from(kind) % 10] },
        242 => Action::SkipMushroom,
        243 => Action::SkipPlant,
        244 => Action::Finish,
        245 => Action::EndTurn,
        _ => Action::ExtraTurn,
    }
}
