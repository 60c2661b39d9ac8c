//! The table, in German.

use crate::text::{table::TableText, table::confirm::ConfirmText, table::unseen::UnseenText};

impl TableText {
    pub(in crate::text) const GERMAN: TableText = TableText::ENGLISH;
}

impl ConfirmText {
    pub(in crate::text) const GERMAN: ConfirmText = ConfirmText::ENGLISH;
}

impl UnseenText {
    pub(in crate::text) const GERMAN: UnseenText = UnseenText::ENGLISH;
}
