//! Tests of links: what they hold, what stands around them, and damaged ones.

use super::*;
use crate::{
    bots::BotKind,
    rules::{Record, Seat},
    session::{
        Backup, save,
        testing::{MatchBuilder, ROOMY, begin_saves, library},
    },
};
use proptest::prelude::*;

/// A person against bots, after so many random actions; the names are not ASCII.
fn played(board: &str, seats: usize, seed: u64, actions: usize) -> Match {
    let mut controllers = vec![Controller::Bot(BotKind::Oak); seats];
    controllers[0] = Controller::Person;
    let builder = MatchBuilder::new(board).controllers(&controllers).seed(seed);
    builder.names(&["orange Ö", "blue Ö", "black Ö", "white Ö"]).played(actions)
}

fn contents(game_match: &Match) -> (Record, Vec<Controller>) {
    let controllers = game_match.game().table().seats().map(|seat| game_match.controller(seat));
    (game_match.record(), controllers.collect())
}

#[test]
fn opened_link_equals_the_match_on_every_board() {
    for (board, seats) in [("brook", 2), ("brook", 3), ("valley", 4), ("valley-back", 2)] {
        for actions in [0, 1, 77, usize::MAX] {
            let game_match = played(board, seats, 5, actions);
            let link = link_to(&game_match).unwrap();
            assert_eq!(contents(&open_link(&link).unwrap()), contents(&game_match));
        }
    }
}

#[test]
fn whole_game_fits_in_700_letters() {
    for board in ["brook", "valley"] {
        for seats in [2, 4] {
            let link = link_to(&played(board, seats, 7, usize::MAX)).unwrap();
            assert!(link.len() < 700, "{board}, {seats} players: {}", link.len());
        }
    }
}

#[test]
fn link_to_deal_begins_anew_with_the_same_deal() {
    let game_match = played("brook", 2, 5, 90);
    let deal = open_link(&link_to_deal(&game_match).unwrap()).unwrap();
    assert_eq!((deal.setup(), deal.log().len()), (game_match.setup(), 0));
}

/// Links that players have kept must open for ever; this one was written in version 1.
#[test]
fn link_of_the_first_version_still_opens() {
    let game_match = open_link(include_str!("../../../tests/saves/link-1.txt")).unwrap();
    assert_eq!(contents(&game_match), contents(&played("brook", 3, 11, usize::MAX)));
}

#[test]
fn reversed_double_is_the_same_action() {
    let mut game_match = MatchBuilder::new("brook").holds(0, "owl-owl").begin();
    let domino = game_match.game().hand(Seat::FIRST)[0];
    let [one, two] = game_match.game().table().placements(domino)[0];
    game_match.act(Action::PlaceDomino { domino, at: [two, one] }).unwrap();
    let opened = open_link(&link_to(&game_match).unwrap()).unwrap();
    assert!(opened.game().table().placed().any(|(laid, _)| laid == domino));
}

#[test]
fn address_and_bare_fragment_are_links() {
    for text in ["https://example.org/a/#game=AQ", "#game=AQ", " Look: http://a/#game=AQ\n"] {
        assert!(is_link(text), "{text}");
    }
}

#[test]
fn record_whose_player_has_the_mark_in_their_name_is_no_link() {
    let game_match = MatchBuilder::new("brook").names(&["Ann #game=1", "#game="]).played(3);
    assert!(!is_link(&game_match.record().to_json()));
    assert!(!is_link(&save(&game_match, 0)));
}

#[test]
fn backup_of_a_game_with_the_mark_in_a_name_is_no_link() {
    let game_match = MatchBuilder::new("brook").names(&["Ann #game=1", "Ben"]).played(3);
    let (here, there) = (library(ROOMY), library(ROOMY));
    let save_id = begin_saves(&here, &[&game_match])[0];
    here.rename(save_id, "#game=1").unwrap();
    let text = Backup::new(&here).to_text(0);
    assert!(!is_link(&text));
    let restored = Backup::read(&text).unwrap().restore(&there).unwrap();
    assert_eq!(restored.added, 1);
}

#[test]
fn pasted_link_opens_whatever_stands_around_it() {
    let game_match = played("brook", 2, 5, 30);
    let link = format!("https://a.example/{}", link_to(&game_match).unwrap());
    for around in [
        "\"§\"",
        "'§'",
        "<§>",
        "(§)",
        "[Ann’s game](§)",
        "§.",
        "§, your turn!",
        "See §\n— Ann",
        "\u{200b}§\u{200b}",
        "„§“",
        "§&x=1",
        "> §\r\n",
        "_§_",
        "__§__",
        "§ -",
        "§-",
    ] {
        let text = around.replace('§', &link);
        assert!(is_link(&text), "{text}");
        assert_eq!(open_link(&text).as_ref().map(contents), Ok(contents(&game_match)), "{text}");
    }
}

#[test]
fn link_that_ends_in_a_mark_opens_between_marks() {
    let mut links =
        (0..9_000).map(|seed| link_to(&played("brook", 2, seed, seed as usize % 9)).unwrap());
    let link = links.find(|link| link.ends_with(['_', '-'])).unwrap();
    assert!(open_link(&format!("_{link}_")).is_ok(), "{link}");
    assert!(open_link(&format!("{link}{}", "_".repeat(MAX_MARKS + 1))).is_err());
}

#[test]
fn link_with_a_wrong_letter_within_is_damaged() {
    let link = link_to(&played("brook", 2, 5, 30)).unwrap();
    let (start, end) = link.split_at(40);
    assert_eq!(open_link(&format!("{start} {end}")), Err(LinkError::Damaged));
}

#[test]
fn overlong_link_is_refused_unread() {
    let long = format!("{LINK_MARK}{}", "A".repeat(5_000_000));
    assert_eq!(open_link(&long), Err(LinkError::TooLong(5_000_000)));
}

#[test]
fn link_of_another_version_is_refused() {
    let mut bytes = base64url::to_bytes(&link_to(&played("brook", 2, 1, 3)).unwrap()[6..]).unwrap();
    bytes[0] = 9;
    assert_eq!(open_link(&base64url::to_text(&bytes)), Err(LinkError::Version(9)));
}

#[test]
fn link_cut_short_anywhere_is_refused() {
    let link = link_to(&played("valley", 3, 2, 40)).unwrap();
    for end in 0..link.len() {
        assert!(open_link(&link[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn custom_board_is_not_linkable() {
    let text = include_str!("../../../tests/records/good/largest-board-with-52-areas.json");
    let record = Record::from_json(text).unwrap();
    let seats = record.setup.players.len();
    let game_match = Match::from_record(&record, vec![Controller::Person; seats], None).unwrap();
    assert_eq!(link_to(&game_match), Err(NotLinkable::CustomBoard));
}

/// A link with these packed bits and a valid checksum.
fn sealed(board: &Board, packed: &[u8]) -> String {
    base64url::to_text(&[&[VERSION][..], &checksum(board, packed), packed].concat())
}

#[test]
fn altered_bits_are_another_legal_game_or_refused() {
    let game_match = played("brook", 2, 3, 60);
    let link = link_to(&game_match).unwrap();
    let bytes = base64url::to_bytes(&link[LINK_MARK.len()..]).unwrap();
    let (mut legal, mut refused) = (0, 0);
    // The first 4 bits are the index of the board.
    for bit in (4..(bytes.len() - 1 - CHECKSUM) * 8).step_by(3) {
        let mut packed = bytes[1 + CHECKSUM..].to_vec();
        packed[bit / 8] ^= 0x80 >> (bit % 8);
        match open_link(&sealed(&game_match.setup().board, &packed)) {
            Ok(other) => {
                legal += 1;
                assert_ne!(contents(&other), contents(&game_match), "bit {bit}");
                assert!(other.record().replay().is_ok(), "bit {bit}");
                let copy = open_link(&link_to(&other).unwrap()).unwrap();
                assert_eq!(contents(&copy), contents(&other), "bit {bit}");
            }
            Err(_) => refused += 1,
        }
    }
    assert!(legal >= 20 && refused >= 20, "{legal} legal, {refused} refused");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_without_a_panic(text in "[A-Za-z0-9_-]{0,600}") {
        let _ = open_link(&text);
    }

    #[test]
    fn any_bytes_with_a_valid_checksum_are_read_without_a_panic(
        mut packed in prop::collection::vec(any::<u8>(), 0..400),
        board in 0..3_usize,
    ) {
        // The first 4 bits are the index of the board.
        packed.insert(0, (board as u8) << 4);
        let _ = open_link(&sealed(&Board::shipped()[board], &packed));
    }

    #[test]
    fn link_with_a_changed_letter_is_refused(
        index in any::<prop::sample::Index>(),
        letter in "[A-Za-z0-9_-]",
    ) {
        let link = link_to(&played("brook", 2, 3, 60)).unwrap();
        let at = LINK_MARK.len() + index.index(link.len() - LINK_MARK.len());
        prop_assume!(link[at..=at] != letter);
        let mut changed = link;
        changed.replace_range(at..=at, &letter);
        prop_assert!(open_link(&changed).is_err());
    }
}
