//! The part of the board in view: wheel, pinch, drag, keys and buttons zoom and pan it.

use super::{
    grip::{Grip, Pointers, client_point},
    pan_direction::PanDirection,
    space_of,
};
use crate::{
    rules::{Space, SpaceSet},
    scene::{
        geometry::{MIN_TOUCH_SIZE, Point, Rect, Viewport, Zoom, cell, nearest_within_reach},
        input::Selection,
    },
    ui::{
        art::measure::CELL,
        browser::{PAN_DISTANCE, SLIP_DISTANCE, first, matches, rect},
        table::context::TableContext,
    },
};
use leptos::{ev, prelude::*, web_sys};

/// The zoom factor of a button or key.
const STEP: f32 = 1.6;

/// The width of a space, in pixels, below which nobody can tell its animal.
const TINY: f32 = 18.0;

/// The zoom by which everybody can tell them.
const TINY_ZOOM: f32 = 2.0;

/// The part of the board in view; `Copy`, provided by the table as a context.
#[derive(Clone, Copy)]
pub struct BoardViewport {
    /// The SVG element of the board.
    pub root: NodeRef<leptos::svg::Svg>,
    /// The zoom; `None` for the whole board.
    pub zoom: RwSignal<Option<Zoom>>,
    /// The whole board with its rim, in SVG units.
    pub whole: RwSignal<Rect>,
    /// `true` while the board is zoomed around a piece by itself.
    pub around_piece: RwSignal<bool>,
    /// The space that was tapped or had the focus last, about which buttons and keys zoom.
    last: StoredValue<Option<Space>>,
    /// The space under the mouse; it comes before the last one.
    hovered: StoredValue<Option<Space>>,
    pointers: StoredValue<Pointers>,
}

impl BoardViewport {
    /// Shows the whole board.
    pub fn new() -> BoardViewport {
        BoardViewport {
            root: NodeRef::new(),
            zoom: RwSignal::new(None),
            whole: RwSignal::new(Rect::default()),
            around_piece: RwSignal::new(false),
            last: StoredValue::new(None),
            hovered: StoredValue::new(None),
            pointers: StoredValue::new(Pointers::default()),
        }
    }

    /// Returns the viewport that the table provides.
    pub fn get() -> BoardViewport {
        expect_context()
    }

    /// Returns the part in view, in SVG units.
    pub fn view(self) -> Rect {
        let (whole, window, zoom) = (self.whole.get(), Rect::default(), self.zoom.get());
        Viewport { whole, window, zoom }.view()
    }

    /// Returns whether only a part of the board is in view.
    pub fn is_zoomed(self) -> bool {
        self.zoom.with(Option::is_some)
    }

    fn viewport(self) -> Viewport {
        let zoom = self.zoom.get_untracked();
        Viewport { whole: self.whole.get_untracked(), window: self.window(), zoom }
    }

    fn window(self) -> Rect {
        self.root.get_untracked().map(|root| rect(&root)).unwrap_or_default()
    }

    fn set(self, viewport: Viewport) {
        if self.zoom.get_untracked() != viewport.zoom {
            self.zoom.set(viewport.zoom);
        }
    }

    fn choose(self, viewport: Viewport) {
        self.pointers.update_value(|pointers| pointers.zoomed_by_player = viewport.zoom.is_some());
        self.around_piece.set(false);
        self.set(viewport);
    }

    /// Zooms in on the chosen spaces, else on the player's last one, else on those of the last piece.
    pub fn zoom_in_on(self, chosen: Option<[Space; 2]>, last_placed: Option<[Space; 2]>) {
        let last_placed = last_placed.filter(|_| self.last.get_value().is_none());
        let Some([one, other]) = chosen.or(last_placed) else { return self.step_nearer() };
        let center = cell(one, CELL).union(cell(other, CELL)).center();
        let window = self.window().center();
        self.choose(self.viewport().pinned_at(STEP, center, window));
    }

    /// Zooms in by a step.
    pub fn step_nearer(self) {
        self.zoom_by_step(STEP);
    }

    /// Zooms out by a step.
    pub fn step_farther(self) {
        self.zoom_by_step(1.0 / STEP);
    }

    /// Notes the space that was tapped or has the focus.
    pub fn note(self, at: Space) {
        self.last.set_value(Some(at));
    }

    /// Notes the space under the mouse.
    pub fn note_hovered(self, at: Option<Space>) {
        self.hovered.set_value(at);
    }

    /// Returns the point of the window about which buttons and keys zoom: the space under the mouse,
    /// or the last one, if it is in view, or else the middle.
    fn zoom_point(self) -> Point {
        let (viewport, window) = (self.viewport(), self.window());
        let at = self.hovered.get_value().or(self.last.get_value());
        let point = at.map(|at| viewport.to_window(cell(at, CELL).center()));
        let is_in_view = |point: &Point| {
            (window.x..window.right()).contains(&point.x)
                && (window.y..window.bottom()).contains(&point.y)
        };
        point.filter(is_in_view).unwrap_or(window.center())
    }

    /// Zooms about [`BoardViewport::zoom_point`], and keeps the focused space in view.
    fn zoom_by_step(self, factor: f32) {
        self.choose(self.viewport().zoomed_by(factor, self.zoom_point()));
        let focused = first("[data-space]:focus-visible");
        if let Some(at) = focused.and_then(|space| space_of(&space)) {
            self.show(at);
        }
    }

    /// Zooms out to the whole board, and stays there until the player chooses another domino.
    pub fn show_whole(self) {
        let zoomed = untrack(|| self.is_zoomed());
        let by_itself = self.pointers.with_value(|pointers| zoomed && !pointers.zoomed_by_player);
        self.zoom_out();
        self.pointers.update_value(|pointers| pointers.zoomed_by_player = by_itself);
    }

    fn zoom_out(self) {
        self.choose(Viewport { zoom: None, ..self.viewport() });
    }

    /// Pans in a direction.
    pub fn pan(self, to: PanDirection) {
        let (right, down) = to.shares();
        self.choose(self.viewport().panned(right, down));
    }

    /// Returns whether the board goes on in this direction.
    pub fn can_pan(self, to: PanDirection) -> bool {
        let (right, down) = to.shares();
        // The window's size does not matter, and measuring it would cost a layout.
        let (whole, window, zoom) = (self.whole.get(), Rect::default(), self.zoom.get());
        let viewport = Viewport { whole, window, zoom };
        viewport.panned(right, down) != viewport
    }

    /// Returns whether the space is out of view in this direction.
    pub fn is_beyond(self, at: Space, to: PanDirection) -> bool {
        let (view, Point { x, y }) = (self.view(), cell(at, CELL).center());
        match to {
            PanDirection::Left => x < view.x,
            PanDirection::Up => y < view.y,
            PanDirection::Down => y > view.bottom(),
            PanDirection::Right => x > view.right(),
        }
    }

    /// Returns whether the space lies below the middle of the part in view.
    pub fn is_low(self, at: Space) -> bool {
        cell(at, CELL).center().y > self.view().center().y
    }

    /// Pans until the space is in view.
    pub fn show(self, at: Space) {
        self.set(self.viewport().scrolled_to(cell(at, CELL), CELL));
    }

    /// Handles a pointer that goes down on the board.
    pub fn down(self, event: &ev::PointerEvent) {
        if event.button() > 0 {
            return;
        }
        let at = client_point(event);
        self.pointers.update_value(|pointers| {
            pointers.finger = event.pointer_type() != "mouse";
            // A finger on a space to choose may slip; elsewhere the board pans at once.
            let chooses = pointers.finger && matches(event.target(), ".legal, .chosen");
            pointers.slip = if chooses { SLIP_DISTANCE } else { PAN_DISTANCE };
            if event.is_primary() {
                pointers.down.clear();
                pointers.moved = false;
            }
            pointers.down.push((event.pointer_id(), at));
        });
        self.take_grip();
    }

    /// Handles a pointer that moves: it pans or pinches the board.
    pub fn moved(self, event: &ev::PointerEvent) {
        let at = client_point(event);
        if event.buttons() == 0 {
            // It went up outside the window.
            self.pointers.update_value(|pointers| pointers.down.clear());
        }
        let held = self.pointers.try_update_value(|pointers| {
            let pointer = pointers.down.iter_mut().find(|(id, _)| *id == event.pointer_id())?;
            pointer.1 = at;
            let grip = pointers.grip?;
            let several = pointers.down.len() > 1;
            // A whole board does not pan, and a careless tap may wander.
            pointers.moved |=
                several || grip.scale > 1.0 && grip.pixel.distance(at) > pointers.slip;
            let (pixel, span) = pointers.middle_and_span();
            Some((grip, pixel, several.then(|| span / grip.span.max(1.0))))
        });
        let Some((grip, pixel, pinch)) = held.flatten() else { return };
        if !self.pointers.with_value(|pointers| pointers.moved) {
            return;
        }
        if event.pointer_type() == "mouse"
            && let Some(root) = self.root.get_untracked()
        {
            // Without the capture a drag would end at the edge of the board.
            let _ = root.set_pointer_capture(event.pointer_id());
        }
        match pinch {
            Some(factor) => {
                self.choose(self.viewport().pinned_at(grip.scale * factor, grip.unit, pixel));
            }
            None => self.set(self.viewport().pinned_at(grip.scale, grip.unit, pixel)),
        }
    }

    /// Handles a pointer that goes up or is cancelled.
    pub fn up(self, event: &ev::PointerEvent) {
        self.pointers
            .update_value(|pointers| pointers.down.retain(|(id, _)| *id != event.pointer_id()));
        self.take_grip();
    }

    /// Returns, once, whether the click to come ends a drag and is no tap.
    pub fn has_dragged(self) -> bool {
        self.pointers
            .try_update_value(|pointers| std::mem::take(&mut pointers.moved))
            .unwrap_or(false)
    }

    /// Notes the point of the board under the pointers.
    fn take_grip(self) {
        let viewport = self.viewport();
        self.pointers.update_value(|pointers| {
            let (pixel, span) = pointers.middle_and_span();
            let grip =
                Grip { unit: viewport.to_board(pixel), pixel, scale: viewport.scale(), span };
            pointers.grip = (!pointers.down.is_empty()).then_some(grip);
        });
    }

    /// Handles the wheel, or a pinch on a touch pad.
    pub fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let lines = event.delta_mode() == web_sys::WheelEvent::DOM_DELTA_LINE;
        let turned = event.delta_y() as f32 * if lines { 16.0 } else { 1.0 };
        let pace = if event.ctrl_key() { 0.01 } else { 0.0016 };
        let about = Point { x: event.client_x() as f32, y: event.client_y() as f32 };
        self.choose(self.viewport().zoomed_by((-turned * pace).clamp(-0.7, 0.7).exp(), about));
    }

    /// Returns the space that a tap or drop means. Between spaces, and by finger anywhere, that is a
    /// highlighted one nearby.
    pub fn nearest_within_reach(
        self,
        context: TableContext,
        event: &ev::MouseEvent,
        hit: Option<Space>,
        by_finger: bool,
    ) -> Option<Space> {
        let legal = context.highlights.with_untracked(|highlights| highlights.legal);
        if hit.is_some_and(|hit| !by_finger || legal.contains(hit)) {
            return hit;
        }
        let at = Point { x: event.client_x() as f32, y: event.client_y() as f32 };
        nearest_within_reach(legal, self.viewport(), CELL, at).or(hit)
    }

    /// Returns whether the last pointer on the board was a finger.
    pub fn is_finger(self) -> bool {
        self.pointers.with_value(|pointers| pointers.finger)
    }

    /// Notes whether a finger has put a piece on the board that it held before.
    pub fn note_finger(self, is_finger: bool) {
        self.pointers.update_value(|pointers| pointers.finger = is_finger);
    }

    /// Zooms for a finger where spaces are too small: in on a chosen place, out when nothing is
    /// chosen. On a tiny board it does so for a mouse, too, and zooms in on `densest` for a domino: the
    /// place with most others near. The spaces in `kept` stay in view if all fit. The player's zoom stays.
    pub fn zoom_to(self, selection: Selection, kept: [SpaceSet; 2], densest: Option<Space>) {
        if matches!(selection, Selection::Domino(_)) && !untrack(|| self.is_zoomed()) {
            self.pointers.update_value(|pointers| pointers.zoomed_by_player = false);
        }
        let chosen = self.pointers.with_value(|pointers| pointers.zoomed_by_player);
        let is_tiny = self.whole_space() < TINY;
        if chosen || !(self.is_finger() || is_tiny) {
            return;
        }
        let tapped = match selection {
            // The view stays where it is under the pointer that rotates the domino.
            Selection::RotatedDomino { .. } if is_tiny => return,
            Selection::Domino(_) if is_tiny => return self.zoom_near(densest),
            Selection::DominoGhost { pivot, at: [one, other], plant_at, .. } => {
                Some((pivot, [one, other, plant_at.unwrap_or(one)]))
            }
            _ => selection.spaces().map(|[at, _]| (at, [at; 3])),
        };
        let near = tapped.filter(|_| self.is_small()).map(|(tapped, covered)| {
            let (now, center) = (self.viewport(), cell(tapped, CELL).center());
            let viewport = match self.is_finger() {
                true => now.zoomed_for_touch(CELL, center),
                false => now.pinned_at(TINY_ZOOM, center, now.to_window(center)),
            };
            let around = |all: Rect, at: Space| all.union(cell(at, CELL));
            let (laid, view) =
                (covered.into_iter().fold(cell(tapped, CELL), around), viewport.view());
            let shown = kept.into_iter().fold(laid, |shown, spaces| {
                let all = spaces.iter().fold(shown, around);
                let fits = all.width <= view.width && all.height <= view.height;
                if fits { all } else { shown }
            });
            // The tapped space stays under the finger as far as all of them stay in view. A larger
            // margin would move it away, a smaller one leave a part below the rulers.
            viewport.scrolled_to(shown, CELL * 0.4)
        });
        self.around_piece.set(near.is_some());
        self.set(near.unwrap_or(Viewport { zoom: None, ..self.viewport() }));
    }

    /// Zooms in on the space, in the upper part of the window: the hand may lie over the lower one.
    fn zoom_near(self, at: Option<Space>) {
        let Some(at) = at else { return };
        let now = self.viewport();
        let upper = Point { y: now.window.y + 0.35 * now.window.height, ..now.window.center() };
        self.around_piece.set(false);
        self.set(now.pinned_at(TINY_ZOOM, cell(at, CELL).center(), upper));
    }

    /// Shows the whole board if it is zoomed and none of the spaces is in view.
    pub fn show_any(self, spaces: SpaceSet) {
        if spaces.is_empty() || self.zoom.with_untracked(Option::is_none) {
            return;
        }
        let view = self.viewport().view();
        if !spaces.iter().any(|at| view.contains(cell(at, CELL).center())) {
            self.zoom_out();
        }
    }

    /// Returns true if the spaces of the whole board are too small for a finger.
    fn is_small(self) -> bool {
        self.whole_space() < MIN_TOUCH_SIZE * 0.8
    }

    /// Returns the width of a space of the whole board, in pixels.
    fn whole_space(self) -> f32 {
        Viewport { zoom: None, ..self.viewport() }.pixels_per_unit() * CELL
    }

    /// Zooms in on the space if a finger would hit its neighbours as easily, and returns true then.
    pub fn zoom_before_choice(self, at: Space) -> bool {
        let zooms = self.is_finger() && self.is_small() && !self.is_zoomed();
        if zooms {
            let near = self.viewport().zoomed_for_touch(CELL, cell(at, CELL).center());
            self.around_piece.set(true);
            self.set(near.scrolled_to(cell(at, CELL), CELL));
        }
        zooms
    }
}
