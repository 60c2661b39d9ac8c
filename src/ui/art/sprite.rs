//! The sprite: all pictures but the animals as symbols, drawn by `<use href="#id">`.

use super::{glyphs, plants, things};

/// Returns a hidden SVG with all symbols, to be added to the page once before any use.
pub fn sprite() -> String {
    let mut sprite = String::with_capacity(48 * 1024);
    sprite.push_str(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">"#,
    );
    plants::push_symbols(&mut sprite);
    things::push_symbols(&mut sprite);
    glyphs::push_symbols(&mut sprite);
    sprite.push_str("</svg>");
    sprite
}
