//! Properties that hold in every position of random games on random boards.

mod agreement;
mod broken_boards;
mod conservation;
mod legality;
mod secrets;
