//! The preferences and lineups in `tests/preferences` are read, and written again byte for byte.
//! Browsers keep such texts for years, so the files never change; new fields get new files.

use renature::{
    bots::BotKind,
    rules::{Color, PlayerCount},
    session::{
        Animations, BotSpeed, Confirm, Controller, IrrelevantAnimals, Lineup, Preferences,
        ScoringSpeed, Theme, Volume,
    },
    text::Language,
};

const CHANGED_PREFERENCES: &str = include_str!("preferences/preferences-changed-5.json");
const CHANGED_LINEUP: &str = include_str!("preferences/lineup-changed.json");

fn changed_preferences() -> Preferences {
    Preferences {
        theme: Theme::Dark,
        bot_speed: BotSpeed::Instant,
        colorblind: true,
        irrelevant: IrrelevantAnimals::Hidden,
        scored_areas: false,
        joker_marks: false,
        coordinates: false,
        unseen: false,
        animations: Animations::Off,
        scoring_speed: Some(ScoringSpeed::Double),
        confirm: Confirm::Always,
        is_onboarded: true,
        knows_mushrooms: true,
        tooltips: false,
        handover_screen: false,
        shortcuts: false,
        sound: true,
        volume: Volume::new(80).unwrap(),
        vibration: true,
        language: Some(Language::French),
    }
}

fn changed_lineup() -> Lineup {
    let mut lineup = Lineup::default();
    lineup.board = "valley-back".into();
    lineup.set_count(PlayerCount::Four);
    lineup.set_starting(Some(3));
    lineup.choose_color(0, Color::White);
    lineup.choose_color(2, Color::Orange);
    let seats = [
        ("oak", "Ann \"Ox\" \\ Ö\u{1}\n\t🦦"),
        ("person", ""),
        ("person", "Bo/Ce"),
        ("pine", "Dee"),
    ];
    for (index, (controller, name)) in seats.into_iter().enumerate() {
        let seat = lineup.seat_mut(index).unwrap();
        seat.controller = controller.parse::<Controller>().unwrap();
        seat.name = name.into();
    }
    lineup
}

#[test]
fn preferences_of_an_earlier_version_are_read() {
    for default in [
        include_str!("preferences/preferences-default.json"),
        include_str!("preferences/preferences-default-2.json"),
        include_str!("preferences/preferences-default-3.json"),
    ] {
        assert_eq!(Preferences::from_json(default), Some(Preferences::default()));
    }
    let unhurried = Preferences { scoring_speed: None, ..changed_preferences() };
    for changed in [
        include_str!("preferences/preferences-changed-3.json"),
        include_str!("preferences/preferences-changed-4.json"),
    ] {
        assert_eq!(Preferences::from_json(changed), Some(unhurried));
    }
    let second = include_str!("preferences/preferences-changed-2.json");
    let silent =
        Preferences { sound: false, volume: Volume::default(), vibration: false, ..unhurried };
    assert_eq!(Preferences::from_json(second), Some(silent));
    let first = include_str!("preferences/preferences-changed.json");
    let expected = Preferences {
        tooltips: true,
        handover_screen: true,
        shortcuts: true,
        language: None,
        ..silent
    };
    assert_eq!(Preferences::from_json(first), Some(expected));
}

#[test]
fn stored_preferences_are_read_and_written_alike() {
    let default = include_str!("preferences/preferences-default-4.json");
    for (text, expected) in
        [(default, Preferences::default()), (CHANGED_PREFERENCES, changed_preferences())]
    {
        assert_eq!(Preferences::from_json(text), Some(expected), "{text}");
        assert_eq!(expected.to_json(), text);
    }
}

#[test]
fn stored_lineups_are_read_and_written_alike() {
    let default = include_str!("preferences/lineup-default-2.json");
    for (text, expected) in [(default, Lineup::default()), (CHANGED_LINEUP, changed_lineup())] {
        assert_eq!(Lineup::from_json(text).as_ref(), Some(&expected), "{text}");
        assert_eq!(expected.to_json(), text);
    }
}

#[test]
fn first_default_lineup_still_names_seedling() {
    let first = include_str!("preferences/lineup-default.json");
    let bots = Lineup::from_json(first).map(|lineup| lineup.seats()[1].controller);
    assert_eq!(bots, Some(Controller::Bot(BotKind::Seedling)));
}

#[test]
fn preferences_of_older_versions_are_read() {
    let defaults = Preferences::default();
    let old = [
        ("{}", defaults),
        (r#"{"language":"of a later version"}"#, defaults),
        (r#"{"theme":"light"}"#, Preferences { theme: Theme::Light, ..defaults }),
        (
            r#" { "helped" : true } "#,
            Preferences { is_onboarded: true, knows_mushrooms: true, ..defaults },
        ),
        (r#"{"confirm":"pieces"}"#, defaults),
        (r#"{"confirm":"never"}"#, Preferences { confirm: Confirm::Never, ..defaults }),
        (r#"{"later":[{"a":-1.5e3,"b":null}],"animations":"fast"}"#, {
            Preferences { animations: Animations::Fast, ..defaults }
        }),
    ];
    for (text, expected) in old {
        assert_eq!(Preferences::from_json(text), Some(expected), "{text}");
    }
}

/// Whoever reads them takes the default instead.
#[test]
fn damaged_preferences_are_refused() {
    let damaged = [
        "",
        "null",
        "dark",
        r#""dark""#,
        r#"{"theme":"purple"}"#,
        r#"{"theme":"Dark"}"#,
        r#"{"theme":null}"#,
        r#"{"scoring_speed":"triple"}"#,
        r#"{"theme":1}"#,
        r#"{"unseen":"true"}"#,
        r#"{"unseen":1}"#,
        r#"{"volume":9}"#,
        r#"{"volume":101}"#,
        r#"{"volume":"50"}"#,
        r#"{"unseen":true,"unseen":true}"#,
        r#"{"unseen":true,}"#,
        r#"{"unseen":true} x"#,
        r#"{'unseen':true}"#,
    ];
    for text in damaged {
        assert_eq!(Preferences::from_json(text), None, "{text}");
    }
    for end in
        (0..CHANGED_PREFERENCES.len()).filter(|&end| CHANGED_PREFERENCES.is_char_boundary(end))
    {
        assert_eq!(Preferences::from_json(&CHANGED_PREFERENCES[..end]), None);
    }
}

#[test]
fn damaged_lineups_are_refused() {
    let changes = [
        (r#""count":4"#, r#""count":"4""#),
        (r#""count":4"#, r#""count":4.0"#),
        (r#""count":4"#, r#""count":-4"#),
        (r#""count":4,"#, ""),
        (r#""board":"valley-back","#, ""),
        (r#""begins":3"#, r#""begins":"drawn""#),
        (r#""begins":3"#, r#""begins":-1"#),
        (r#""holder":"oak","#, ""),
        (r#""oak""#, r#""ash""#),
        (r#""color":"white""#, r#""color":"red""#),
        (r#""name":"Dee""#, r#""name":null"#),
        (r#""name":"Dee""#, r#""name":"\q""#),
        (r#""name":"Dee""#, r#""name":"\ud83d""#),
        (r#"{"holder":"person","name":"","color":"blue"},"#, ""),
        (r#""places":["#, r#""places":[{"holder":"person","name":"","color":"blue"},"#),
        (r#""places":["#, r#""places":[7,"#),
    ];
    for (from, to) in changes {
        let text = CHANGED_LINEUP.replacen(from, to, 1);
        assert_ne!(text, CHANGED_LINEUP, "{from}");
        assert_eq!(Lineup::from_json(&text), None, "{text}");
    }
    for end in (0..CHANGED_LINEUP.len()).filter(|&end| CHANGED_LINEUP.is_char_boundary(end)) {
        assert_eq!(Lineup::from_json(&CHANGED_LINEUP[..end]), None);
    }
}

/// An earlier version may have left the field out.
#[test]
fn lineup_without_a_starting_seat_draws_it() {
    let text = CHANGED_LINEUP.replace(r#","begins":3"#, "");
    assert_eq!(Lineup::from_json(&text).map(|lineup| lineup.starting()), Some(None));
}
