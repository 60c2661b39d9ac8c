//! Tests of the prompt.

use super::{prompt::prompt_by_keys, turn_banner::TurnScene};
use crate::{
    rules::{Action, Phase},
    scene::{
        input::{Button, Reply, Selection, draws, planting::returnable},
        testing::{
            fixtures::{at, brook, domino, two_areas_open},
            script::play,
            sketch::Sketch,
        },
    },
    session::{Controller, Match, testing::MatchBuilder},
    text::{ENGLISH, FRENCH, GERMAN},
};

const PERSON: Controller = Controller::Person;

fn banner(game_match: &Match) -> TurnScene {
    TurnScene::new(game_match, &ENGLISH, Selection::Nothing)
}

#[test]
fn unplayable_domino_is_to_be_replaced_by_one_that_fits() {
    let prompt_of = |others: &str| {
        let sketch = Sketch::base("A * * . .")
            .holds(0, "owl-fox")
            .holds(1, &format!("snail-snail {others}"));
        let mut game_match = sketch.play("place owl-fox b1 c1; no plant; finish; end");
        game_match.take_screen();
        TurnScene::new(&game_match, &ENGLISH, Selection::Domino(domino("snail-snail"))).prompt
    };
    assert!(prompt_of("snail-turtle snail-fox").starts_with("Choose another. No place for this"));
    assert!(prompt_of("snail-turtle snail-badger").starts_with("No place for this"));
}

#[test]
fn prompt_by_keys_names_the_domino_that_fits_nowhere() {
    let sketch = Sketch::base("A * * . .").holds(0, "owl-fox").holds(1, "snail-snail frog-frog");
    let mut game_match = sketch.play("place owl-fox b1 c1; no plant; finish; end");
    game_match.take_screen();
    let prompt = |name: &str| {
        let selection = Selection::Domino(domino(name));
        prompt_by_keys(&game_match, &ENGLISH, selection)
    };
    assert!(prompt("snail-snail").starts_with("Snail–snail: "), "{}", prompt("snail-snail"));
    let shown = TurnScene::new(&game_match, &ENGLISH, Selection::Domino(domino("snail-snail")));
    assert!(shown.prompt.starts_with("No place"), "others see it chosen: {}", shown.prompt);
}

#[test]
fn open_joker_track_says_effect_and_price_and_can_be_left() {
    let game_match = brook();
    let prompt = TurnScene::new(&game_match, &ENGLISH, Selection::Joker).prompt;
    let wanted = "Choose the new joker for 2 clouds: it will match every animal.";
    assert_eq!(prompt, wanted);
    for opened in [Selection::Joker, Selection::Returning] {
        assert_eq!(Button::of_phase(Phase::Domino, opened, true), [Button::Cancel]);
        let left = opened.press(&game_match, Button::Cancel);
        assert_eq!(left, Reply::Select(Selection::Nothing));
    }
}

#[test]
fn prompts_name_no_keys() {
    for text in [&ENGLISH, &GERMAN, &FRENCH] {
        let t = &text.table.prompts;
        let prompts = [
            (t.place_or_rotate)(false).to_owned(),
            (t.place_domino)(true).to_owned(),
            (t.place_domino)(false).to_owned(),
            (t.place_mushroom)(7),
            (t.place_plant)("Oak", "c3", 4),
            (t.plant_beside)("c3", "area A"),
            (t.rotate)(false).to_owned(),
            t.end.to_owned(),
            t.finish.to_owned(),
        ];
        for prompt in prompts {
            for key in ["(R)", "Enter", "Eingabe", "Entrée"] {
                assert!(!prompt.contains(key), "{prompt}");
            }
        }
    }
}

#[test]
fn prompt_explains_the_button_that_only_draws() {
    for text in [&ENGLISH, &GERMAN, &FRENCH] {
        let (prompts, button) = (&text.table.prompts, text.table.buttons.finish);
        assert!(prompts.finish.contains(button), "{}", prompts.finish);
        assert!(!prompts.finish_without_drawing.contains(button));
    }
}

#[test]
fn discarding_the_last_domino_says_that_the_game_ends() {
    let positions = MatchBuilder::new("brook").controllers(&[PERSON; 2]).positions();
    let begins = |at: &Match| at.game().table().phase() == Phase::Domino;
    let mut last = positions.into_iter().rfind(begins).unwrap();
    let domino = last.game().hand(last.game().table().seat())[0];
    last.act(Action::DiscardDomino { domino }).unwrap();
    assert_eq!(banner(&last).prompt, ENGLISH.table.prompts.end_game);
}

#[test]
fn prompts_of_the_last_turn_say_that_the_game_ends() {
    let prompts = &ENGLISH.table.prompts;
    for board in ["brook", "valley"] {
        let all = MatchBuilder::new(board).controllers(&[PERSON; 2]).positions();
        let said = |prompt: &str| {
            let said = all.iter().enumerate().filter(|(_, at)| banner(at).prompt == prompt);
            said.map(|(index, _)| index).collect::<Vec<_>>()
        };
        let (last, ends) = (said(prompts.choose_last_domino), said(prompts.end_game));
        let turns = all
            .iter()
            .enumerate()
            .filter(|(_, at)| at.log().last().is_some_and(|entry| entry.action == Action::EndTurn));
        let begins = turns.map(|(index, _)| index).filter(|&index| index + 1 < all.len());
        assert_eq!(last.first().copied(), begins.max(), "{board}");
        assert!(ends.iter().all(|at| Some(at) > last.last()) && !ends.is_empty(), "{board}");
    }
}

#[test]
fn prompt_advises_only_a_joker_that_helps() {
    let prompts = &ENGLISH.table.prompts;
    let stuck = |board| {
        let sketch =
            Sketch::base(board).holds(0, "owl-fox").holds(1, "snail-snail frog-frog owl-owl");
        sketch.play("place owl-fox b1 c1; no plant; finish; end")
    };
    let mut game_match = stuck("A * * . .");
    assert_eq!(banner(&game_match).prompt, prompts.nothing_fits_but_joker);
    assert!(banner(&game_match).is_stuck && banner(&game_match).joker_helps);
    play(&mut game_match, "joker badger; joker hedgehog; joker salamander");
    assert_eq!(banner(&game_match).prompt, prompts.nothing_fits, "all clouds are spent");
    let no_room = stuck("A * * .");
    assert_eq!(banner(&no_room).prompt, prompts.nothing_fits);
    assert!(banner(&no_room).is_stuck && !banner(&no_room).joker_helps);
    let by_keys = prompt_by_keys(&no_room, &ENGLISH, Selection::Nothing);
    assert!(by_keys.contains("D discards") && !by_keys.contains(" J "), "{by_keys}");
}

#[test]
fn ghost_prompt_offers_another_space_only_if_there_is_one() {
    let place = ENGLISH.table.prompts.place_domino;
    for (board, elsewhere) in [("A * *", false), ("A * * .", true)] {
        let game_match = Sketch::base(board).holds(0, "owl-owl").play("");
        let table = game_match.game().table();
        let domino = game_match.game().hand(table.seat())[0];
        let at = table.placements(domino)[0];
        let ghost = Selection::DominoGhost { domino, at, pivot: at[0], plant_at: None };
        let prompt = TurnScene::new(&game_match, &ENGLISH, ghost).prompt;
        assert!(prompt.ends_with(place(elsewhere)), "{prompt}");
        assert!(prompt.starts_with("This closes area A. "), "{prompt}");
    }
    assert!(place(true).contains("another space") && !place(false).contains("another space"));
}

#[test]
fn ghost_prompt_says_points_of_closed_areas_without_the_plant() {
    let mut game_match = two_areas_open();
    game_match.take_screen();
    let lies = [at("d2"), at("e2")];
    let prompt_beside = |space: Option<&str>| {
        let ghost = Selection::DominoGhost {
            domino: domino("owl-frog"),
            at: lies,
            pivot: lies[0],
            plant_at: space.map(at),
        };
        TurnScene::new(&game_match, &ENGLISH, ghost).prompt
    };
    let beside_a = prompt_beside(Some("c2"));
    assert!(beside_a.starts_with("This closes areas A and B (Ann +3). "), "{beside_a}");
    let beside_b = prompt_beside(Some("f2"));
    assert!(beside_b.starts_with("This closes areas A (Ann +3) and B. "), "{beside_b}");
    let beside_none = prompt_beside(None);
    assert!(beside_none.starts_with("This closes areas A and B. "), "{beside_none}");
}

#[test]
fn ghost_prompt_says_that_nobody_scores_an_empty_area() {
    let game_match = Sketch::base("A * * B").holds(0, "owl-owl").play("");
    let lies = [at("b1"), at("c1")];
    let ghost = Selection::DominoGhost {
        domino: domino("owl-owl"),
        at: lies,
        pivot: lies[0],
        plant_at: Some(at("d1")),
    };
    let prompt = TurnScene::new(&game_match, &ENGLISH, ghost).prompt;
    assert!(prompt.starts_with("This closes areas A (nobody) and B. "), "{prompt}");
}

#[test]
fn prompt_warns_of_clouds_that_would_be_lost() {
    let warning = (ENGLISH.table.prompts.loses_clouds)(1);
    let sketch = Sketch::base("A * * . B").clouds("a1=1").holds(0, "owl-fox");
    let mut game_match = sketch.play("place owl-fox b1 c1");
    let at = Selection::PlantSpace("a1".parse().unwrap());
    let prompt_at = |game_match: &Match| TurnScene::new(game_match, &ENGLISH, at).prompt;
    let loses = |game_match: &Match| TurnScene::new(game_match, &ENGLISH, at).loses;
    assert!(prompt_at(&game_match).starts_with(&warning), "{}", prompt_at(&game_match));
    assert!(loses(&game_match));
    play(&mut game_match, "joker fox");
    assert!(!prompt_at(&game_match).contains(&warning), "there is room now");
    assert!(!loses(&game_match));
    let takes = (ENGLISH.table.prompts.takes_clouds)(1);
    assert!(prompt_at(&game_match).ends_with(&takes), "{}", prompt_at(&game_match));
}

#[test]
fn domino_and_mushroom_warn_of_lost_clouds_first() {
    let prompts = &ENGLISH.table.prompts;
    let sketch = Sketch::valley("A A . B B\n* % # # #").clouds("a2=1").holds(0, "owl-owl");
    let game_match = sketch.play("");
    let table = game_match.game().table();
    let domino = game_match.game().hand(table.seat())[0];
    let at = ["a2", "b2"].map(|space| space.parse().unwrap());
    let ghost = Selection::DominoGhost { domino, at, pivot: at[0], plant_at: None };
    let turn = TurnScene::new(&game_match, &ENGLISH, ghost);
    assert!(turn.prompt.starts_with(&(prompts.loses_clouds)(1)), "{}", turn.prompt);
    assert!(turn.loses);

    let sketch = Sketch::valley("A A . B B\n* % # # #").clouds("c1=1").holds(0, "owl-owl");
    let game_match = sketch.play("place owl-owl a2 b2");
    let ghost = Selection::MushroomGhost("c1".parse().unwrap());
    let turn = TurnScene::new(&game_match, &ENGLISH, ghost);
    assert!(turn.prompt.starts_with(prompts.mushroom_on_cloud), "{}", turn.prompt);
    assert!(turn.loses);
}

#[test]
fn prompt_on_a_stump_says_that_a_mushroom_may_follow() {
    let game_match = Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-fox").play("");
    let at = ["a2", "b2"].map(|space| space.parse().unwrap());
    let ghost =
        Selection::DominoGhost { domino: domino("owl-fox"), at, pivot: at[0], plant_at: None };
    let prompts = ENGLISH.table.prompts;
    let prompt = TurnScene::new(&game_match, &ENGLISH, ghost).prompt;
    assert_eq!(prompt, (prompts.place_on_stump)(false));
    assert_eq!(prompt_by_keys(&game_match, &ENGLISH, ghost), (prompts.place_on_stump)(true));
}

#[test]
fn domino_may_be_placed_before_its_plant() {
    let label = |plant_at| {
        let at = ["b1", "c1"].map(|space| space.parse().unwrap());
        let ghost =
            Selection::DominoGhost { domino: domino("owl-fox"), at, pivot: at[0], plant_at };
        Button::PlaceDomino.label_with(&ENGLISH, ghost)
    };
    assert_eq!(label(Some("a1".parse().unwrap())), "Domino first");
    assert_eq!(label(None), "Place");
}

#[test]
fn only_players_who_can_spend_clouds_read_of_it() {
    let prompts = ENGLISH.table.prompts;
    let (mut seen, mut seen_end) = ([false; 2], [false; 2]);
    for at in MatchBuilder::new("brook").controllers(&[PERSON; 2]).positions() {
        let table = at.game().table();
        let can_spend = table.clouds(table.seat()) >= 2 || !returnable(table).is_empty();
        if table.phase() == Phase::End && !table.is_last_turn() {
            let wanted = if can_spend { prompts.end } else { prompts.clouds_buy_nothing };
            assert!(banner(&at).prompt.ends_with(wanted), "{}", banner(&at).prompt);
            seen_end[usize::from(can_spend)] = true;
        }
        if table.phase() == Phase::Finish && draws(table) && table.domino_of_turn().is_some() {
            let wanted = if can_spend { prompts.finish } else { prompts.clouds_buy_nothing };
            assert_eq!(banner(&at).prompt, wanted);
            let by_keys = prompt_by_keys(&at, &ENGLISH, Selection::Nothing);
            assert_eq!(by_keys == prompts.finish_by_keys, can_spend);
            seen[usize::from(can_spend)] = true;
        }
    }
    assert_eq!((seen, seen_end), ([true; 2], [true; 2]));
}

#[test]
fn prompt_by_keys_says_where_no_plant_can_follow() {
    let why = ENGLISH.table.refused.no_plant_space;
    for (board, is_said) in [("# * * . A", true), ("A * * . .", false)] {
        let game_match = Sketch::base(board).holds(0, "owl-fox").play("");
        let at = ["b1", "c1"].map(|space| space.parse().unwrap());
        // A player who confirms all moves chooses the plant later.
        let ghost =
            Selection::DominoGhost { domino: domino("owl-fox"), at, pivot: at[0], plant_at: None };
        let prompt = prompt_by_keys(&game_match, &ENGLISH, ghost);
        assert_eq!(prompt.contains(why), is_said, "{prompt}");
    }
}

#[test]
fn prompt_by_keys_says_which_keys_rotate_and_place() {
    let game_match = Sketch::base("A * * . B\nA . . . B").holds(0, "owl-fox").play("");
    let at = ["b1", "c1"].map(|space| space.parse().unwrap());
    let ghost =
        |plant_at| Selection::DominoGhost { domino: domino("owl-fox"), at, pivot: at[0], plant_at };
    let beside = ghost(Some("a1".parse().unwrap()));
    for (text, rotates, enter) in [
        (&ENGLISH, "R rotates the domino", "Enter"),
        (&GERMAN, "R dreht den Dominostein", "Eingabe"),
        (&FRENCH, "R tourne le domino", "Entrée"),
    ] {
        let laid = prompt_by_keys(&game_match, text, ghost(None));
        assert!(laid.starts_with(rotates) && laid.contains(enter), "{laid}");
        let beside = prompt_by_keys(&game_match, text, beside);
        assert!(beside.ends_with(&format!(", {rotates}.")) && beside.contains(" 8 "), "{beside}");
    }
    let nothing = Selection::Nothing;
    assert_eq!(prompt_by_keys(&game_match, &ENGLISH, nothing), banner(&game_match).prompt);
}
