//! Scenario files: each file in `tests/scenarios/` is a test. `tests/scenarios/README.md` explains
//! the format.

use crate::testing::{ScriptedGame, Sketch};
use renature::{
    rules::{Board, Color, NotAnAction, RuleSet, Seat},
    scene::Narrator,
    text::ENGLISH,
};
use std::{collections::BTreeMap, fs, path::PathBuf};

/// A scenario file, read but not played yet.
struct Scenario {
    sketch: Sketch,
    colors: Vec<String>,
    steps: Vec<Step>,
}

/// A player's actions and the expected results, by line, name and value.
struct Step {
    line: usize,
    color: String,
    actions: String,
    expected: Vec<(usize, String, String)>,
}

fn key_and_value(line: &str) -> Option<(&str, &str)> {
    line.split_once(':').map(|(key, value)| (key.trim(), value.trim()))
}

impl Scenario {
    fn read(text: &str) -> Result<Scenario, String> {
        let lines: Vec<(usize, &str)> = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim_end()))
            .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with("//"))
            .collect();
        let is_header = |line: &str| {
            line.starts_with(' ')
                || key_and_value(line).is_some_and(|(key, _)| {
                    ["rules", "board", "players", "clouds", "tokens"].contains(&key)
                        || key.ends_with(" holds")
                })
        };
        let split = lines.iter().position(|(_, line)| !is_header(line)).unwrap_or(lines.len());
        let (sketch, colors) = read_header(&lines[..split])?;
        Ok(Scenario { sketch, colors, steps: read_steps(&lines[split..])? })
    }

    /// Returns the sentences in the page's log for the last events.
    fn sentences(&self, play: &ScriptedGame) -> Vec<String> {
        let narrator = Narrator::new(&self.sketch.setup(), &ENGLISH);
        let sentences = play.events.iter().filter_map(|event| narrator.narrate(event));
        sentences.map(|sentence| sentence.to_string()).collect()
    }

    /// Plays the steps and returns the first difference with its line.
    fn run(&self) -> Result<(), String> {
        let mut play = self.sketch.play();
        for step in &self.steps {
            let at_line = |error: String| format!("line {}: {error}", step.line);
            let color = &self.colors[play.table().seat().index()];
            if *color != step.color {
                return Err(at_line(format!("it is the turn of {color}")));
            }
            let refused = attempt(&mut play, &step.actions).map_err(at_line)?;
            for (line, what, wanted) in &step.expected {
                if what == "says" {
                    let sentences = self.sentences(&play);
                    if !sentences.contains(wanted) {
                        return Err(format!("line {line}: the log says {sentences:#?}"));
                    }
                    continue;
                }
                let found = self.look(&play, what, refused.as_deref())?;
                if found != *wanted {
                    return Err(format!("line {line}: {what} is `{found}`, not `{wanted}`"));
                }
            }
            let awaited = step.expected.iter().any(|(_, what, _)| what == "refused");
            if let Some(error) = refused.filter(|_| !awaited) {
                return Err(at_line(error));
            }
        }
        Ok(())
    }

    /// Returns the actual value for the name of an expectation.
    fn look(
        &self,
        play: &ScriptedGame,
        what: &str,
        refused: Option<&str>,
    ) -> Result<String, String> {
        let table = play.table();
        let of_seats = |value: &dyn Fn(Seat) -> i64| {
            table.seats().map(|seat| value(seat).to_string()).collect::<Vec<_>>().join(" ")
        };
        Ok(match what {
            "refused" => refused.unwrap_or("accepted").to_owned(),
            "points" => play.gained().iter().map(i64::to_string).collect::<Vec<_>>().join(" "),
            "scores" => of_seats(&|seat| table.score(seat)),
            "clouds" => of_seats(&|seat| table.clouds(seat).into()),
            "tokens" => of_seats(&|seat| table.collected(seat).len() as i64),
            "areas" => play.scored(),
            "joker" => table.joker().to_string(),
            "phase" => format!("{:?}", table.phase()).to_lowercase(),
            "winners" => {
                let winners = table.winners().into_iter();
                winners.map(|seat| self.colors[seat.index()].clone()).collect::<Vec<_>>().join(" ")
            }
            _ => return Err(format!("`{what}` is nothing that can be expected")),
        })
    }
}

/// Applies actions and returns the reason if the last of them was refused.
fn attempt(play: &mut ScriptedGame, actions: &str) -> Result<Option<String>, String> {
    if actions == "passes to the end" {
        play.passes_to_the_end();
        return Ok(None);
    }
    let (first, last) = actions.rsplit_once(';').map_or((None, actions), |(a, b)| (Some(a), b));
    play.events.clear();
    for text in first.iter().flat_map(|first| first.split(';')).chain([last]) {
        if text.trim() == "pass" {
            let before = std::mem::take(&mut play.events);
            play.does("pass");
            play.events.splice(0..0, before);
            continue;
        }
        match play.game.apply(text.parse().map_err(|error: NotAnAction| error.to_string())?) {
            Ok(events) => play.events.extend(events),
            Err(error) if std::ptr::eq(text, last) => return Ok(Some(error.to_string())),
            Err(error) => return Err(format!("`{}`: {error}", text.trim())),
        }
    }
    Ok(None)
}

fn read_header(lines: &[(usize, &str)]) -> Result<(Sketch, Vec<String>), String> {
    let mut fields: BTreeMap<&str, &str> = BTreeMap::new();
    let mut picture = String::new();
    for (_, line) in lines {
        match key_and_value(line) {
            Some((key, value)) if !line.starts_with(' ') => {
                fields.insert(key, value);
            }
            _ => picture = picture + line + "\n",
        }
    }
    let field = |name: &str| fields.get(name).copied().unwrap_or_default();
    let sketch = match field("board") {
        "" => {
            let rules = if field("rules") == "valley" { RuleSet::Valley } else { RuleSet::Base };
            Sketch::new(rules, &picture)
        }
        id => Sketch::from_plan(shipped(id)?.plan().clone()),
    };
    let colors: Vec<String> = match field("players") {
        "" => ["orange", "blue"].map(String::from).to_vec(),
        list => list.split_whitespace().map(String::from).collect(),
    };
    for color in &colors {
        color.parse::<Color>().map_err(|error| error.to_string())?;
    }
    let mut sketch = sketch.players(colors.len()).clouds(field("clouds")).tokens(field("tokens"));
    for (seat, color) in colors.iter().enumerate() {
        sketch = sketch.holds(seat, field(&format!("{color} holds")));
    }
    Ok((sketch, colors))
}

fn shipped(id: &str) -> Result<Board, String> {
    let path = format!("{}/public/boards/{id}.json", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).map_err(|_| format!("no board is called `{id}`"))?;
    Board::from_json(&text).map_err(|error| error.to_string())
}

fn read_steps(lines: &[(usize, &str)]) -> Result<Vec<Step>, String> {
    let mut steps: Vec<Step> = Vec::new();
    for &(number, line) in lines {
        let (key, value) = key_and_value(line)
            .ok_or_else(|| format!("line {number}: a line looks like `name: what`"))?;
        let (key, value) = (key.to_owned(), value.to_owned());
        if !line.starts_with(' ') {
            steps.push(Step { line: number, color: key, actions: value, expected: Vec::new() });
        } else if let Some(step) = steps.last_mut() {
            step.expected.push((number, key, value));
        }
    }
    Ok(steps)
}

fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = format!("{}/tests/scenarios/{folder}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

fn failures(folder: &str, check: impl Fn(&Scenario) -> Result<(), String>) -> String {
    let all = files(folder);
    assert!(!all.is_empty());
    let failed = all.iter().filter_map(|(path, text)| {
        let result = Scenario::read(text).and_then(|scenario| check(&scenario));
        result.err().map(|error| format!("{}: {error}\n", path.display()))
    });
    failed.collect()
}

fn ends_in_a_refusal(scenario: &Scenario) -> bool {
    let last = scenario.steps.last();
    last.is_some_and(|step| step.expected.iter().any(|(_, what, _)| what == "refused"))
}

#[test]
fn every_good_scenario_goes_as_it_says() {
    assert_eq!(failures("good", Scenario::run), "");
}

#[test]
fn every_refused_scenario_ends_in_the_refusal_it_names() {
    let check = |scenario: &Scenario| {
        if !ends_in_a_refusal(scenario) {
            return Err("the last action names no refusal".to_owned());
        }
        scenario.run()
    };
    assert_eq!(failures("refused", check), "");
}

/// Returns the error of this scenario on a board of two starting spaces and an area.
fn wrong(steps: &str) -> String {
    let text = format!("board:\n  * * . .\n  A # # #\norange holds: owl-owl\n\n{steps}");
    Scenario::read(&text).and_then(|scenario| scenario.run()).err().unwrap_or_default()
}

#[test]
fn a_scenario_with_other_points_fails() {
    let error = wrong("orange: place owl-owl a1 b1; plant turf a2\n  points: 2 0");
    assert_eq!(error, "line 7: points is `1 0`, not `2 0`");
}

#[test]
fn a_scenario_with_an_unexpected_refusal_fails() {
    let error = wrong("orange: place owl-owl c1 d1");
    assert_eq!(error, "line 6: c1 and d1: neither is a starting space or beside an animal");
}

#[test]
fn a_scenario_with_an_unexpected_acceptance_fails() {
    let error = wrong("orange: place owl-owl a1 b1\n  refused: no");
    assert_eq!(error, "line 7: refused is `accepted`, not `no`");
}

#[test]
fn a_scenario_with_another_sentence_fails() {
    let error = wrong("orange: place owl-owl a1 b1\n  says: Orange sleeps");
    assert!(error.starts_with("line 7: the log says ["), "{error}");
}

#[test]
fn a_scenario_with_the_wrong_player_fails() {
    assert_eq!(wrong("blue: finish"), "line 6: it is the turn of orange");
}
