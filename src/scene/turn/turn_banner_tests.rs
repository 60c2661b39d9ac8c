//! Tests of the turn banner.

use super::turn_banner::{TurnScene, closing_text, ghost_text};
use crate::{
    rules::{Action, Color, Owner, Phase},
    scene::{
        input::Selection,
        testing::{
            fixtures::{BOT, brook, domino},
            script::play,
            sketch::Sketch,
        },
        words::owner_color,
    },
    session::{
        Controller, Match,
        testing::{MatchBuilder, begun, played_out},
    },
    text::ENGLISH,
};

const PERSON: Controller = Controller::Person;

fn banner(game_match: &Match) -> TurnScene {
    TurnScene::new(game_match, &ENGLISH, Selection::Nothing)
}

#[test]
fn banner_names_each_player_to_act_in_their_color() {
    let mut game_match = begun(3);
    let shown = [(); 4].map(|()| {
        let banner = banner(&game_match);
        play(&mut game_match, "pass");
        (banner.title, banner.color.unwrap())
    });
    let ann = ("Ann’s turn", Color::Orange);
    let wanted = [ann, ("Ben’s turn", Color::Blue), ("Cleo’s turn", Color::Black), ann];
    assert_eq!(shown, wanted.map(|(title, color)| (title.to_owned(), color)));
}

#[test]
fn only_person_without_a_name_is_spoken_to() {
    let title = |names: [&str; 2], bot: Controller| {
        let controllers = [PERSON, bot];
        let game_match = MatchBuilder::new("brook").names(&names).controllers(&controllers);
        banner(&game_match.begin()).title
    };
    assert_eq!(title(["Player One", "Otter"], BOT), "Your turn");
    assert_eq!(title(["Ann", "Otter"], BOT), "Ann’s turn");
    assert_eq!(title(["Player One", "Player Two"], PERSON), "Player One’s turn");
}

#[test]
fn banner_stays_with_the_player_until_the_turn_ends() {
    let mut game_match = brook();
    let before = banner(&game_match).title;
    game_match.act(Action::DiscardDomino { domino: domino("owl-fox") }).unwrap();
    game_match.act(Action::Finish).unwrap();
    assert_eq!(banner(&game_match).title, before);
}

#[test]
fn banner_stays_with_the_player_in_an_extra_turn() {
    let mut game_match = brook();
    game_match.act(Action::DiscardDomino { domino: domino("owl-fox") }).unwrap();
    game_match.act(Action::Finish).unwrap();
    let before = banner(&game_match);
    game_match.act(Action::ExtraTurn).unwrap();
    let after = banner(&game_match);
    assert_eq!((after.title, after.color), (before.title, before.color));
    assert_eq!(after.phase, Phase::Domino);
}

#[test]
fn a_joker_just_chosen_is_news() {
    let mut game_match = brook();
    play(&mut game_match, "joker badger");
    assert_eq!(banner(&game_match).meanwhile.as_deref(), Some("New joker: badger."));
}

#[test]
fn banner_marks_that_a_bot_is_to_act() {
    let mut game_match = brook();
    assert!(!banner(&game_match).is_bot);
    play(&mut game_match, "pass");
    assert!(banner(&game_match).is_bot);
}

#[test]
fn mushroom_phase_is_done_only_if_it_was_offered() {
    let (mut offered, mut ticked) = (false, false);
    for game_match in MatchBuilder::new("valley").seed(3).positions() {
        let phase = game_match.game().table().phase();
        offered = phase > Phase::Domino && (offered || phase == Phase::Mushroom);
        if phase > Phase::Mushroom && !game_match.game().table().is_over() {
            assert_eq!(
                banner(&game_match).phases[1].done,
                offered,
                "{:?}",
                game_match.log().last()
            );
            ticked |= offered;
        }
    }
    assert!(ticked);
}

#[test]
fn one_phase_is_current_and_the_first_one_done() {
    let mut positions = MatchBuilder::new("valley").seed(3).positions();
    positions.pop();
    for game_match in positions {
        let phases = banner(&game_match).phases;
        let now = phases.iter().position(|phase| phase.current).unwrap();
        assert_eq!(
            phases[now].name,
            ENGLISH.table.phases[game_match.game().table().phase() as usize]
        );
        assert!(!phases[now].done && phases[now + 1..].iter().all(|it| !it.done && !it.current));
        assert!(now == 0 || phases[0].done);
    }
}

#[test]
fn banner_of_a_finished_game_has_the_winners_color() {
    let game_match = played_out("brook", 2, 1);
    let table = game_match.game().table();
    let winner = table.winners()[0];
    assert_ne!(winner, table.seat(), "the winner played last");
    let winner = Owner::Seat(winner);
    let banner = banner(&game_match);
    assert_eq!(banner.title, ENGLISH.table.over);
    assert_eq!(banner.color, owner_color(&game_match, winner));
}

#[test]
fn points_of_the_meantime_come_before_the_first_choice() {
    let all = MatchBuilder::new("brook").controllers(&[PERSON; 2]).positions();
    let begins = all.iter().find(|at| banner(at).meanwhile.is_some()).unwrap();
    assert!(begins.log().last().is_some_and(|last| last.action == Action::EndTurn));
    let game = begins.game();
    let chosen = Selection::Domino(game.hand(game.table().seat())[0]);
    assert_eq!(TurnScene::new(begins, &ENGLISH, chosen).meanwhile, None);
    let past = begins.past_position(begins.log().len() - 1).unwrap();
    assert_eq!(banner(&past).meanwhile, None);
}

#[test]
fn short_news_names_the_plants_of_several_others() {
    let all = MatchBuilder::new("brook").controllers(&[PERSON; 3]).positions();
    let news: Vec<String> = all.iter().filter_map(|at| banner(at).meanwhile).collect();
    let plants = |news: &&String| news.matches(" on ").count();
    assert!(news.iter().any(|news| plants(&news) == 2), "{news:?}");
    assert!(news.iter().filter(|news| plants(news) > 0).all(|news| news.len() <= 72), "{news:?}");
}

#[test]
fn a_stuck_player_also_reads_the_points_of_the_meantime() {
    let sketch = Sketch::base("* * A * *").holds(0, "owl-fox").holds(1, "frog-frog");
    let game_match = sketch.play(
        "pass; place frog-frog a1 b1; plant turf c1; finish; end;
        place owl-fox d1 e1; no plant; finish; end",
    );
    let scene = banner(&game_match);
    assert!(scene.is_stuck);
    assert!(scene.meanwhile.is_some_and(|news| news.contains("Area A")));
}

#[test]
fn closing_areas_are_said_before_the_turn_ends() {
    let sketch = Sketch::base("A * * # . . B").tokens("A=1/0/2 B=1/0/5").holds(0, "owl-fox");
    let before = sketch.play("place owl-fox b1 c1; plant turf a1");
    let said = closing_text(&before, &ENGLISH).unwrap();
    assert!(said.starts_with("Scored at the end of the turn: Area A"), "{said}");
    assert!(said.contains("gets 1") && said.ends_with('.'), "{said}");
    assert_eq!(closing_text(&sketch.play(""), &ENGLISH), None);
}

#[test]
fn a_covered_stump_is_named_once() {
    let game_match = Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-fox").play("");
    let at = ["a2", "b2"].map(|space| space.parse().unwrap());
    let ghost =
        Selection::DominoGhost { domino: domino("owl-fox"), at, pivot: at[0], plant_at: None };
    let laid = ghost_text(&game_match, &ENGLISH, ghost).unwrap();
    assert_eq!(laid, "Owl on a2, fox on b2.");
    let prompt = TurnScene::new(&game_match, &ENGLISH, ghost).prompt;
    assert_eq!(prompt.matches("stump").count(), 1, "{prompt}");
}
