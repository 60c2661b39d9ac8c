//! The table, in French.

use crate::text::{table::TableText, table::confirm::ConfirmText, table::unseen::UnseenText};

impl TableText {
    pub(in crate::text) const FRENCH: TableText = TableText::ENGLISH;
}

impl ConfirmText {
    pub(in crate::text) const FRENCH: ConfirmText = ConfirmText::ENGLISH;
}

impl UnseenText {
    pub(in crate::text) const FRENCH: UnseenText = UnseenText::ENGLISH;
}
