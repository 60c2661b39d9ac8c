//! The positions of the examples. The facts of most are those of the rule book's own examples.

use super::{
    example::{Example, Goal},
    page::RulesPage,
};
use crate::{rules::RuleSet, scene::input::Button};

/// The brook on both sides of a long area, with two starting spaces.
const BESIDE_BROOKS: &[&str] = &["*...", "AAAA", "*..."];

/// A brook between two areas.
const BETWEEN_AREAS: &[&str] = &["AAAAAA", "*....*", "BBBBBB"];

/// What most examples share; a position overwrites the rest.
const BASE: Example = Example {
    page: RulesPage::Aim,
    index: 0,
    rules: RuleSet::Base,
    rows: BESIDE_BROOKS,
    clouds: None,
    dominoes: ["frog-fox owl-owl badger-turtle", "snail-frog owl-hedgehog"],
    before: "",
    answer: "",
    points: &[],
    goal: Goal::Turn,
    cloud_buttons: &[],
};

impl Example {
    /// All examples in the order of their words.
    pub const ALL: [Example; 9] = [
        Example {
            page: RulesPage::Placing,
            rows: BETWEEN_AREAS,
            dominoes: ["owl-fox frog-fox snail-fox butterfly-frog", "snail-frog"],
            before: "place owl-fox a2 b2; no plant; finish; end; place snail-frog f2 e2; no plant; finish; end",
            answer: "place frog-fox d2 c2",
            goal: Goal::Domino,
            ..BASE
        },
        Example {
            page: RulesPage::Joker,
            index: 1,
            rows: BETWEEN_AREAS,
            dominoes: ["owl-fox badger-frog turtle-hedgehog snail-turtle", "snail-frog"],
            before: "place owl-fox a2 b2; no plant; finish; end; place snail-frog f2 e2; no plant; finish; end",
            answer: "joker badger; place badger-frog c2 d2",
            goal: Goal::Domino,
            cloud_buttons: &[Button::Joker],
            ..BASE
        },
        Example {
            page: RulesPage::Plants,
            index: 2,
            before: "place frog-fox b1 a1; plant bush a2; finish; end; place snail-frog d1 c1; plant turf c2; finish; end; discard badger-turtle; finish; end; place owl-hedgehog b3 a3",
            answer: "plant bush b2",
            points: &[3],
            goal: Goal::Plant,
            ..BASE
        },
        Example {
            page: RulesPage::Plants,
            index: 3,
            before: "place frog-fox b1 a1; plant bush a2; finish; end; place snail-frog d1 c1; plant turf c2; finish; end; discard badger-turtle; finish; end; place owl-hedgehog b3 a3; plant bush b2; finish; end; place owl-owl c3 d3",
            answer: "plant pine neutral d2",
            points: &[4],
            goal: Goal::Plant,
            ..BASE
        },
        Example {
            page: RulesPage::Closing,
            index: 4,
            rows: &["AAA", "*.."],
            answer: "place frog-fox a2 b2; plant oak a1; finish; end",
            points: &[1, 4],
            ..BASE
        },
        Example {
            page: RulesPage::Ties,
            index: 5,
            before: "place frog-fox b1 a1; plant pine neutral a2; finish; end; place snail-frog d1 c1; plant bush c2; finish; end; discard badger-turtle; finish; end; place owl-hedgehog b3 a3; plant turf b2; finish; end",
            answer: "place owl-owl c3 d3; plant bush d2; finish; end",
            points: &[3, 6],
            ..BASE
        },
        Example {
            page: RulesPage::Majority,
            index: 6,
            before: "place frog-fox b1 a1; plant oak neutral a2; finish; end; place snail-frog d1 c1; plant turf c2; finish; end; discard badger-turtle; finish; end; place owl-hedgehog b3 a3; no plant; finish; end",
            answer: "place owl-owl c3 d3; plant bush d2; finish; end",
            points: &[2, 2],
            ..BASE
        },
        Example {
            page: RulesPage::Clouds,
            index: 7,
            clouds: Some("d2"),
            before: "place frog-fox b1 a1; plant bush a2; finish; end; place owl-hedgehog b3 a3; no plant; finish; end; place owl-owl c3 d3",
            answer: "joker fox; plant turf d2",
            points: &[1],
            goal: Goal::Plant,
            cloud_buttons: &[Button::Joker, Button::ReturnPlant],
            ..BASE
        },
        Example {
            page: RulesPage::Mushrooms,
            index: 8,
            rules: RuleSet::Valley,
            rows: &["AAA.BBB", "@@...*%", "CCC.DDD", "**....D"],
            dominoes: ["owl-owl snail-frog fox-fox", "frog-frog snail-turtle"],
            before: "place owl-owl a2 b2; mushroom d1; mushroom d3; plant oak a1; finish; end; place frog-frog a4 b4; plant pine neutral a3; finish; end; place snail-frog d4 c4; plant bush c3; finish; end; place snail-turtle e4 f4; plant turf f3; finish; end",
            answer: "place fox-fox f2 g2; mushroom d2; plant oak f1",
            points: &[5],
            goal: Goal::Plant,
            ..BASE
        },
    ];
}
