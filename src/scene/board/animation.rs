//! Which motions tell what has just happened: what moves, from where to where, and when.

use super::pieces::{TokenPiece, token_of};
use crate::{
    rules::{
        Animal, Color, Domino, EXTRA_TURN_COST, Event, JOKER_COST, Majority, Owner, Plant, Points,
        Seat, Space, SpaceSet, Stock,
    },
    scene::words::names::owner_color,
    session::Match,
};

/// A place on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// A space of the board.
    Space(Space),
    /// Two spaces of the board that a domino covers.
    Spaces([Space; 2]),
    /// As many spaces of the board, as one.
    Area(SpaceSet),
    /// The domino in the seat's hand, where the hand is shown; otherwise the seat's dominoes.
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
    /// Where it says whose turn it is.
    Turn,
    /// The box that discarded dominoes go to.
    Box,
}

impl Anchor {
    /// Whether it is made of spaces of the board, which move when that comes nearer.
    pub fn is_on_board(self) -> bool {
        matches!(self, Anchor::Space(_) | Anchor::Spaces(_) | Anchor::Area(_))
    }
}

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A domino, lying as it does on these spaces.
    Domino(Domino, [Space; 2]),
    /// A domino as it lies in a hand.
    Drawn(Domino),
    /// A plant; the colour is nothing for neutral.
    Plant(Plant, Option<Color>),
    /// A mushroom.
    Mushroom,
    /// An area token with its main and minor points.
    Token(TokenPiece),
    /// As many clouds.
    Clouds(u8),
    /// The joker's marker.
    Joker,
    /// Points for the player of this colour.
    Points(i64, Option<Color>),
    /// A glow over spaces, in the colour of who brought it about.
    Glow(SpaceSet, Option<Color>),
}

/// One motion. Nothing waits for it: what it tells has happened already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceAnimation {
    /// What moves.
    pub figure: Figure,
    /// Where it comes from, as the page was before.
    pub from: Anchor,
    /// Where it goes.
    pub to: Anchor,
    /// When it begins, in milliseconds at the normal pace.
    pub after: u32,
    /// How long it lasts, in milliseconds at the normal pace.
    pub lasts: u32,
}

/// How long pieces move, in milliseconds.
const PIECE: u32 = 300;
/// How long points fly, and areas glow.
const POINTS: u32 = 440;
/// When points begin to fly that a piece gives.
const LANDED: u32 = 160;
/// How long after one area the next is scored, where several are.
const NEXT_AREA: u32 = 240;

/// The motions that tell the last action of the match.
pub fn motions(game_match: &Match) -> Vec<PieceAnimation> {
    let Some(entry) = game_match.log().last() else { return Vec::new() };
    let mut all = Vec::new();
    let mut areas = 0;
    for event in &entry.events {
        let shift = areas * NEXT_AREA;
        let told = motions_of(game_match, event).into_iter();
        all.extend(told.map(|motion| PieceAnimation { after: motion.after + shift, ..motion }));
        areas += u32::from(matches!(event, Event::AreaScored { closed_by: Some(_), .. }));
    }
    all
}

fn motions_of(game_match: &Match, event: &Event) -> Vec<PieceAnimation> {
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
            vec![PieceAnimation { after: LANDED, ..clouds }]
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
            let stock = Anchor::Stock(seat, stock_of(owner));
            let figure = Figure::Plant(plant, owner_color(game_match, owner));
            vec![
                paid(seat, plant.value(), Anchor::Space(at)),
                piece(figure, Anchor::Space(at), stock),
            ]
        }
        Event::ExtraTurn { seat } => vec![paid(seat, EXTRA_TURN_COST, Anchor::Turn)],
        // The final scoring has a presentation of its own; the rest moves nothing.
        _ => Vec::new(),
    }
}

fn piece(figure: Figure, from: Anchor, to: Anchor) -> PieceAnimation {
    PieceAnimation { figure, from, to, after: 0, lasts: PIECE }
}

/// Clouds that pay for something.
fn paid(seat: Seat, clouds: u8, to: Anchor) -> PieceAnimation {
    piece(Figure::Clouds(clouds), Anchor::Clouds(seat), to)
}

fn glow(spaces: SpaceSet, color: Option<Color>, after: u32) -> PieceAnimation {
    let (figure, there) = (Figure::Glow(spaces, color), Anchor::Area(spaces));
    PieceAnimation { figure, from: there, to: there, after, lasts: POINTS }
}

/// Points fly to each seat that gets some.
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
            after: LANDED,
            lasts: POINTS,
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
    let stock = Anchor::Stock(seat, stock_of(owner));
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

/// Who looks on sees what they drew; of others it is seen only that they have one more.
fn refill(game_match: &Match, seat: Seat) -> Option<PieceAnimation> {
    let drawn = *game_match.game().hand(seat).last()?;
    let seen = game_match.viewer() == Some(seat);
    seen.then(|| piece(Figure::Drawn(drawn), Anchor::Dominoes(seat), Anchor::Hand(seat, drawn)))
}

pub(in crate::scene) fn stock_of(owner: Owner) -> Stock {
    match owner {
        Owner::Seat(_) => Stock::Own,
        Owner::Neutral => Stock::Neutral,
    }
}

/// How far the domino is turned from how it lies in a hand, in degrees clockwise.
pub fn quarter_turns([first, second]: [Space; 2]) -> i32 {
    let table_order = (first.column().cmp(&second.column()), first.row().cmp(&second.row()));
    use std::cmp::Ordering::{Equal, Greater, Less};
    match table_order {
        (Less, _) => 0,
        (Equal, Less) => 90,
        (Greater, _) => 180,
        (Equal, Greater | Equal) => 270,
    }
}
