//! The animations of the last action.

use super::pieces::{TokenPiece, token_of};
use crate::{
    rules::{
        Animal, Color, Domino, EXTRA_TURN_COST, Event, JOKER_COST, Majority, Owner, Plant, Points,
        Seat, Space, SpaceSet, Stock,
    },
    scene::words::owner_color,
    session::Match,
};

/// A place on the page where an animation starts or ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// A space of the board.
    Space(Space),
    /// Two spaces of the board that a domino covers.
    Spaces([Space; 2]),
    /// Several spaces of the board, as one rectangle.
    Area(SpaceSet),
    /// The domino in the seat's hand, or the seat's dominoes if the hand is hidden.
    Hand(Seat, Domino),
    /// The dominoes of the seat, in hand and reserve.
    Dominoes(Seat),
    /// The seat's plants of a colour.
    Stock(Seat, Stock),
    /// The seat's clouds.
    Clouds(Seat),
    /// The seat's area tokens.
    Tokens(Seat),
    /// The seat's points.
    Score(Seat),
    /// An animal of the joker track.
    Joker(Animal),
    /// The turn banner.
    Turn,
    /// The box that discarded dominoes go to.
    Box,
}

impl Anchor {
    /// Returns true for spaces of the board, which move with its zoom.
    pub fn is_on_board(self) -> bool {
        matches!(self, Anchor::Space(_) | Anchor::Spaces(_) | Anchor::Area(_))
    }
}

/// The thing that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A domino with its rotation on these spaces.
    Domino(Domino, [Space; 2]),
    /// A domino as it lies in a hand.
    Drawn(Domino),
    /// A plant; neutral has no colour.
    Plant(Plant, Option<Color>),
    /// A mushroom.
    Mushroom,
    /// An area token with its main and minor points.
    Token(TokenPiece),
    /// A number of clouds.
    Clouds(u8),
    /// The joker's marker.
    Joker,
    /// Points for the player of this colour.
    Points(i64, Option<Color>),
    /// A glow over spaces, in the colour of the player who acted.
    Glow(SpaceSet, Option<Color>),
}

/// The animation of one thing. Nothing waits for it, because its event has happened already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceAnimation {
    /// The thing that moves.
    pub figure: Figure,
    /// The start, on the page as it was before the action.
    pub from: Anchor,
    /// The end.
    pub to: Anchor,
    /// The delay, in milliseconds at normal speed.
    pub delay: u32,
    /// The duration, in milliseconds at normal speed.
    pub duration: u32,
}

/// The duration of a piece's move, in milliseconds.
const PIECE: u32 = 300;
/// The duration of flying points and of a glow, in milliseconds.
const POINTS: u32 = 440;
/// The delay of the points that a piece gives, in milliseconds.
const LANDED: u32 = 160;
/// The delay between two areas that one action scores, in milliseconds.
const NEXT_AREA: u32 = 240;

/// Returns the animations of the match's actions since the position `from`.
pub fn animations(game_match: &Match, from: usize) -> Vec<PieceAnimation> {
    let entries = game_match.log().get(from..).unwrap_or_default();
    let mut all = Vec::new();
    let mut areas = 0;
    for event in entries.iter().flat_map(|entry| &entry.events) {
        let shift = areas * NEXT_AREA;
        let animations = event_animations(game_match, event).into_iter();
        all.extend(
            animations
                .map(|animation| PieceAnimation { delay: animation.delay + shift, ..animation }),
        );
        areas += u32::from(matches!(event, Event::AreaScored { closed_by: Some(_), .. }));
    }
    all
}

fn event_animations(game_match: &Match, event: &Event) -> Vec<PieceAnimation> {
    match *event {
        Event::DominoPlaced { seat, domino, at } => {
            let lies = Figure::Domino(domino, at);
            vec![piece(lies, Anchor::Hand(seat, domino), Anchor::Spaces(at))]
        }
        Event::DominoDiscarded { seat, domino } => {
            vec![piece(Figure::Drawn(domino), Anchor::Hand(seat, domino), Anchor::Box)]
        }
        Event::CloudsTaken { seat, at, taken: taken @ 1.., .. } => {
            let clouds = piece(Figure::Clouds(taken), Anchor::Space(at), Anchor::Clouds(seat));
            vec![PieceAnimation { delay: LANDED, ..clouds }]
        }
        Event::MushroomPlaced { seat, at, .. } => mushroom(game_match, seat, at),
        Event::PlantPlaced { seat, plant, owner, at, counted, points, .. } => {
            planting(game_match, seat, (plant, owner, at), counted, points)
        }
        Event::AreaScored { closed_by: Some(closer), area, ref majority, .. } => {
            let table = game_match.game().table();
            closing(game_match, closer, table.spaces_of(area), token_of(table, area), majority)
        }
        Event::HandRefilled { seat, .. } => refill(game_match, seat).into_iter().collect(),
        Event::JokerChanged { seat, from, to } => vec![
            paid(seat, JOKER_COST, Anchor::Joker(to)),
            piece(Figure::Joker, Anchor::Joker(from), Anchor::Joker(to)),
        ],
        Event::PlantReturned { seat, plant, owner, at } => {
            let stock = Anchor::Stock(seat, owner.stock());
            let figure = Figure::Plant(plant, owner_color(game_match, owner));
            vec![
                paid(seat, plant.value(), Anchor::Space(at)),
                piece(figure, Anchor::Space(at), stock),
            ]
        }
        Event::ExtraTurn { seat } => vec![paid(seat, EXTRA_TURN_COST, Anchor::Turn)],
        // The final scoring has its own screen; the other events move nothing.
        _ => Vec::new(),
    }
}

fn piece(figure: Figure, from: Anchor, to: Anchor) -> PieceAnimation {
    PieceAnimation { figure, from, to, delay: 0, duration: PIECE }
}

/// Returns the animation of clouds that pay for something.
fn paid(seat: Seat, clouds: u8, to: Anchor) -> PieceAnimation {
    piece(Figure::Clouds(clouds), Anchor::Clouds(seat), to)
}

fn glow(spaces: SpaceSet, color: Option<Color>, delay: u32) -> PieceAnimation {
    let (figure, there) = (Figure::Glow(spaces, color), Anchor::Area(spaces));
    PieceAnimation { figure, from: there, to: there, delay, duration: POINTS }
}

/// Returns the animations of points that fly to the seats that get some.
fn points(
    game_match: &Match,
    from: Anchor,
    points: Points,
) -> impl Iterator<Item = PieceAnimation> {
    let seats = game_match.game().table().seats();
    seats.map(move |seat| (seat, points[seat.index()])).filter(|&(_, gain)| gain != 0).map(
        move |(seat, gain)| PieceAnimation {
            figure: Figure::Points(gain, owner_color(game_match, Owner::Seat(seat))),
            from,
            to: Anchor::Score(seat),
            delay: LANDED,
            duration: POINTS,
        },
    )
}

fn mushroom(game_match: &Match, seat: Seat, at: Space) -> Vec<PieceAnimation> {
    let table = game_match.game().table();
    let joined = table.area_on(at).map_or(SpaceSet::EMPTY, |area| table.spaces_of(area));
    vec![
        piece(Figure::Mushroom, Anchor::Turn, Anchor::Space(at)),
        glow(joined, owner_color(game_match, Owner::Seat(seat)), LANDED),
    ]
}

fn planting(
    game_match: &Match,
    seat: Seat,
    (plant, owner, at): (Plant, Owner, Space),
    counted: SpaceSet,
    gain: i64,
) -> Vec<PieceAnimation> {
    let figure = Figure::Plant(plant, owner_color(game_match, owner));
    let stock = Anchor::Stock(seat, owner.stock());
    let mut all = vec![piece(figure, stock, Anchor::Space(at))];
    if !counted.is_empty() {
        all.push(glow(counted, owner_color(game_match, Owner::Seat(seat)), LANDED));
    }
    let mut gains = [0; Seat::MAX];
    gains[seat.index()] = gain;
    all.extend(points(game_match, Anchor::Space(at), gains));
    all
}

fn closing(
    game_match: &Match,
    closer: Seat,
    area: SpaceSet,
    token: Option<TokenPiece>,
    majority: &Majority,
) -> Vec<PieceAnimation> {
    let mut all = vec![glow(area, owner_color(game_match, Owner::Seat(closer)), 0)];
    let Some(token) = token else { return all };
    let source = Anchor::Space(token.at);
    all.push(piece(Figure::Token(token), source, Anchor::Tokens(closer)));
    all.extend(points(game_match, source, majority.points()));
    all
}

/// Returns the animation of the drawn domino, which only the player who drew it sees.
fn refill(game_match: &Match, seat: Seat) -> Option<PieceAnimation> {
    let drawn = *game_match.game().hand(seat).last()?;
    let is_viewer = game_match.viewer() == Some(seat);
    is_viewer
        .then(|| piece(Figure::Drawn(drawn), Anchor::Dominoes(seat), Anchor::Hand(seat, drawn)))
}

/// Returns the rotation of a placed domino against one in a hand, in degrees clockwise.
pub fn rotation_degrees([first, second]: [Space; 2]) -> i32 {
    let table_order = (first.column().cmp(&second.column()), first.row().cmp(&second.row()));
    use std::cmp::Ordering::{Equal, Greater, Less};
    match table_order {
        (Less, _) => 0,
        (Equal, Less) => 90,
        (Greater, _) => 180,
        (Equal, Greater | Equal) => 270,
    }
}
