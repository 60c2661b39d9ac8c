//! The 55 dominoes.

use super::animal::{Animal, UnknownAnimal};
use std::{fmt, str::FromStr};

/// One of the 55 dominoes: an unordered pair of animals, doubles included (RULINGS: Material).
///
/// ```
/// use renature::rules::{Animal, Domino};
/// let domino = Domino::new(Animal::Owl, Animal::Butterfly);
/// assert_eq!(domino.to_string(), "butterfly-owl");
/// assert_eq!("butterfly-owl".parse(), Ok(domino));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Domino(u8);

const HALVES: [[Animal; 2]; Domino::COUNT] = {
    let mut halves = [[Animal::Butterfly; 2]; Domino::COUNT];
    let (mut first, mut index) = (0, 0);
    while first < Animal::COUNT {
        let mut second = first;
        while second < Animal::COUNT {
            halves[index] = [Animal::ALL[first], Animal::ALL[second]];
            second += 1;
            index += 1;
        }
        first += 1;
    }
    halves
};

impl Domino {
    /// The number of dominoes.
    pub const COUNT: usize = 55;

    /// Returns the domino with these two animals, in either order.
    pub const fn new(one: Animal, other: Animal) -> Domino {
        let (low, high) = if (one as usize) <= (other as usize) {
            (one as usize, other as usize)
        } else {
            (other as usize, one as usize)
        };
        Domino((low * (2 * Animal::COUNT + 1 - low) / 2 + high - low) as u8)
    }

    /// Iterates over all dominoes, ordered by their first, then their second animal.
    pub fn all() -> impl ExactSizeIterator<Item = Domino> {
        (0..Domino::COUNT as u8).map(Domino)
    }

    /// The position in [`Domino::all`], 0 to 54.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two animals in joker-track order.
    pub const fn halves(self) -> [Animal; 2] {
        HALVES[self.0 as usize]
    }

    /// Returns true if both halves show the same animal.
    pub fn is_double(self) -> bool {
        let [first, second] = self.halves();
        first == second
    }
}

impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.halves();
        write!(f, "{first}-{second}")
    }
}

/// The reason why a text is not the name of a domino.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotADomino {
    /// No hyphen separates two names.
    #[error("`{0}` is not a domino: two animals joined by a hyphen are")]
    Shape(String),
    /// One of the halves is no animal.
    #[error(transparent)]
    Animal(#[from] UnknownAnimal),
    /// The animals stand in the wrong order.
    #[error("`{0}` names its animals out of joker-track order; it is `{1}`")]
    Order(String, Domino),
}

impl FromStr for Domino {
    type Err = NotADomino;

    fn from_str(name: &str) -> Result<Self, NotADomino> {
        let (first, second) =
            name.split_once('-').ok_or_else(|| NotADomino::Shape(name.to_owned()))?;
        let domino = Domino::new(first.parse()?, second.parse()?);
        if domino.to_string() == name {
            Ok(domino)
        } else {
            Err(NotADomino::Order(name.to_owned(), domino))
        }
    }
}

/// A set of dominoes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DominoSet(u64);

impl DominoSet {
    /// All 55 dominoes.
    pub const ALL: DominoSet = DominoSet((1 << Domino::COUNT) - 1);

    /// Adds a domino. Returns true if it was not in the set.
    pub fn insert(&mut self, domino: Domino) -> bool {
        let missing = !self.contains(domino);
        self.0 |= 1 << domino.0;
        missing
    }

    /// Removes a domino if it is in the set.
    pub fn remove(&mut self, domino: Domino) {
        self.0 &= !(1 << domino.0);
    }

    /// Returns true if the domino is in the set.
    pub const fn contains(self, domino: Domino) -> bool {
        self.0 >> domino.0 & 1 == 1
    }

    /// The number of dominoes in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the dominoes in the order of [`Domino::all`].
    pub fn iter(self) -> impl Iterator<Item = Domino> {
        Domino::all().filter(move |&domino| self.contains(domino))
    }
}
