//! The rules in short, in French.

use crate::text::app::how_to_play::HowToPlayText;

impl HowToPlayText {
    pub(in crate::text) const FRENCH: HowToPlayText = HowToPlayText::ENGLISH;
}
