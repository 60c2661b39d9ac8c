//! The position of a popover beside its target.

use super::rect::{Point, Rect};

/// The distance to the target and to the window's edge, in pixels.
const GAP: f32 = 8.0;
/// The step of the search for a free position, in pixels.
const STRIDE: f32 = 12.0;

/// Returns the upper left corner of a popover of this width and height, within the window.
///
/// It is the nearest position below, above, right or left that covers neither the target nor a
/// rectangle of `avoid`. Without one the popover covers the last rectangle of `avoid`, then the last
/// two, and so on. It never covers the target while there is room.
pub fn popover_position(
    target: Rect,
    width: f32,
    height: f32,
    window: Rect,
    avoid: &[Rect],
) -> Point {
    let popover_at = |x: f32, y: f32| Rect { x, y, width, height };
    // Aligned with the target's middle, its start or its end.
    let across = [target.center().x - width / 2.0, target.x, target.right() - width]
        .map(|start| within(start, width, window.x, window.right()));
    let down = [target.center().y - height / 2.0, target.y, target.bottom() - height]
        .map(|start| within(start, height, window.y, window.bottom()));
    let at = |away: f32| {
        let below = across.map(|x| popover_at(x, target.bottom() + away));
        let above = across.map(|x| popover_at(x, target.y - away - height));
        let right = down.map(|y| popover_at(target.right() + away, y));
        let left = down.map(|y| popover_at(target.x - away - width, y));
        [below, above, right, left].into_iter().flatten()
    };
    let strides = (window.width.max(window.height) / STRIDE) as usize;
    let candidates = || (0..strides).flat_map(|stride| at(GAP + stride as f32 * STRIDE));
    let fits = |rect: &Rect| {
        rect.x >= window.x
            && rect.y >= window.y
            && rect.right() <= window.right()
            && rect.bottom() <= window.bottom()
    };
    let free = |rect: &Rect, first: usize| avoid.iter().take(first).all(|a| !rect.overlaps(*a));
    let best = |first| candidates().filter(fits).find(|rect| free(rect, first));
    let rect = (0..=avoid.len()).rev().find_map(best);
    let rect = rect.unwrap_or_else(|| {
        popover_at(across[0], within(target.bottom() + GAP, height, window.y, window.bottom()))
    });
    Point { x: rect.x, y: rect.y }
}

/// Returns `start`, moved so that the length lies between the two ends.
fn within(start: f32, length: f32, from: f32, to: f32) -> f32 {
    start.min(to - GAP - length).max(from + GAP)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Rect = Rect { x: 0.0, y: 0.0, width: 390.0, height: 844.0 };

    fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect { x, y, width, height }
    }

    fn placed(target: Rect, avoid: &[Rect]) -> Rect {
        let at = popover_position(target, 200.0, 60.0, WINDOW, avoid);
        rect(at.x, at.y, 200.0, 60.0)
    }

    #[test]
    fn popover_is_below_its_target() {
        let target = rect(150.0, 100.0, 40.0, 20.0);
        assert_eq!(placed(target, &[]), rect(70.0, 128.0, 200.0, 60.0));
    }

    #[test]
    fn popover_is_above_a_target_at_the_lower_edge() {
        let target = rect(150.0, 820.0, 40.0, 20.0);
        assert_eq!(placed(target, &[]).bottom(), 812.0);
    }

    #[test]
    fn popover_moves_above_to_spare_an_avoided_rectangle() {
        let target = rect(150.0, 400.0, 40.0, 20.0);
        assert_eq!(placed(target, &[rect(0.0, 430.0, 390.0, 50.0)]).bottom(), 392.0);
    }

    #[test]
    fn popover_starts_with_its_target_if_the_middle_is_taken() {
        let target = rect(180.0, 400.0, 40.0, 20.0);
        let note = placed(target, &[rect(0.0, 0.0, 170.0, 844.0)]);
        assert_eq!((note.x, note.y), (180.0, 428.0));
    }

    #[test]
    fn nearest_free_position_is_taken_when_the_sides_are_full() {
        let target = rect(150.0, 400.0, 40.0, 20.0);
        let note = placed(target, &[rect(0.0, 380.0, 390.0, 100.0), rect(0.0, 0.0, 390.0, 100.0)]);
        assert!(note.bottom() <= 380.0 && note.bottom() > 360.0, "{note:?}");
    }

    #[test]
    fn popover_without_room_covers_the_last_avoided_rectangle() {
        let target = rect(150.0, 400.0, 40.0, 20.0);
        let (above, below) = (rect(0.0, 0.0, 390.0, 400.0), rect(0.0, 420.0, 390.0, 424.0));
        assert_eq!(placed(target, &[above, below]).y, 428.0);
        assert_eq!(placed(target, &[below, above]).bottom(), 392.0);
    }

    #[test]
    fn popover_stays_in_the_window_and_off_its_target() {
        for x in [0.0, 100.0, 350.0] {
            for y in [0.0, 400.0, 820.0] {
                let target = rect(x, y, 40.0, 20.0);
                let note = placed(target, &[rect(0.0, 0.0, 390.0, 844.0)]);
                assert!(!note.overlaps(target), "{note:?} {target:?}");
                assert!(note.x >= 0.0 && note.right() <= 390.0, "{note:?}");
                assert!(note.y >= 0.0 && note.bottom() <= 844.0, "{note:?}");
            }
        }
    }
}
