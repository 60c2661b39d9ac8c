//! The sprites: all pictures but the animals as symbols, drawn by `<use href="#id">`.
//!
//! Two sprites: the start screen does without two thirds of the pictures, so the game part adds
//! them. A first visit then transfers 5 kB less at first.

use super::{
    glyphs::{self, GAME_GLYPHS, START_GLYPHS},
    plants,
    things::{self, GAME_THINGS, START_THINGS},
};
use leptos::prelude::document;
use std::sync::Once;

/// Adds the symbols of the start screen and its dialogs to the page.
pub fn add_start_sprite() {
    add(|sprite| {
        things::push_symbols(sprite, START_THINGS);
        plants::push_marks(sprite);
        glyphs::push_symbols(sprite, START_GLYPHS);
    });
}

/// Adds all other symbols to the page, once. Any part that shows one calls this first.
pub fn add_game_sprite() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        add(|sprite| {
            things::push_symbols(sprite, GAME_THINGS);
            plants::push_plants(sprite);
            glyphs::push_symbols(sprite, GAME_GLYPHS);
        });
    });
}

fn add(push_symbols: impl FnOnce(&mut String)) {
    let mut sprite = String::with_capacity(24 * 1024);
    sprite.push_str(
        r#"<div hidden><svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">"#,
    );
    push_symbols(&mut sprite);
    sprite.push_str("</svg></div>");
    if let Some(body) = document().body() {
        // A body takes an element at its end.
        let _ = body.insert_adjacent_html("beforeend", &sprite);
    }
}
