//! The explanations of numbers, in French.

use crate::text::table::explain::ExplainText;

impl ExplainText {
    pub(in crate::text) const FRENCH: ExplainText = ExplainText::ENGLISH;
}
