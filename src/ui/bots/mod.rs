//! Runs the bots: in workers or, without workers, task by task on the main thread.

pub mod driver;
mod main_thread;
mod worker;
mod worker_pool;
