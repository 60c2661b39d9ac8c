//! The start screen, in French.

use crate::text::app::start::StartText;

impl StartText {
    pub(in crate::text) const FRENCH: StartText = StartText::ENGLISH;
}
