//! Parsing the words after `cargo xtask`.

use crate::failure::{Failure, Outcome};
use crate::suites::{Plan, Suite};

/// The output of `cargo xtask help`.
pub const HELP: &str = "\
The project's commands. Each installs what it needs; the first run takes minutes, later ones seconds.

  cargo xtask play [--port N] [--no-open]   build the site, serve it on this machine, and open the browser
  cargo xtask build                         build the static site into dist/
  cargo xtask dev [--port N]                serve a debug build that reloads when a file changes
  cargo xtask test [--only SUITE]... [--all] [-- WORDS]
                                            run everything CI runs, or only some suites:
                                            fmt, clippy, docs, native, build, size, e2e, engines;
                                            --all adds attacks with a fresh seed, which is printed;
                                            WORDS go to Playwright (-g \"a title\")
  cargo xtask shots [STATE]... [--out DIR]  screenshots at five sizes, light and dark
  cargo xtask shots --publish               replace the pictures of the README and the manifest
  cargo xtask monkey [--seed S] [--actions N] [--mode MODE]
                                            play at random (1000 actions) on a desktop, a phone, with zoom,
                                            or with reduced motion (reduced); without --mode on each
  cargo xtask kill [--times N] [--seed S]   kill the browser at random moments (10), count what is lost
  cargo xtask speed-page [--slowdown N] [--game N]
                                            how fast the page responds to taps in whole games, slowed 4 times
  cargo xtask speed-bots [--slowdown N]     how soon bots act in whole games, slowed 4 times
  cargo xtask lighthouse [--beside FOLDER] [--runs N]
                                            Lighthouse's scores, and when screens appear on a slow phone; beside
                                            another built site, in turn
  cargo xtask size                          what the first visit transfers, file by file
  cargo xtask seal                          run by trunk: prepares a built site for use offline
  cargo xtask speed-wasm                    measure the engine natively and as WebAssembly in Chromium
  cargo xtask help                          this list
";

/// The port that `play` and `dev` try first.
const PORT: u16 = 8080;

/// One command with its options.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// List the commands.
    Help,
    /// Build and serve the site.
    Play {
        /// The first port to try.
        port: u16,
        /// True if the browser is opened.
        open: bool,
    },
    /// Build the static site into dist/.
    Build,
    /// Serve a debug build that reloads on changes.
    Dev {
        /// The port to serve on.
        port: u16,
    },
    /// Run the suites.
    Test(Plan),
    /// Take screenshots.
    Shots {
        /// Words for the script: the states, and the folder.
        words: Vec<String>,
    },
    /// Seal the site that trunk has built ([`crate::site::seal`]).
    Seal,
    /// Print the size of the first visit.
    Size,
    /// Play at random in the page.
    Monkey {
        /// Words for the script.
        words: Vec<String>,
    },
    /// Kill the browser at random moments.
    Kill {
        /// Words for the script.
        words: Vec<String>,
    },
    /// Measure how fast the page responds to taps.
    SpeedPage {
        /// Words for the script.
        words: Vec<String>,
    },
    /// Measure how soon bots act in the page.
    SpeedBots {
        /// Words for the script.
        words: Vec<String>,
    },
    /// Run Lighthouse on the start screen.
    Lighthouse {
        /// The words for the script.
        words: Vec<String>,
    },
    /// Measure the engine natively and in Chromium.
    SpeedWasm,
}

impl Command {
    /// Parses the words after `cargo xtask`.
    pub fn parse(words: &[String]) -> Outcome<Self> {
        let Some((name, rest)) = words.split_first() else {
            return Ok(Self::Help);
        };
        match name.as_str() {
            "help" | "--help" | "-h" => Ok(Self::Help),
            "play" => Self::parse_play(rest),
            "build" => Self::parse_without_options(rest, Self::Build, "build"),
            "dev" => Self::parse_dev(rest),
            "test" => Self::parse_test(rest),
            "shots" => Ok(Self::Shots { words: rest.to_vec() }),
            "seal" => Self::parse_without_options(rest, Self::Seal, "seal"),
            "size" => Self::parse_without_options(rest, Self::Size, "size"),
            "lighthouse" => Ok(Self::Lighthouse { words: rest.to_vec() }),
            "monkey" => Ok(Self::Monkey { words: rest.to_vec() }),
            "kill" => Ok(Self::Kill { words: rest.to_vec() }),
            "speed-page" => Ok(Self::SpeedPage { words: rest.to_vec() }),
            "speed-bots" => Ok(Self::SpeedBots { words: rest.to_vec() }),
            "speed-wasm" => Self::parse_without_options(rest, Self::SpeedWasm, "speed-wasm"),
            other => Err(Failure::new(format!(
                "there is no command `{other}`; `cargo xtask help` lists them."
            ))),
        }
    }

    fn parse_without_options(rest: &[String], command: Self, name: &str) -> Outcome<Self> {
        match rest.first() {
            None => Ok(command),
            Some(word) => Err(unknown(name, word)),
        }
    }

    fn parse_play(rest: &[String]) -> Outcome<Self> {
        let (mut port, mut open) = (PORT, true);
        let mut words = rest.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--port" => port = parse_port(words.next())?,
                "--no-open" => open = false,
                _ => return Err(unknown("play", word)),
            }
        }
        Ok(Self::Play { port, open })
    }

    fn parse_dev(rest: &[String]) -> Outcome<Self> {
        let mut port = PORT;
        let mut words = rest.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--port" => port = parse_port(words.next())?,
                _ => return Err(unknown("dev", word)),
            }
        }
        Ok(Self::Dev { port })
    }

    fn parse_test(rest: &[String]) -> Outcome<Self> {
        let (mut named, mut all, mut playwright) = (Vec::new(), false, Vec::new());
        let mut words = rest.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--only" => named.push(Suite::parse(words.next().map_or("", String::as_str))?),
                "--all" => all = true,
                "--" => playwright = words.by_ref().cloned().collect(),
                _ => return Err(unknown("test", word)),
            }
        }
        let chosen = |suite: &Suite| named.is_empty() || named.contains(suite);
        let suites = Suite::ALL.into_iter().filter(chosen).collect();
        Ok(Self::Test(Plan { suites, all, playwright }))
    }
}

fn parse_port(word: Option<&String>) -> Outcome<u16> {
    word.and_then(|word| word.parse().ok())
        .filter(|port| *port > 0)
        .ok_or_else(|| Failure::new("`--port` wants a number from 1 to 65535 after it."))
}

fn unknown(command: &str, word: &str) -> Failure {
    Failure::new(format!(
        "`cargo xtask {command}` does not know `{word}`; `cargo xtask help` lists what it knows."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Outcome<Command> {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        Command::parse(&words)
    }

    #[test]
    fn options_are_read_in_any_order() {
        let wanted = Command::Play { port: 9000, open: false };
        assert_eq!(parse("play --no-open --port 9000"), Ok(wanted));
    }

    #[test]
    fn chosen_suites_run_in_the_usual_order() {
        let wanted = Plan {
            suites: vec![Suite::Fmt, Suite::EndToEnd],
            all: false,
            playwright: vec!["-g".into(), "smoke".into()],
        };
        let parsed = parse("test --only e2e --only fmt -- -g smoke");
        assert_eq!(parsed, Ok(Command::Test(wanted)));
    }

    #[test]
    fn without_a_choice_all_suites_run() {
        let wanted = Plan { suites: Suite::ALL.to_vec(), all: false, playwright: vec![] };
        assert_eq!(parse("test"), Ok(Command::Test(wanted)));
    }

    #[test]
    fn all_goes_with_a_choice_of_suites() {
        let wanted = Plan { suites: vec![Suite::EndToEnd], all: true, playwright: vec![] };
        assert_eq!(parse("test --only e2e --all"), Ok(Command::Test(wanted)));
    }

    #[test]
    fn attacks_pass_their_words_to_the_scripts() {
        let words = |line: &str| line.split(' ').map(String::from).collect();
        let monkey = Command::Monkey { words: words("--seed 7 --actions 50 --mode phone") };
        assert_eq!(parse("monkey --seed 7 --actions 50 --mode phone"), Ok(monkey));
        let kill = Command::Kill { words: words("--times 3") };
        assert_eq!(parse("kill --times 3"), Ok(kill));
    }

    #[test]
    fn unknown_words_are_named() {
        for line in ["fly", "play --fast", "build it", "test all", "test --only all", "play --port"]
        {
            assert!(parse(line).is_err(), "{line}");
        }
        let sentence = parse("play --fast").map_err(|failure| failure.to_string());
        assert!(sentence.is_err_and(|sentence| sentence.contains("`--fast`")));
    }
}
