//! The explanations of numbers, in German.

use crate::text::table::explain::ExplainText;

impl ExplainText {
    pub(in crate::text) const GERMAN: ExplainText = ExplainText::ENGLISH;
}
