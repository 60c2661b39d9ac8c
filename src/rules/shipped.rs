//! The boards built into the program.

use super::board::Board;
use std::sync::{Arc, LazyLock};

impl Board {
    /// The built-in boards: the base board and both sides of Valley's.
    pub fn shipped() -> &'static [Arc<Board>] {
        &SHIPPED
    }

    /// Returns the built-in board with this short name, if there is one.
    pub fn shipped_named(id: &str) -> Option<Arc<Board>> {
        Board::shipped().iter().find(|board| board.id() == id).cloned()
    }
}

static SHIPPED: LazyLock<Vec<Arc<Board>>> = LazyLock::new(|| {
    FILES.into_iter().filter_map(|text| Board::from_json(text).ok().map(Arc::new)).collect()
});

const FILES: [&str; 3] = [
    include_str!("../../public/boards/brook.json"),
    include_str!("../../public/boards/valley.json"),
    include_str!("../../public/boards/valley-back.json"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_file_is_a_board() {
        for text in FILES {
            assert_eq!(Board::from_json(text).err(), None);
        }
    }

    #[test]
    fn the_shipped_boards_go_by_their_short_names() {
        let ids: Vec<&str> = Board::shipped().iter().map(|board| board.id()).collect();
        assert_eq!(ids, ["brook", "valley", "valley-back"]);
    }
}
