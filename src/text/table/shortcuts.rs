//! The list of keys.

/// The texts of the list of keys.
#[derive(Clone, Copy)]
pub struct ShortcutsText {
    /// The heading, and the item of the menu.
    pub title: &'static str,
    /// How a screen reader passes letters and digits on to the page.
    pub screen_readers: &'static str,
    /// The same in short, before the first turn.
    pub focus_mode: &'static str,
    /// The keys that a first turn needs.
    pub first: &'static str,
    /// The shortest hint at keys, beside a visible prompt.
    pub hint: &'static str,
    /// The keys with what they do, in groups with headings.
    pub keys: [(&'static str, &'static [(&'static str, &'static str)]); 5],
}

impl ShortcutsText {
    pub(in crate::text) const ENGLISH: ShortcutsText = ShortcutsText {
        title: "Keys (?)",
        hint: "Keys 1 to 3; ? lists all.",
        screen_readers: "Screen readers pass letters and digits on to the game in focus mode only. NVDA: Insert+Space. JAWS: Insert+Z. Orca: Insert+A, pressed twice. VoiceOver: switch quick navigation off.",
        focus_mode: "Letters and digits work in your screen reader’s focus mode. The list of keys in the menu says how to switch it on.",
        first: "1 to 3 choose a domino, N goes to the next legal space, 1 to 8 choose a plant, Enter places, ? lists all keys.",
        keys: [
            (
                "Your turn",
                &[
                    (
                        "1 2 3",
                        "before a space is chosen: choose a domino; the focus goes to the first legal space",
                    ),
                    (
                        "1 – 8",
                        "then choose a plant for the space with the focus: your own, then the neutral ones",
                    ),
                    ("R", "rotate the domino"),
                    ("J T D", "change the joker, take a plant back, discard the domino"),
                    ("F E", "draw a domino before the turn ends, buy an extra turn"),
                    ("Enter", "place the domino, then end the turn; press the button"),
                    ("Escape", "drop what is chosen, close what is open"),
                    ("Ctrl+Z, Ctrl+Y", "undo, redo"),
                ],
            ),
            (
                "Board and hand",
                &[
                    ("Tab", "to the hand, the buttons and the board"),
                    ("Arrows", "on the board or in the hand: to the next space or domino"),
                    (
                        "Home, End, Page ↑↓",
                        "on the board: to the ends of the row or column; with Ctrl, of the board",
                    ),
                    ("N", "on the board: to the next legal space"),
                    ("P", "on the board: to the legal space before"),
                    ("Space", "on the board: choose the space"),
                    ("B", "to the board"),
                    ("H", "to the hand, or to the plants to choose from"),
                    ("+ − 0", "zoom in, zoom out, whole board"),
                ],
            ),
            (
                "Earlier moves",
                &[
                    ("← →", "elsewhere: one action back or on"),
                    ("Shift+← →", "elsewhere: one turn back or on"),
                    ("Home, End", "elsewhere: to the beginning, to now"),
                ],
            ),
            ("To hear", &[("S", "hear the scores and clouds"), ("M", "hear the last moves")]),
            (
                "Lists and help",
                &[
                    ("?", "this list"),
                    ("F1", "the rule behind the number with the focus, or behind a refusal"),
                    ("L", "list of all legal actions"),
                    ("/", "in that list: to its filter"),
                    ("C", "type a command: “help” lists all"),
                    ("A", "table of all areas"),
                    ("O", "the menu and its settings"),
                ],
            ),
        ],
    };
}
