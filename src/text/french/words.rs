//! The nouns of the game, spaces, areas and refusals, in French.

use crate::text::{
    words::areas::AreaText, words::names::Names, words::refusals::Refusals, words::seats::SeatText,
    words::spaces::SpaceText,
};

impl Names {
    pub(in crate::text) const FRENCH: Names = Names::ENGLISH;
}

impl SeatText {
    pub(in crate::text) const FRENCH: SeatText = SeatText::ENGLISH;
}

impl SpaceText {
    pub(in crate::text) const FRENCH: SpaceText = SpaceText::ENGLISH;
}

impl AreaText {
    pub(in crate::text) const FRENCH: AreaText = AreaText::ENGLISH;
}

impl Refusals {
    pub(in crate::text) const FRENCH: Refusals = Refusals::ENGLISH;
}
