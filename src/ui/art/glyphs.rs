//! Small signs of the page: strokes in the colour of the text beside them, 24 x 24.

/// Id and strokes of each glyph.
const GLYPHS: &[(&str, &str)] = &[
    ("turn", "M20 11.5a8 8 0 1 0-2.3 6.2M20.5 5.5v6h-6"),
    ("glyph-settings", "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5"),
    ("glyph-export", "M12 15V4m-4 4l4-4l4 4M5 14v5.5h14V14"),
    ("glyph-import", "M12 4v11m-4-4l4 4l4-4M5 14v5.5h14V14"),
    ("glyph-log", "M5 6h14M5 11h14M5 16h9M5 21h6"),
    ("glyph-pencil", "M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18zM14 6.5l3.5 3.5"),
    ("glyph-copy", "M9 9h11v11H9zM15 5.5V4H4v11h1.5"),
    ("glyph-bin", "M4.5 7h15M10 7V4.5h4V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5"),
    ("glyph-day", "M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M12 13.5l1 1.5"),
    ("glyph-shelf", "M4 20.5h16M5 17V6h4v11zM9.5 17V4h4.5v13zM15 17l-.5-10.5l3.5-.5l1.5 11z"),
    (
        "glyph-share",
        "M9.5 14.5l5-5M11 7.5l2.5-2.5a4 4 0 0 1 5.5 5.5l-2.5 2.5M13 16.5l-2.5 2.5a4 4 0 0 1-5.5-5.5l2.5-2.5",
    ),
    ("glyph-close", "M6 6l12 12M18 6L6 18"),
    ("glyph-check", "M5 12.5l5 5L19.5 7"),
    ("glyph-undo", "M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3"),
    ("glyph-redo", "M15 5l5 5l-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3"),
    ("glyph-arrow", "M4.5 12h15m-6-6l6 6l-6 6"),
    ("glyph-back", "M19.5 12h-15m6-6l-6 6l6 6"),
    ("glyph-menu", "M4 7h16M4 12h16M4 17h16"),
    ("glyph-help", "M8.5 9a3.6 3.6 0 1 1 5.3 3.2q-1.8 1-1.8 3M12 19v.01"),
    ("glyph-info", "M12 11v7M12 6.5v.01"),
    ("glyph-person", "M12 4.5a3.8 3.8 0 1 1-.01 0M4.5 20.5q1-6.5 7.5-6.5t7.5 6.5"),
    ("glyph-bot", "M5 9.5h14v10H5zM12 9.5V5m0-.5v.01M9 14v1M15 14v1M2.5 13v3M21.5 13v3"),
    (
        "glyph-eye",
        "M2.5 12q4-6.5 9.5-6.5t9.5 6.5q-4 6.5-9.5 6.5t-9.5-6.5zM12 9.5a2.5 2.5 0 1 1-.01 0",
    ),
    ("glyph-zoom", "M10.5 4a6.5 6.5 0 1 1-.01 0M15.5 15.5l5 5M7.5 10.5h6M10.5 7.5v6"),
    ("glyph-plus", "M12 5v14M5 12h14"),
    ("glyph-minus", "M5 12h14"),
    ("glyph-fit", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
    ("glyph-play", "M7 4.5l12 7.5l-12 7.5z"),
    ("glyph-pause", "M8 5v14M16 5v14"),
    ("glyph-first", "M6 5v14M18 5.5l-8 6.5l8 6.5z"),
    ("glyph-previous", "M15 5.5l-8 6.5l8 6.5z"),
    ("glyph-next", "M9 5.5l8 6.5l-8 6.5z"),
    ("glyph-branch", "M7 3.5v17M7 14.5q0-4.5 5-4.5h5m-3.5-3.5l3.5 3.5l-3.5 3.5"),
    ("glyph-last", "M18 5v14M6 5.5l8 6.5l-8 6.5z"),
    (
        "glyph-trophy",
        "M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4q0 5 4 5.5M16.5 6H20q0 5-4 5.5M12 14.5V19M8 20h8",
    ),
    ("glyph-hint", "M9 17.5q0-2.5-1.5-4a6 6 0 1 1 9 0q-1.5 1.5-1.5 4zM10 21h4"),
    ("glyph-fast", "M4 5.5l7.5 6.5L4 18.5zM12.5 5.5L20 12l-7.5 6.5z"),
];

/// Appends all glyphs.
pub fn push_symbols(sprite: &mut String) {
    for (id, strokes) in GLYPHS {
        sprite.push_str(&format!(
            r#"<symbol id="{id}" viewBox="0 0 24 24"><path d="{strokes}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>"#
        ));
    }
}
