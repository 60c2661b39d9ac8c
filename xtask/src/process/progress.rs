//! Numbered steps with their times: `[2/5] Building trunk 0.21.14 … 1 min 20 s`.

use std::fs::{self, File};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::failure::Outcome;
use crate::process::{cannot_start, cannot_wait, expect_success};

/// The time between two looks at a running program.
const POLL: Duration = Duration::from_millis(50);
/// The time between two updates of the progress lines.
const REFRESH: Duration = Duration::from_secs(1);
/// Cargo's progress lines begin with one of these; a failure is shown without them.
const CARGO_PROGRESS: [&str; 6] =
    ["Adding ", "Compiling ", "Downloaded ", "Downloading ", "Locking ", "Updating "];

/// The progress of a fixed number of steps, some of which may run at the same time.
///
/// On a terminal, one line for each running step is updated every second. Elsewhere, each step prints a line when it
/// starts and one when it ends.
#[derive(Debug)]
pub struct Progress {
    total: usize,
    is_terminal: bool,
    canceled: AtomicBool,
    steps: Mutex<Steps>,
}

#[derive(Debug)]
struct Steps {
    started: usize,
    running: Vec<RunningStep>,
    /// The number of lines on the terminal that the next update replaces.
    lines: usize,
    updated: Instant,
}

#[derive(Debug)]
struct RunningStep {
    /// The step's number and label: `[2/5] Building trunk 0.21.14`.
    title: String,
    start: Instant,
}

impl Progress {
    /// The progress of `total` steps.
    pub fn new(total: usize) -> Self {
        let is_terminal =
            std::io::stdout().is_terminal() && std::env::var_os("TERM").is_none_or(|t| t != "dumb");
        let steps = Steps { started: 0, running: vec![], lines: 0, updated: Instant::now() };
        Self { total, is_terminal, canceled: AtomicBool::new(false), steps: Mutex::new(steps) }
    }

    /// Does one step; `label` says what it does, such as "Building trunk 0.21.14".
    pub fn step<T>(&self, label: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
        let start = Instant::now();
        let title = self.start_step(label, start);
        let outcome = work();
        let time = format_duration(start.elapsed());
        let line = match outcome {
            Ok(_) => format!("{title}: {time}"),
            Err(_) => format!("{title} failed after {time}"),
        };
        let mut steps = lock(&self.steps);
        steps.running.retain(|step| step.title != title);
        self.print(&mut steps, &line);
        outcome
    }

    /// Runs a program and shows its output only if it fails; `doing` completes "… failed".
    pub fn run(&self, command: &mut Command, doing: &str) -> Outcome {
        static LOGS: AtomicUsize = AtomicUsize::new(0);
        let number = LOGS.fetch_add(1, Ordering::Relaxed);
        let log =
            std::env::temp_dir().join(format!("renature-{}-{number}.log", std::process::id()));
        let outcome = self.run_with_log(command, &log, doing);
        let output = fs::read(&log).unwrap_or_default();
        // It lies in the folder for temporary files anyway.
        let _ = fs::remove_file(&log);
        outcome.map_err(|failure| failure.with_output(without_progress(&output)))
    }

    /// Stops the programs that other threads run by [`Progress::run`].
    pub fn cancel(&self) {
        self.canceled.store(true, Ordering::Relaxed);
    }

    fn run_with_log(&self, command: &mut Command, log: &PathBuf, doing: &str) -> Outcome {
        let file = File::create(log).and_then(|file| Ok((file.try_clone()?, file)));
        let (stdout, stderr) = file.map_err(|error| cannot_start(command, &error))?;
        if self.is_terminal && std::env::var_os("NO_COLOR").is_none() {
            command.env("CARGO_TERM_COLOR", "always");
        }
        command.stdin(Stdio::null()).stdout(stdout).stderr(stderr);
        let child = command.spawn().map_err(|error| cannot_start(command, &error))?;
        expect_success(self.wait(child).map_err(cannot_wait)?, doing)
    }

    fn wait(&self, mut child: Child) -> std::io::Result<ExitStatus> {
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(status);
            }
            if self.canceled.load(Ordering::Relaxed) {
                child.kill()?;
                return child.wait();
            }
            let mut steps = lock(&self.steps);
            if self.is_terminal && steps.updated.elapsed() >= REFRESH {
                self.draw(&mut steps);
            }
            drop(steps);
            sleep(POLL);
        }
    }

    fn start_step(&self, label: &str, start: Instant) -> String {
        let mut steps = lock(&self.steps);
        steps.started += 1;
        let title = match self.total {
            0 | 1 => label.to_owned(),
            total => format!("[{}/{total}] {label}", steps.started),
        };
        steps.running.push(RunningStep { title: title.clone(), start });
        match self.is_terminal {
            true => self.draw(&mut steps),
            false => println!("{title} …"),
        }
        title
    }

    /// Prints a line that stays, above the lines of the running steps.
    fn print(&self, steps: &mut Steps, line: &str) {
        clear(steps);
        println!("{line}");
        if self.is_terminal {
            self.draw(steps);
        }
    }

    fn draw(&self, steps: &mut Steps) {
        clear(steps);
        for RunningStep { title, start } in &steps.running {
            println!("{title} … {}", format_duration(start.elapsed()));
        }
        steps.lines = steps.running.len();
        steps.updated = Instant::now();
        // A closed terminal must not end the run.
        let _ = std::io::stdout().flush();
    }
}

/// Locks a mutex, even if another thread panicked while it held the lock.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the lines of the running steps from the terminal.
fn clear(steps: &mut Steps) {
    if steps.lines > 0 {
        print!("\x1b[{}A\x1b[J", steps.lines);
    }
    steps.lines = 0;
}

/// A program's output without the progress lines of cargo, in colour or not.
fn without_progress(output: &[u8]) -> String {
    let is_progress = |line: &&str| {
        let text = line.trim_start_matches(|letter: char| !letter.is_ascii_uppercase());
        CARGO_PROGRESS.iter().any(|word| text.replace("\x1b[0m", "").starts_with(word))
    };
    let text = String::from_utf8_lossy(output);
    text.lines().filter(|line| !is_progress(line)).flat_map(|line| [line, "\n"]).collect()
}

/// A duration in words: `45 s` or `1 min 20 s`.
pub fn format_duration(duration: Duration) -> String {
    match duration.as_secs() {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Failure;

    fn rustc(word: &str) -> Command {
        let mut command = Command::new("rustc");
        command.arg(word);
        command
    }

    #[test]
    fn durations_are_in_minutes_and_seconds() {
        let text = |seconds| format_duration(Duration::from_secs(seconds));
        assert_eq!(
            [text(0), text(59), text(60), text(80)],
            ["0 s", "59 s", "1 min 0 s", "1 min 20 s"]
        );
    }

    #[test]
    fn steps_are_numbered_in_the_order_they_start() {
        let progress = Progress::new(2);
        let title = |label| progress.start_step(label, Instant::now());
        assert_eq!(
            [title("Installing"), title("Building")],
            ["[1/2] Installing", "[2/2] Building"]
        );
        assert_eq!(Progress::new(1).start_step("Building", Instant::now()), "Building");
    }

    #[test]
    fn a_finished_step_is_no_longer_running() {
        let progress = Progress::new(2);
        assert_eq!(progress.step("One", || Ok(1)), Ok(1));
        let failure = Failure::new("it broke.");
        assert_eq!(progress.step("Two", || Err::<(), _>(failure.clone())), Err(failure));
        assert!(lock(&progress.steps).running.is_empty());
    }

    #[test]
    fn a_failed_program_leaves_its_output_in_the_failure() {
        let progress = Progress::new(1);
        assert_eq!(progress.run(&mut rustc("--version"), "asking"), Ok(()));
        let failed = progress.run(&mut rustc("--no-such-option"), "asking");
        let text = format!("{failed:?}");
        assert!(text.contains("asking failed") && text.contains("no-such-option"), "{text}");
    }

    #[test]
    fn a_failure_is_shown_without_cargos_progress() {
        let output = b"   Compiling syn v2.0.1\n\x1b[1m\x1b[92m   Compiling\x1b[0m syn v2\nerror: No space left\n";
        assert_eq!(without_progress(output), "error: No space left\n");
    }

    #[test]
    fn canceling_ends_a_running_program() {
        let progress = Progress::new(1);
        progress.cancel();
        assert!(progress.run(Command::new("sleep").arg("60"), "sleeping").is_err());
    }
}
