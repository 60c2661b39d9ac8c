//! The pieces on the board and the table: our own drawings.
//!
//! Their colours are custom properties of `style/tokens.css`, so that both themes set them.

/// The id and the drawing of each symbol; its view box has a side of 36.
type Things = [(&'static str, &'static str)];

/// The things on the maps and the seats of the start screen.
pub const START_THINGS: &Things = &[
    // Clouds: a white puff before a blue one; the number of clouds stands at (18, 21.5).
    (
        "cloud",
        r#"<path d="M9.5 30a7.6 7.6 0 0 1-1.6-15a7.2 7.2 0 0 1 7-6.6a9.2 9.2 0 0 1 13.3 5.4a7.2 7.2 0 0 1 .3 16.2z" fill="var(--cloud-back)"/><path d="M9.5 27.5a6.5 6.5 0 0 1-.8-12.9a6.3 6.3 0 0 1 7.8-5.2a7.7 7.7 0 0 1 11.3 5.1a6.5 6.5 0 0 1 .2 13z" fill="var(--cloud)"/>"#,
    ),
    (
        "stump",
        r#"<path d="M4.5 15.5L3 28q-2.5 2.6-.6 3.3l5-.4q10.6 3.8 21.2 0l5 .4q1.9-.7-.6-3.3l-1.5-12.5z" fill="var(--bark)"/><path d="M9 24v5M15 26.5v3.5M22 26.5v2.5M27.5 24v4" stroke="var(--bark-edge)" stroke-width="1.5" stroke-linecap="round"/><ellipse cx="18" cy="15" rx="14.3" ry="9.4" fill="var(--bark-edge)"/><ellipse cx="18" cy="14.6" rx="12.8" ry="8.2" fill="var(--wood)"/><g fill="none" stroke="var(--wood-edge)" stroke-width="1.2"><ellipse cx="17.5" cy="14.5" rx="9" ry="5.5"/><ellipse cx="17.2" cy="14.3" rx="5" ry="2.9"/><ellipse cx="17" cy="14.2" rx="1.3" ry=".7"/></g>"#,
    ),
    (
        "pond",
        r#"<path d="M3 19c-1-7 5-11.5 11-11.2c5 .2 7.5-2 12.5-.3c5.5 1.9 8 7 6.8 12.5c-1.3 6-7 9-13 8.6c-4-.3-6 1.2-10 .3c-4-.9-6.8-5-7.3-9.9z" fill="var(--pond-edge)"/><path d="M5.3 19c-.8-5.6 4-9 8.7-8.8c5 .2 7.5-2 12-.4c4.6 1.6 6.4 5.7 5.5 9.8c-1.1 5-6 7-11 6.7c-4-.3-6 1.2-9.3.4c-3.4-.8-5.5-3.7-5.9-7.7z" fill="var(--pond)"/><path d="M12 15q4-2.5 8-.9M9 20q2.5-1.5 5-.6" fill="none" stroke="var(--ripple)" stroke-width="1.7" stroke-linecap="round"/><path d="M24.5 20.5l4.2-2a5 4 0 1 1-4.6-2.2z" fill="var(--leaf)"/>"#,
    ),
    // A ring of pebbles and an arrow into the brook.
    (
        "start",
        r#"<circle cx="18" cy="18" r="12" fill="var(--ripple)"/><g fill="none" stroke-linecap="round"><circle cx="18" cy="18.9" r="14" stroke="var(--pebble-edge)" stroke-width="6.4" pathLength="13" stroke-dasharray="0 1"/><circle cx="18" cy="18" r="14" stroke="var(--pebble)" stroke-width="5.2" pathLength="13" stroke-dasharray="0 1"/><circle cx="18" cy="18" r="14" stroke="var(--pebble-light)" stroke-width="4.6" pathLength="13" stroke-dasharray="0 3 0 2 0 4 0 4"/></g><path d="M10.8 14.3h14.4q1.8 0 .8 1.6l-6.9 9.3q-1.1 1.4-2.2 0l-6.9-9.3q-1-1.6.8-1.6z" fill="var(--start-arrow)" stroke="var(--pebble-edge)" stroke-width="1.1"/>"#,
    ),
    // A seat's emblem in the player's colour.
    (
        "seat",
        r#"<circle cx="18" cy="18" r="16" fill="var(--plant)" stroke="var(--plant-line,var(--plant-edge))" stroke-width="2"/><path d="M18 29v-11m0 3q-8.5 0-8.5-8q8.5 0 8.5 8m0-2q0-8.5 8.5-9.5q0 9-8.5 9.5" fill="none" stroke="var(--plant-ink)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>"#,
    ),
];

/// The things that only games and the rules show.
pub const GAME_THINGS: &Things = &[
    (
        "mushroom",
        r##"<path d="M12.5 19h11q-.8 5.5 2.3 10.5q.8 4-3 4h-9.6q-3.8 0-3-4q3.1-5 2.3-10.5z" fill="#f6ead2" stroke="#5b3a22" stroke-width="1.5"/><path d="M18 3c8.5 0 15.2 6.6 15.2 14q0 4.5-4.7 4.5h-21q-4.7 0-4.7-4.5c0-7.4 6.7-14 15.2-14z" fill="#c8402f" stroke="#5b1f16" stroke-width="1.5"/><path d="M8.7 21.5q9.3 4.5 18.6 0z" fill="#e4cfa9"/><g fill="#fff3dd"><ellipse cx="11" cy="13" rx="3" ry="3.5"/><ellipse cx="20.5" cy="8.5" rx="3.3" ry="2.7"/><ellipse cx="26.5" cy="16" rx="2.6" ry="3"/><ellipse cx="18" cy="16.7" rx="2" ry="1.8"/></g>"##,
    ),
    // A golden badge with a crown of leaves: marks the joker animal.
    (
        "joker",
        r#"<circle cx="18" cy="18" r="16.5" fill="var(--joker-edge)"/><circle cx="18" cy="18" r="14.2" fill="var(--joker)"/><path d="M8 13.5q3.5 0 5 3.7q1.4-5.2 5-8.4q3.6 3.2 5 8.4q1.5-3.7 5-3.7q.2 6.5-2.6 12.5h-14.8q-2.8-6-2.6-12.5z" fill="var(--joker-edge)"/><path d="M12.5 22.8h11" stroke="var(--joker)" stroke-width="1.8" stroke-linecap="round"/>"#,
    ),
    // The disc of an area token. Main points at (16.5, 18), minor points in the small disc at
    // (27.5, 27.3).
    (
        "token",
        r#"<circle cx="18" cy="19.3" r="16" fill="var(--shade)"/><circle cx="18" cy="18" r="16" fill="var(--wood-edge)"/><circle cx="18" cy="18" r="14.6" fill="var(--wood-high)"/><circle cx="18" cy="18" r="12.6" fill="none" stroke="var(--wood)" stroke-width="1" stroke-dasharray="2.4 2"/><circle cx="27.5" cy="27" r="7.6" fill="var(--wood-edge)"/><circle cx="27.5" cy="27" r="6.5" fill="var(--wood)"/>"#,
    ),
    (
        "token-back",
        r#"<circle cx="18" cy="19.3" r="16" fill="var(--shade)"/><circle cx="18" cy="18" r="16" fill="var(--bark-edge)"/><circle cx="18" cy="18" r="14.6" fill="var(--leaf)"/><path d="M18 8q8 4.5 8 11q0 6.5-8 8.5q-8-2-8-8.5q0-6.5 8-11zm0 4v18" fill="var(--leaf-deep)" stroke="var(--leaf)" stroke-width="1.4" stroke-linecap="round"/>"#,
    ),
    // A seat's marker on the score track, in the player's colour.
    (
        "score-marker",
        r#"<g stroke-linejoin="round"><path d="M18 34.5q-12-10.5-12-20a12 12 0 0 1 24 0q0 9.5-12 20z" fill="none" stroke="var(--plant-halo)" stroke-width="4.6"/><path d="M18 34.5q-12-10.5-12-20a12 12 0 0 1 24 0q0 9.5-12 20z" fill="var(--plant)" stroke="var(--plant-edge)" stroke-width="1.8"/></g><path d="M18 21v-6.5m0 2.5q-5.5 0-5.5-5.5q5.5 0 5.5 5.5m0-2q0-5.5 5.5-6q0 6-5.5 6" fill="none" stroke="var(--plant-ink)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>"#,
    ),
    (
        "discard",
        r#"<path d="M4 13l14-5.5L32 13v14.5L18 33.5L4 27.5z" fill="var(--bark)" stroke="var(--bark-edge)" stroke-width="1.6" stroke-linejoin="round"/><path d="M4 13l14 6l14-6l-14-5.5z" fill="var(--bark-edge)"/><path d="M18 19v14.5M4 13l-2 5.5l13.5 6l2.5-5.5M32 13l2 5.5l-13.5 6l-2.5-5.5" fill="var(--wood)" stroke="var(--bark-edge)" stroke-width="1.6" stroke-linejoin="round"/><path d="M18 1.5v10m-4-3.7l4 4l4-4" fill="none" stroke="var(--accent)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>"#,
    ),
];

/// Appends the things to the sprite.
pub fn push_symbols(sprite: &mut String, things: &Things) {
    for (id, drawing) in things {
        sprite.push_str(&format!(r#"<symbol id="{id}" viewBox="0 0 36 36">{drawing}</symbol>"#));
    }
}
