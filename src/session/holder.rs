//! Who holds a seat.

use crate::bots::BotKind;

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holder {
    /// Somebody at the screen.
    Person,
    /// A bot.
    Bot(BotKind),
}
