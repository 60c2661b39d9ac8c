//! Through what the board is looked at: wheel, pinch, drag, keys and buttons bring it nearer.

use crate::{
    rules::Space,
    scene::{
        geometry::zoom::{MIN_TOUCH_SIZE, Point, Rect, Viewport, Zoom, cell, nearest_within_reach},
        input::selection::Selection,
    },
    ui::{
        art::measure::{CELL, view_box},
        table::context::TableContext,
    },
};
use leptos::{ev, prelude::*, web_sys};

/// How far a pointer moves, in CSS pixels, before it drags and no longer taps.
const THRESHOLD: f32 = 8.0;
/// What a button or key makes of the nearness.
const STEP: f32 = 1.6;

/// Through what the board is looked at; `Copy`, handed down as a context.
#[derive(Clone, Copy)]
pub struct BoardViewport {
    /// The board's element.
    pub root: NodeRef<leptos::svg::Svg>,
    /// How near; nothing for the whole board.
    pub zoom: RwSignal<Option<Zoom>>,
    /// The whole board with its rim, in its units.
    pub whole: RwSignal<Rect>,
    /// What the board has come nearer for by itself, for a finger.
    pub by_itself: RwSignal<Option<Rect>>,
    hands: StoredValue<Hands>,
}

/// The pointers on the board.
#[derive(Default)]
struct Hands {
    /// Each pointer that is down, by its id.
    down: Vec<(i32, Point)>,
    /// What they hold: the place of the board between them, how near it was and how far apart they
    /// were then.
    grip: Option<Grip>,
    /// Whether they have moved so far that they tap no more.
    moved: bool,
    /// Whether the last one was a finger.
    finger: bool,
    /// Whether the person has chosen the nearness.
    chosen: bool,
}

#[derive(Clone, Copy)]
struct Grip {
    unit: Point,
    pixel: Point,
    scale: f32,
    span: f32,
}

impl BoardViewport {
    /// A lens that shows the whole board.
    pub fn new() -> BoardViewport {
        BoardViewport {
            root: NodeRef::new(),
            zoom: RwSignal::new(None),
            whole: RwSignal::new(Rect::default()),
            by_itself: RwSignal::new(None),
            hands: StoredValue::new(Hands::default()),
        }
    }

    /// The lens that the table provides.
    pub fn get() -> BoardViewport {
        expect_context()
    }

    /// The attribute by which the board's element shows what is looked at.
    pub fn view_box(self) -> String {
        view_box(self.seen())
    }

    /// Whether less than the whole board is shown.
    pub fn is_near(self) -> bool {
        self.zoom.with(Option::is_some)
    }

    fn viewport(self) -> Viewport {
        let zoom = self.zoom.get_untracked();
        Viewport { whole: self.whole.get_untracked(), window: self.window(), zoom }
    }

    fn window(self) -> Rect {
        let Some(root) = self.root.get_untracked() else { return Rect::default() };
        let found = root.get_bounding_client_rect();
        let [x, y, width, height] =
            [found.x(), found.y(), found.width(), found.height()].map(|length| length as f32);
        Rect { x, y, width, height }
    }

    fn set(self, viewport: Viewport) {
        if self.zoom.get_untracked() != viewport.zoom {
            self.zoom.set(viewport.zoom);
        }
    }

    fn choose(self, viewport: Viewport) {
        self.hands.update_value(|hands| hands.chosen = viewport.zoom.is_some());
        self.by_itself.set(None);
        self.set(viewport);
    }

    /// Goes a step nearer, about the middle of the window.
    pub fn step_nearer(self) {
        self.choose(self.viewport().zoomed_by(STEP, self.window().center()));
    }

    /// Goes a step farther.
    pub fn step_farther(self) {
        self.choose(self.viewport().zoomed_by(1.0 / STEP, self.window().center()));
    }

    /// Shows the whole board.
    pub fn show_whole(self) {
        self.choose(Viewport { zoom: None, ..self.viewport() });
    }

    /// Brings the space into sight.
    pub fn show(self, at: Space) {
        self.set(self.viewport().scrolled_to(cell(at, CELL), CELL));
    }

    /// A pointer goes down on the board.
    pub fn down(self, event: &ev::PointerEvent) {
        if event.button() > 0 {
            return;
        }
        let at = place(event);
        self.hands.update_value(|hands| {
            hands.finger = event.pointer_type() != "mouse";
            if event.is_primary() {
                hands.down.clear();
                hands.moved = false;
            }
            hands.down.push((event.pointer_id(), at));
        });
        self.take_grip();
    }

    /// A pointer moves, and the board with it.
    pub fn moved(self, event: &ev::PointerEvent) {
        let at = place(event);
        if event.buttons() == 0 {
            // It went up somewhere else.
            self.hands.update_value(|hands| hands.down.clear());
        }
        let held = self.hands.try_update_value(|hands| {
            let pointer = hands.down.iter_mut().find(|(id, _)| *id == event.pointer_id())?;
            pointer.1 = at;
            let grip = hands.grip?;
            let several = hands.down.len() > 1;
            // A whole board does not move, and a tap on it may be careless.
            hands.moved |= several || grip.scale > 1.0 && grip.pixel.distance(at) > THRESHOLD;
            let (pixel, span) = between(&hands.down);
            Some((grip, pixel, several.then(|| span / grip.span.max(1.0))))
        });
        let Some((grip, pixel, pinch)) = held.flatten() else { return };
        if !self.hands.with_value(|hands| hands.moved) {
            return;
        }
        if event.pointer_type() == "mouse"
            && let Some(root) = self.root.get_untracked()
        {
            // Without the capture a drag ends at the board's edge.
            let _ = root.set_pointer_capture(event.pointer_id());
        }
        match pinch {
            Some(factor) => {
                self.choose(self.viewport().pinned_at(grip.scale * factor, grip.unit, pixel));
            }
            None => self.set(self.viewport().pinned_at(grip.scale, grip.unit, pixel)),
        }
    }

    /// A pointer goes up, or is taken away.
    pub fn up(self, event: &ev::PointerEvent) {
        self.hands.update_value(|hands| hands.down.retain(|(id, _)| *id != event.pointer_id()));
        self.take_grip();
    }

    /// Whether the click that comes now ends a drag and taps nothing.
    pub fn has_dragged(self) -> bool {
        self.hands.try_update_value(|hands| std::mem::take(&mut hands.moved)).unwrap_or(false)
    }

    /// What is under the pointers is held from now on.
    fn take_grip(self) {
        let viewport = self.viewport();
        self.hands.update_value(|hands| {
            let (pixel, span) = between(&hands.down);
            let grip =
                Grip { unit: viewport.to_board(pixel), pixel, scale: viewport.scale(), span };
            hands.grip = (!hands.down.is_empty()).then_some(grip);
        });
    }

    /// The wheel turns over the board, or two fingers pinch on a touch pad.
    pub fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let lines = event.delta_mode() == web_sys::WheelEvent::DOM_DELTA_LINE;
        let turned = event.delta_y() as f32 * if lines { 16.0 } else { 1.0 };
        let pace = if event.ctrl_key() { 0.01 } else { 0.0016 };
        let about = Point { x: event.client_x() as f32, y: event.client_y() as f32 };
        self.choose(self.viewport().zoomed_by((-turned * pace).clamp(-0.7, 0.7).exp(), about));
    }

    /// The space that a tap means: for a finger the glowing one beside it too.
    pub fn nearest_within_reach(
        self,
        context: TableContext,
        event: &ev::MouseEvent,
        hit: Option<Space>,
    ) -> Option<Space> {
        let legal = context.highlights.with_untracked(|highlights| highlights.legal);
        if !self.is_finger() || hit.is_some_and(|hit| legal.contains(hit)) {
            return hit;
        }
        let at = Point { x: event.client_x() as f32, y: event.client_y() as f32 };
        nearest_within_reach(legal, self.viewport(), CELL, at).or(hit)
    }

    fn is_finger(self) -> bool {
        self.hands.with_value(|hands| hands.finger)
    }

    /// Where spaces are too small for a finger, the board comes nearer once a place is chosen, and
    /// goes back once it no longer matters; who has chosen the nearness keeps it.
    pub fn follow(self, selection: Selection) {
        let chosen = self.hands.with_value(|hands| hands.chosen);
        if chosen || !self.is_finger() {
            return;
        }
        let whole = Viewport { zoom: None, ..self.viewport() };
        // What was tapped stays under the finger, as far as all that is laid can then be seen.
        let tapped = match selection {
            Selection::DominoGhost { pivot, at, .. } => Some((pivot, at)),
            Selection::MushroomGhost(at) => Some((at, [at; 2])),
            _ => selection.plant_space().map(|at| (at, [at; 2])),
        };
        let small = whole.pixels_per_unit() * CELL < MIN_TOUCH_SIZE * 0.8;
        let nearer = tapped.filter(|_| small).map(|(tapped, [one, other])| {
            let laid = cell(one, CELL).union(cell(other, CELL));
            let viewport = self.viewport().zoomed_for_touch(CELL, cell(tapped, CELL).center());
            // Little room: what is moved farther goes away from under the finger.
            (laid, viewport.scrolled_to(laid, CELL / 4.0))
        });
        self.by_itself.set(nearer.map(|(laid, _)| laid));
        self.set(nearer.map_or(whole, |(_, viewport)| viewport));
    }

    /// Whether what the board has come nearer for lies in the lower half of what is seen of it.
    pub fn is_low(self) -> bool {
        let middle = self.seen().center().y;
        self.by_itself.get().is_some_and(|laid| laid.center().y > middle)
    }

    /// The part of the board that is looked at.
    fn seen(self) -> Rect {
        let window = Rect::default();
        Viewport { whole: self.whole.get(), window, zoom: self.zoom.get() }.view()
    }
}

fn place(event: &ev::PointerEvent) -> Point {
    Point { x: event.client_x() as f32, y: event.client_y() as f32 }
}

/// The place between the first two pointers, and how far they are apart.
fn between(down: &[(i32, Point)]) -> (Point, f32) {
    match down {
        [] => (Point::default(), 0.0),
        [(_, only)] => (*only, 0.0),
        [(_, one), (_, other), ..] => (one.midpoint(*other), one.distance(*other)),
    }
}
