//! Any text is either refused, or a board that stays the same when written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use renature::rules::Board;

fuzz_target!(|text: &str| {
    if let Ok(board) = Board::from_json(text) {
        assert_eq!(Board::from_json(&board.to_json()), Ok(board));
    }
});
