//! Credits and licences.

/// The texts of the About dialog.
#[derive(Clone, Copy)]
pub struct AboutText {
    /// The heading.
    pub title: &'static str,
    /// Paragraphs, each with a heading.
    pub sections: [(&'static str, &'static str); 7],
}

impl AboutText {
    pub(in crate::text) const ENGLISH: AboutText = AboutText {
        title: "About",
        sections: [
            (
                "The game",
                "Renature is a board game by Wolfgang Kramer and Michael Kiesling, published by Deep Print Games. If you like it here, buy it: the real one has wooden plants.",
            ),
            (
                "This page",
                "An unofficial fan project, neither made nor approved by the authors or the publisher. The boards are original, and all pictures of the board, plants and pieces were drawn for this page.",
            ),
            (
                "Animals",
                "From Twemoji, copyright Twitter, Inc. and other contributors, licensed under CC BY 4.0 (creativecommons.org/licenses/by/4.0). The woodpecker is adapted from one of its birds, the snail is darker.",
            ),
            (
                "Icons",
                "The icons on buttons are from Lucide, copyright Lucide Contributors, under the ISC licence (lucide.dev/license); some began as Feather, copyright Cole Bemis, under the MIT licence.",
            ),
            (
                "Typeface",
                "Nunito, copyright The Nunito Project Authors (github.com/googlefonts/nunito), under the SIL Open Font License 1.1.",
            ),
            ("Code", "Free software under the MIT licence, written in Rust with Leptos."),
            (
                "Your games",
                "Everything stays in this browser: no account, no server, no tracking. To keep a game for good, save it as a file.",
            ),
        ],
    };
}
