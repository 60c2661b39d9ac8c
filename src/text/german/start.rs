//! The start screen, in German.

use crate::text::app::start::StartText;

impl StartText {
    pub(in crate::text) const GERMAN: StartText = StartText::ENGLISH;
}
