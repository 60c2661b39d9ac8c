use super::*;
use crate::{
    rules::Action,
    scene::{
        input::{Rejection, may_act},
        testing::{fixtures::BOT, sketch::Sketch},
    },
    session::{Controller, testing::MatchBuilder},
    text::{ENGLISH, FRENCH, GERMAN},
};
use notation::command_line;

const LANGUAGES: [&Text; 3] = [&ENGLISH, &GERMAN, &FRENCH];

fn read(game_match: &Match, line: &str) -> Result<Command, CommandError> {
    read_command(line, game_match, &ENGLISH)
}

/// Returns the actions of the line.
#[track_caller]
fn actions(game_match: &Match, line: &str) -> Vec<Action> {
    match read(game_match, line) {
        Ok(Command::Reply(reply)) => reply.actions().to_vec(),
        Ok(other) => panic!("{line}: {other:?}"),
        Err(error) => panic!("{line}: {}", error.words(game_match, &ENGLISH)),
    }
}

/// Returns the sentence that answers the line.
#[track_caller]
fn refusal(game_match: &Match, line: &str) -> String {
    match read(game_match, line) {
        Err(error) => error.words(game_match, &ENGLISH),
        Ok(command) => panic!("{line}: {command:?}"),
    }
}

/// The dominoes of seat 0: owl-fox fits b1 c1 both ways.
fn begun() -> Match {
    Sketch::base("A * * . B\nA . . . B").holds(0, "owl-fox turtle-frog fox-fox").play("")
}

/// The position after owl-fox was discarded.
fn begun_with_discard() -> Match {
    Sketch::base("A * * . B").holds(0, "owl-fox").play("discard owl-fox")
}

#[test]
fn every_legal_action_has_a_line_in_each_language() {
    let mut lines = 0;
    for board in ["brook", "valley"] {
        let positions = MatchBuilder::new(board).seed(3).positions();
        for game_match in positions.iter().step_by(2).filter(|it| may_act(it).is_ok()) {
            let legal = game_match.game().legal_actions();
            for (&action, text) in legal.iter().zip(LANGUAGES.into_iter().cycle()) {
                let line = command_line(game_match, text, action);
                let command = read_command(&line, game_match, text);
                let Ok(Command::Reply(reply)) = command else { panic!("{line}: {command:?}") };
                assert_eq!(reply.actions().first(), Some(&action), "{line}");
                lines += 1;
            }
        }
    }
    assert!(lines > 1000, "{lines}");
}

#[test]
fn helped_commands_are_understood_in_each_language() {
    let game_match = begun();
    for text in LANGUAGES {
        let help = text.command.help.into_iter().chain(text.command.help_in_valley);
        for line in help.flat_map(|(lines, _)| lines.split(", ")) {
            let misread = match read_command(line, &game_match, text) {
                Err(
                    error @ (CommandError::Empty
                    | CommandError::UnknownWord(_)
                    | CommandError::SeveralWords(..)
                    | CommandError::Unclear),
                ) => Some(error),
                _ => None,
            };
            assert_eq!(misread, None, "{line}");
        }
    }
}

#[test]
fn each_animal_lies_on_the_space_of_its_position() {
    let game_match = begun();
    let way = |line| match actions(&game_match, line)[0] {
        Action::PlaceDomino { at, .. } => at.map(|space| space.to_string()),
        other => panic!("{other:?}"),
    };
    // Owl comes before fox on the joker track.
    assert_eq!(way("owl-fox b1 c1"), ["b1", "c1"]);
    assert_eq!(way("fox-owl b1 c1"), ["c1", "b1"]);
    assert_eq!(way("Fox on C1, owl on B1"), ["b1", "c1"]);
}

#[test]
fn short_form_is_enough_for_the_only_action_that_fits() {
    let game_match = Sketch::base("A * . # B").holds(0, "owl-fox turtle-frog snail-frog").play("");
    assert_eq!(actions(&game_match, "owl b1"), actions(&game_match, "owl-fox b1 c1"));
    assert_eq!(actions(&game_match, "turtle b1"), actions(&game_match, "turtle-frog b1 c1"));
    let several = refusal(&game_match, "frog b1");
    assert_eq!(several, "Several fit: turtle-frog c1 b1; snail-frog c1 b1.");
    assert!(read(&game_match, "frog b1 snail").is_ok());
}

#[test]
fn long_lists_of_candidates_are_cut() {
    let hand = "owl-fox turtle-frog turtle-fox";
    let mut game_match = MatchBuilder::new("brook").holds(0, hand).begin();
    game_match.take_screen();
    let several = refusal(&game_match, "turtle");
    assert!(several.ends_with(" more."), "{several}");
    assert_eq!(several.matches("; ").count(), 12, "{several}");
}

#[test]
fn capitals_accents_and_beginnings_of_words_do_not_matter() {
    let game_match = Sketch::base("A * . # B").holds(0, "owl-turtle snail-frog fox-fox").play("");
    let read = |text, line| read_command(line, &game_match, text);
    let owl = read(&ENGLISH, "owl b1");
    assert!(owl.is_ok());
    assert_eq!(owl, read(&ENGLISH, "OWL B1"));
    assert_eq!(owl, read(&ENGLISH, "ow b1"));
    for line in ["Schildkröte c1", "schildkroete c1", "SCHILDKROTE c1", "schi c1"] {
        assert_eq!(owl, read(&GERMAN, line), "{line}");
    }
    assert_eq!(read(&FRENCH, "défausser renard"), read(&FRENCH, "DEFAUSSER RENARD"));
    assert!(read(&FRENCH, "defausser renard").is_ok());
}

#[test]
fn unknown_and_ambiguous_words_are_named() {
    let game_match = begun();
    assert_eq!(refusal(&game_match, "frgo a1"), "“frgo” is unknown. “help” lists the commands.");
    assert_eq!(refusal(&game_match, "f a1"), "“f” is unknown. “help” lists the commands.");
    assert_eq!(refusal(&game_match, "tu a1"), "“tu” can be: turtle, turf.");
    assert_eq!(refusal(&game_match, "frog bush a1"), ENGLISH.command.errors.unclear);
    assert_eq!(refusal(&game_match, "a1 b1 c1"), ENGLISH.command.errors.unclear);
    assert_eq!(refusal(&game_match, "end frog"), ENGLISH.command.errors.unclear);
    assert_eq!(refusal(&game_match, " - "), ENGLISH.command.hint);
}

#[test]
fn illegal_dominoes_are_refused_with_the_reason() {
    let game_match = begun();
    assert_eq!(refusal(&game_match, "snail b1"), "There is no snail in your hand.");
    assert_eq!(refusal(&game_match, "owl-frog b1 c1"), "owl–frog is not in your hand.");
    assert_eq!(refusal(&game_match, "owl a1"), "a1 takes no domino: it is part of an area.");
    assert_eq!(refusal(&game_match, "owl x9"), "The board has no space x9.");
    assert_eq!(refusal(&game_match, "owl-fox b1 d1"), "b1 and d1 are not beside each other.");
    assert_eq!(
        refusal(&game_match, "owl-fox d1 d2"),
        "Place it on a starting space or beside a matching animal."
    );
    let after = Sketch::base("A * * . B\nA . . . B")
        .holds(0, "owl-fox turtle-frog fox-fox")
        .holds(1, "snail-snail")
        .play("place owl-fox b1 c1; no plant; finish; end");
    assert_eq!(refusal(&after, "snail d1"), "Snail on d1 beside fox: no match.");
    let fitting = Sketch::base("A * * . . B")
        .holds(0, "owl-fox")
        .holds(1, "fox-fox")
        .play("place owl-fox b1 c1; no plant; finish; end");
    assert_eq!(refusal(&fitting, "fox b1"), "b1 takes no domino: it is covered.");
}

#[test]
fn plants_without_a_color_are_the_players_own() {
    let game_match = Sketch::base("A * * . B").holds(0, "owl-fox").play("place owl-fox b1 c1");
    let own = actions(&game_match, "bush a1");
    assert_eq!(own, actions(&game_match, "orange bush"));
    assert_eq!(own, actions(&game_match, "a1 bush"));
    assert_ne!(own, actions(&game_match, "neutral bush"));
    assert_eq!(refusal(&game_match, "blue bush"), ENGLISH.command.errors.others_plants);
    assert_eq!(refusal(&game_match, "bush e1"), "e1 is not beside your domino.");
    assert_eq!(refusal(&game_match, "owl b1"), "That part of the turn is over.");
    let several = refusal(&game_match, "neutral");
    assert!(several.contains("neutral turf a1; neutral bush a1"), "{several}");
}

#[test]
fn neutral_plants_are_named_as_the_language_inflects_them() {
    let game_match = Sketch::base("A * * . B").holds(0, "owl-fox").play("place owl-fox b1 c1");
    let neutral = read(&game_match, "neutral bush a1");
    assert_eq!(neutral, read_command("neutraler Busch a1", &game_match, &GERMAN));
    assert_eq!(neutral, read_command("buisson neutre a1", &game_match, &FRENCH));
    let own = read(&game_match, "bush a1");
    assert_eq!(own, read_command("orangefarbener Busch a1", &game_match, &GERMAN));
}

#[test]
fn a_domino_that_lets_nothing_be_planted_goes_past_the_plant() {
    let game_match = Sketch::base("A # * * .").holds(0, "owl-fox").play("");
    assert_eq!(actions(&game_match, "owl-fox c1 d1").last(), Some(&Action::SkipPlant));
    assert_eq!(actions(&begun(), "owl-fox b1 c1").len(), 1);
}

#[test]
fn ending_the_turn_scores_and_draws_too() {
    let game_match = begun();
    assert_eq!(refusal(&game_match, "end"), "First place or discard a domino.");
    assert_eq!(refusal(&game_match, "extra turn"), "That works only in the step “End”.");
    assert_eq!(refusal(&game_match, "undo"), ENGLISH.table.refused.nothing_done);
    let discarded = begun_with_discard();
    let ended = read(&discarded, "end turn");
    assert_eq!(ended, Ok(Command::Reply(Reply::ActTwice([Action::Finish, Action::EndTurn]))));
    assert_eq!(read(&discarded, "draw"), Ok(Command::Reply(Reply::Act(Action::Finish))));
    assert_eq!(read(&discarded, "undo"), Ok(Command::Reply(Reply::Undo)));
}

#[test]
fn clouds_pay_for_joker_and_plants_taken_back() {
    let game_match =
        Sketch::base("A * * . B").holds(0, "owl-fox").play("place owl-fox b1 c1; plant bush a1");
    let taken = vec![Action::ReturnPlant { at: "a1".parse().unwrap() }];
    assert_eq!(actions(&game_match, "take back"), taken);
    assert_eq!(actions(&game_match, "take back bush from a1"), taken);
    assert_eq!(refusal(&game_match, "take back e1"), "There is no plant on e1.");
    assert_eq!(actions(&game_match, "joker snail").len(), 1);
    assert_eq!(refusal(&game_match, "joker").matches("joker ").count(), 9);
}

#[test]
fn mushrooms_take_a_space_or_are_left() {
    let game_match =
        Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-owl").play("place owl-owl a2 b2");
    assert_eq!(actions(&game_match, "mushroom c1"), actions(&game_match, "c1"));
    assert_eq!(actions(&game_match, "skip"), vec![Action::SkipMushroom]);
    assert_eq!(
        refusal(&game_match, "mushroom a1"),
        "a1 takes no mushroom: it is not a free meadow space."
    );
}

#[test]
fn questions_are_answered_while_others_act() {
    let bots = [BOT, Controller::Person];
    let game_match = MatchBuilder::new("brook").controllers(&bots).begin();
    let asks = |line, query| assert_eq!(read(&game_match, line), Ok(Command::Ask(query)), "{line}");
    asks("areas", Query::Areas);
    asks("area", Query::Areas);
    asks("score", Query::Scores);
    asks("last moves", Query::Moves);
    asks("hand", Query::Hand);
    asks("?", Query::Help);
    assert_eq!(read(&game_match, "yes"), Ok(Command::Answer(true)));
    let Err(CommandError::Rejected(Rejection::NotYourTurn(_))) = read(&game_match, "owl b1") else {
        panic!("a bot acts");
    };
    let Ok(Command::Ask(area)) = read(&game_match, "area b") else { panic!("no area") };
    let answer = area.answer(&game_match, &ENGLISH, Selection::Nothing).unwrap();
    assert!(answer.starts_with("Area B, "), "{answer}");
    assert_eq!(refusal(&game_match, "area z"), "There is no area Z.");
}

/// Returns the answer to the line, which is a question.
#[track_caller]
fn answer(game_match: &Match, line: &str, text: &'static Text, selection: Selection) -> String {
    match read_command(line, game_match, text) {
        Ok(Command::Ask(query)) => query.answer(game_match, text, selection).unwrap(),
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn area_names_its_spaces_column_by_column() {
    let game_match = Sketch::base("A . B B\nA . . B\n. . . B\nC C . B").begin();
    let spaces = |line, text: &'static Text, heading: &str| {
        let answer = answer(&game_match, line, text, Selection::Nothing);
        answer.rsplit_once(heading).expect(&answer).1.to_owned()
    };
    assert_eq!(spaces("area a", &ENGLISH, " Area spaces: "), "a1, a2.");
    assert_eq!(spaces("area b", &ENGLISH, " Area spaces: "), "c1, d1 to d4.");
    assert_eq!(spaces("area c", &ENGLISH, " Area spaces: "), "a4, b4.");
    assert_eq!(spaces("Gebiet b", &GERMAN, " Gebietsfelder: "), "c1, d1 bis d4.");
    assert_eq!(spaces("zone b", &FRENCH, " Cases de la zone\u{202f}: "), "c1, d1 à d4.");
}

#[test]
fn space_alone_is_described_as_on_the_board() {
    let game_match = begun();
    let said = |line| answer(&game_match, line, &ENGLISH, Selection::Nothing);
    assert_eq!(said("A1"), "a1, area A, free.");
    assert_eq!(said("d1"), "d1, brook, free, beside area B.");
    assert_eq!(said("z9"), "z9, no space.");
    let chosen = Selection::Domino("owl-fox".parse().unwrap());
    assert_eq!(
        answer(&game_match, "b1", &ENGLISH, chosen),
        "b1, brook, starting space, free, beside area A, can close area A, legal."
    );
    assert_eq!(answer(&game_match, "a1", &GERMAN, chosen), "a1, Gebiet A, frei.");
    let bots = MatchBuilder::new("brook").controllers(&[BOT, Controller::Person]).begin();
    assert_eq!(answer(&bots, "a1", &FRENCH, chosen), "a1, zone A, libre.");
}

#[test]
fn space_alone_in_the_plant_step_lists_its_plants() {
    let game_match = Sketch::base("A * * . B").holds(0, "owl-fox").play("place owl-fox b1 c1");
    let said = |line| answer(&game_match, line, &ENGLISH, Selection::Nothing);
    let listed =
        "a1, area A, free, up to 1 point, legal. Several fit: turf a1; bush a1; pine a1; oak a1.";
    assert_eq!(said("a1"), listed);
    assert_eq!(said("e1"), "e1, area B, free.");
    assert_eq!(refusal(&game_match, "plant e1"), "e1 is not beside your domino.");
}

#[test]
fn space_alone_acts_if_a_single_action_fits() {
    let game_match = Sketch::base("A * . . . B")
        .holds(0, "owl-fox")
        .holds(1, "snail-fox turtle-frog badger-hedgehog")
        .play("place owl-fox b1 c1; no plant; finish; end");
    assert_eq!(actions(&game_match, "d1"), actions(&game_match, "fox-snail d1 e1"));
}
