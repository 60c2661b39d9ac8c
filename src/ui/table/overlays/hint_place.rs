//! The place of an onboarding hint: beside its subject, off what the step needs.

use crate::{
    scene::{
        geometry::{Point, Rect, decimal, popover_position::popover_position},
        turn::Hint,
    },
    ui::browser::{first, fits_media, move_to, rect, rects, window_rect},
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What the hint does not cover, the most needed first. Where there is no room for all of it, the
/// hint covers what comes last; a tap closes it.
const AVOIDED: [&str; 11] = [
    FOCUSED,
    "[data-phase=domino] .hand:not(.hand-closed), .plant-choice, .step-buttons button:not([aria-disabled])",
    ".space.legal, .space.chosen",
    ".side-head, .outlook, .closing-list li",
    ".cloud-buttons button:not([aria-disabled])",
    ".board-frame",
    ".seats",
    ".joker-track",
    ".log-title, .log-empty, .log-turn:last-child",
    ".step-buttons, .cloud-buttons",
    ".timeline",
];

/// The control with the keyboard focus, outside of the hint.
const FOCUSED: &str = ".table-page :focus-visible:not(.onboarding *)";

/// A step that needs neither hand nor timeline.
const ENDS_TURN: &str = ":is([data-phase=finish], [data-phase=end]):not([data-panel])";

/// The most pixels between the hint and its target.
const NEAR: f32 = 24.0;

/// The most pixels by which a hint lies over the edges of its neighbours, which show nothing.
const OVERLAP: f32 = 6.0;

/// The most pixels between the log's newest line and a hint below it.
const GAP: f32 = 12.0;

/// Upright windows, whose buttons stand at the lower edge.
const UPRIGHT: &str = "(max-aspect-ratio: 1/1)";

/// Windows as narrow as an upright phone.
const PHONE: &str = "(max-width: 40rem)";

/// An upright phone with its browser's bars.
const LOW_PHONE: &str = "(max-width: 40rem) and (max-height: 46rem) and (max-aspect-ratio: 1/1)";

/// Phones in landscape, and windows as low as theirs.
const LANDSCAPE_PHONE: &str = "(max-height: 30rem) and (min-aspect-ratio: 1/1)";

/// Windows with the board beside the side.
const LANDSCAPE: &str = "(min-aspect-ratio: 1/1)";

/// Returns true if the note lies over the control with the keyboard focus.
pub fn covers_focus(note: &HtmlElement) -> bool {
    let note = rect(note);
    first(FOCUSED).is_some_and(|focused| rect(&focused).overlaps(note))
}

/// Puts the hint beside its target. If it would cover something there, puts it into the log: below
/// the lines, which make room for it. On a phone it goes above or below the hand, or over a free part
/// of the board; where there is a free strip below the board, into that.
pub fn position_note(note: &HtmlElement, hint: Hint) {
    let Some(target) = first(about(hint)) else { return };
    let (width, height) = (note.offset_width() as f32, note.offset_height() as f32);
    if height == 0.0 {
        // A card of an area has taken its place for a moment.
        return;
    }
    let avoid: Vec<Rect> =
        AVOIDED.into_iter().flat_map(|part| rects(part, Some(&target))).collect();
    let beside = popover_position(rect(&target), width, height, window_rect(), &avoid);
    let place = place_above_buttons(width, height)
        .or_else(|| place_below_board(width, height, &avoid, rect(&target)))
        .or_else(|| place_above_hand(width, height))
        .or_else(|| place_over_row(width, height))
        .or_else(|| place_over_board(width, height).filter(|_| fits_media(LANDSCAPE_PHONE)))
        .or_else(|| place_near(Rect { x: beside.x, y: beside.y, width, height }, &avoid, &target));
    if let Some(at) = place {
        keep_free(0.0);
        return move_to(note, at);
    }
    let Some(frame) = first(".log-frame") else { return move_to(note, beside) };
    let log = rect(&frame);
    let lines = rects(".log-frame :is(.log-title, .log-empty, .log-turn)", None);
    let end = lines.into_iter().map(Rect::bottom).fold(log.y, f32::max);
    if log.width < width || log.height < height || log.bottom() > window_rect().bottom() {
        return move_to(note, beside);
    }
    // A log of a line or two has none to spare.
    if end + height > log.bottom() && log.height >= 2.0 * height {
        keep_free(height);
    }
    // Off the newest line, if the log has room.
    let gap = ((log.bottom() - end - height) / 2.0).clamp(0.0, GAP);
    let x = log.center().x - width / 2.0;
    move_to(note, Point { x, y: (end + gap).min(log.bottom() - height) });
}

/// Returns this place beside the target; `None` if it is not near, or the hint would cover something.
fn place_near(place: Rect, avoid: &[Rect], target: &Element) -> Option<Point> {
    let Rect { x, y, width, height } = rect(target);
    let around =
        Rect { x: x - NEAR, y: y - NEAR, width: width + 2.0 * NEAR, height: height + 2.0 * NEAR };
    let is_free = around.overlaps(place) && !avoid.iter().any(|other| place.overlaps(*other));
    is_free.then_some(Point { x: place.x, y: place.y })
}

/// Returns the place of a hint between hand and buttons, in pixels; on a phone over a hand from which
/// nothing is chosen now. On a low phone it goes above the hand. `None` if there is no room, or the
/// window is not upright.
fn place_above_buttons(width: f32, height: f32) -> Option<Point> {
    let hand = visible_rect(".hand-row").filter(|_| fits_media(UPRIGHT))?;
    // A low phone may show one row only.
    let rows = [".step-buttons", ".cloud-buttons"].map(visible_rect);
    let buttons = rows.into_iter().flatten().min_by(|one, other| one.y.total_cmp(&other.y))?;
    let is_closed = fits_media(PHONE) && first(".hand.hand-closed").is_some();
    let (top, bottom) = match visible_rect(".table-lower").filter(|_| fits_media(LOW_PHONE)) {
        Some(log) => (log.y, hand.y),
        None => (if is_closed { hand.y } else { hand.bottom() }, buttons.y),
    };
    let gap = bottom - top;
    let margin = if is_closed { 0.0 } else { ((gap - height) / 2.0).max(0.0) };
    let x = hand.center().x - width / 2.0;
    let place = Rect { x, y: bottom - margin - height, width, height };
    let fits = gap + OVERLAP >= height && x >= 0.0 && place.right() <= window_rect().width;
    (fits && !covers_choice(place)).then_some(Point { x, y: place.y })
}

/// Returns the place of a hint over a row of a low or lying phone that the step needs least.
///
/// While a plant is chosen, that is the row above the buttons that lead on: the hand of a ghost, or the
/// buttons that cost clouds. At the end of a turn it is the hand, or the timeline in its place. `None`
/// if there is no such row.
fn place_over_row(width: f32, height: f32) -> Option<Point> {
    if !fits_media(LOW_PHONE) && !fits_media(LANDSCAPE_PHONE) {
        return None;
    }
    let buttons = visible_rect(".step-buttons")?;
    let y = if first("[data-panel=plants]").is_some() {
        buttons.y - height
    } else {
        first(ENDS_TURN)?;
        let row = visible_rect(".hand-row").or_else(|| visible_rect(".timeline"))?;
        // The free strip above the row comes first.
        visible_rect(".table-lower").map_or(row.y, |strip| strip.y).min(row.bottom() - height)
    };
    let x = buttons.center().x - width / 2.0;
    let place = Rect { x: x.min(window_rect().width - width), y, width, height };
    (!covers_choice(place)).then_some(Point { x: place.x, y: place.y })
}

/// Returns the place of a hint above the hand of a phone in landscape, over the timeline, which a turn
/// does not need. `None` if there is no room.
fn place_above_hand(width: f32, height: f32) -> Option<Point> {
    let seats = visible_rect(".seats").filter(|_| fits_media(LANDSCAPE_PHONE))?;
    let hand = visible_rect(".hand-row").filter(|hand| hand.y > seats.bottom())?;
    let gap = hand.y - seats.bottom();
    let x = (hand.center().x - width / 2.0).min(window_rect().width - width);
    let place = Rect { x, y: seats.bottom() + (gap - height) / 2.0, width, height };
    let fits = gap + OVERLAP >= height && !covers_choice(place);
    fits.then_some(Point { x, y: place.y })
}

/// Returns true if a hint at this place would cover a plant or an animal to choose.
fn covers_choice(place: Rect) -> bool {
    rects(".step-panel button", None).iter().any(|button| place.overlaps(*button))
}

/// Returns the rectangle of the first such element; `None` if it has no height.
fn visible_rect(selector: &str) -> Option<Rect> {
    first(selector).map(|element| rect(&element)).filter(|found| found.height > 0.0)
}

/// Returns the place of a hint in the free strip below a board beside the side. `None` if there is
/// no strip, or the hint would cover something there.
fn place_below_board(width: f32, height: f32, avoid: &[Rect], target: Rect) -> Option<Point> {
    const MARGIN: f32 = 4.0;
    let board = rect(&first(".board-frame").filter(|_| fits_media(LANDSCAPE))?);
    let strip = window_rect().bottom() - board.bottom();
    let place = Rect {
        x: board.right() - width - MARGIN,
        y: board.bottom() + (strip - height) / 2.0,
        width,
        height,
    };
    let mut covered = avoid.iter().chain([&target]);
    let is_free = strip >= height && !covered.any(|other| place.overlaps(*other));
    is_free.then_some(Point { x: place.x, y: place.y })
}

/// Returns the place of a hint over the board, where it covers no space to choose: at the lower or
/// upper edge, or else between them. Beside a ghost it may cover other spaces than the chosen ones.
/// `None` if there is no such place.
fn place_over_board(width: f32, height: f32) -> Option<Point> {
    const MARGIN: f32 = 4.0;
    const STRIDE: f32 = 8.0;
    let board = rect(&first(".board-frame")?);
    let (x, top) = (board.center().x - width / 2.0, board.y + MARGIN);
    let bottom = board.bottom() - height - MARGIN;
    let strides = ((bottom - top) / STRIDE) as usize;
    let between = (1..strides).map(|stride| bottom - stride as f32 * STRIDE);
    let all: Vec<f32> = [bottom, top].into_iter().chain(between).collect();
    let place_off = |spaces: &str| {
        let kept = rects(&format!(".board-frame :is({spaces}), .zoom-bar, .pan-button"), None);
        let is_free = |place: &Rect| !kept.iter().any(|part| place.overlaps(*part));
        let mut places = all.iter().map(|&y| Rect { x, y, width, height });
        let place = places.find(|place| x >= 0.0 && is_free(place))?;
        Some(Point { x: place.x, y: place.y })
    };
    let beside_ghost = || first("[data-panel=plants]").and_then(|_| place_off(".space.chosen"));
    place_off(".space.legal, .space.chosen").or_else(beside_ghost)
}

/// Keeps the lower end of the log free for a hint of this height, in pixels.
pub fn keep_free(height: f32) {
    let log = first(".log-frame").and_then(|log| log.dyn_into::<HtmlElement>().ok());
    if let Some(log) = log {
        let _ = log.style().set_property("--hint-height", &format!("{}px", decimal(height)));
    }
}

/// Returns the selector of the hint's target.
const fn about(hint: Hint) -> &'static str {
    match hint {
        Hint::ChooseDomino => ".hand",
        Hint::PlaceDomino | Hint::Mushroom | Hint::Faint => ".board-frame",
        Hint::ChoosePlant | Hint::ConfirmPlant => ".plant-choices",
        Hint::Finish | Hint::FinishDiscarded | Hint::End => "[data-action=end-turn]",
    }
}
