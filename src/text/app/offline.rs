//! Texts about new versions of the page.

/// The texts about new versions.
#[derive(Clone, Copy)]
pub struct OfflineText {
    /// A new version waits.
    pub update: &'static str,
    /// The button that reloads the page. Every action is saved already.
    pub reload: &'static str,
    /// The note during a game that the menu has the update.
    pub in_menu: &'static str,
    /// The menu's button while a new version waits.
    pub menu: &'static str,
    /// The button that keeps the current version.
    pub later: &'static str,
}

impl OfflineText {
    pub(in crate::text) const ENGLISH: OfflineText = OfflineText {
        update: "There is a new version of this page. A game in progress goes on where it stands.",
        reload: "Save and reload",
        in_menu: "There is a new version of this page: the menu offers it.",
        menu: "Menu: there is a new version",
        later: "Later",
    };
}
