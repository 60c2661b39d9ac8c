//! The rules in short, in German.

use crate::text::app::how_to_play::HowToPlayText;

impl HowToPlayText {
    pub(in crate::text) const GERMAN: HowToPlayText = HowToPlayText::ENGLISH;
}
