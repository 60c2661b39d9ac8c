//! Glyphs from the icon set Lucide: strokes in the colour of the text beside them. Only the icons
//! named here reach the page.

use icondata_core::{Icon, IconData};
use icondata_lu as lucide;

/// The id and the drawing of each glyph.
type Glyphs = [(&'static str, Icon)];

/// A domino that nobody has seen yet. It is not one of Lucide's.
static UNSEEN: Icon = &IconData {
    data: r#"<rect x="5" y="2" width="14" height="20" rx="3"/><path d="M9.5 9a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.8M12 16.5v.01"/>"#,
    style: None,
    x: None,
    y: None,
    width: None,
    height: None,
    view_box: None,
    stroke_linecap: None,
    stroke_linejoin: None,
    stroke_width: None,
    stroke: None,
    fill: None,
};

/// The glyphs of the start screen and its dialogs.
pub static START_GLYPHS: &Glyphs = &[
    ("glyph-check", lucide::LuCheck),
    ("glyph-close", lucide::LuX),
    ("glyph-day", lucide::LuCalendarDays),
    ("glyph-help", lucide::LuCircleHelp),
    ("glyph-import", lucide::LuFolderOpen),
    ("glyph-info", lucide::LuInfo),
    ("glyph-learn", lucide::LuGraduationCap),
    ("glyph-play", lucide::LuPlay),
    ("glyph-settings", lucide::LuSlidersHorizontal),
];

/// The glyphs that only games and their dialogs show.
pub static GAME_GLYPHS: &Glyphs = &[
    ("turn", lucide::LuRotateCw),
    ("glyph-again", lucide::LuRepeat),
    ("glyph-alert", lucide::LuTriangleAlert),
    ("glyph-areas", lucide::LuTable2),
    ("glyph-arrow", lucide::LuArrowRight),
    ("glyph-back", lucide::LuArrowLeft),
    ("glyph-bin", lucide::LuTrash2),
    ("glyph-bot", lucide::LuBot),
    ("glyph-branch", lucide::LuGitBranch),
    ("glyph-copy", lucide::LuCopy),
    ("glyph-export", lucide::LuDownload),
    ("glyph-eye", lucide::LuEye),
    ("glyph-first", lucide::LuSkipBack),
    ("glyph-fit", lucide::LuMaximize),
    ("glyph-hint", lucide::LuLightbulb),
    ("glyph-keyboard", lucide::LuKeyboard),
    ("glyph-last", lucide::LuSkipForward),
    ("glyph-log", lucide::LuScrollText),
    ("glyph-menu", lucide::LuMenu),
    ("glyph-minus", lucide::LuMinus),
    ("glyph-pause", lucide::LuPause),
    ("glyph-pencil", lucide::LuPencil),
    ("glyph-person", lucide::LuUser),
    ("glyph-plus", lucide::LuPlus),
    ("glyph-redo", lucide::LuRedo2),
    ("glyph-restart", lucide::LuListRestart),
    ("glyph-share", lucide::LuLink),
    ("glyph-saved-games", lucide::LuLibrary),
    ("glyph-trophy", lucide::LuTrophy),
    ("glyph-undo", lucide::LuUndo2),
    ("glyph-unseen", UNSEEN),
    ("glyph-undo-turn", lucide::LuUndoDot),
    ("glyph-zoom", lucide::LuZoomIn),
];

/// Appends the glyphs to the sprite.
pub fn push_symbols(sprite: &mut String, glyphs: &Glyphs) {
    for (id, icon) in glyphs {
        let drawing = icon.data;
        sprite.push_str(&format!(
            r#"<symbol id="{id}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">{drawing}</symbol>"#
        ));
    }
}
