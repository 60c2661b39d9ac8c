//! The nouns of the game, spaces, areas and refusals, in German.

use crate::text::{
    words::areas::AreaText, words::names::Names, words::refusals::Refusals, words::seats::SeatText,
    words::spaces::SpaceText,
};

impl Names {
    pub(in crate::text) const GERMAN: Names = Names::ENGLISH;
}

impl SeatText {
    pub(in crate::text) const GERMAN: SeatText = SeatText::ENGLISH;
}

impl SpaceText {
    pub(in crate::text) const GERMAN: SpaceText = SpaceText::ENGLISH;
}

impl AreaText {
    pub(in crate::text) const GERMAN: AreaText = AreaText::ENGLISH;
}

impl Refusals {
    pub(in crate::text) const GERMAN: Refusals = Refusals::ENGLISH;
}
