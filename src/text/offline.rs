//! What is said about new versions of the page.

/// The words about new versions.
#[derive(Clone, Copy)]
pub struct Offline {
    /// A new version waits.
    pub update: &'static str,
    /// Begins it; every action is saved already.
    pub reload: &'static str,
    /// Goes on with the version as it is.
    pub later: &'static str,
}

impl Offline {
    pub(super) const ENGLISH: Offline = Offline {
        update: "There is a new version of this page. A game in progress goes on where it stands.",
        reload: "Save and reload",
        later: "Later",
    };
}
