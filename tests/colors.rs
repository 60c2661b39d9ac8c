//! The players' colours in style/tokens.css are distinct for everybody, on every background.
//!
//! Colour blindness is simulated after Machado, Oliveira and Fernandes, “A Physiologically-based
//! Model for Simulation of Color Vision Deficiency” (2009), at full severity. The distance of two
//! colours is their CIEDE2000 difference: about 1 is just visible where they touch, about 10 at a
//! glance.

use palette::{
    IntoColor, Lab, LinSrgb, Srgb,
    color_difference::{Ciede2000, Wcag21RelativeContrast},
};
use std::collections::HashMap;

const TOKENS: &str = include_str!("../style/tokens.css");
const PLANTS: &str = include_str!("../src/ui/art/plants.rs");
const ANIMALS: &str = include_str!("../src/ui/art/animals.rs");

const PLAYERS: [&str; 5] = ["orange", "blue", "black", "white", "neutral"];
/// The backgrounds of plants.
const BOARD: [&str; 4] = ["soil", "soil-pit", "soil-scored", "soil-scored-pit"];
/// The backgrounds of strips, emblems and score markers.
const PAGE: [&str; 3] = ["page", "paper", "paper-high"];

/// The contrast that WCAG requires for the edge of graphical objects.
const SEEN: f32 = 3.0;

/// The colour theme.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Theme {
    Light,
    Dark,
}

const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

/// A kind of colour vision.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Vision {
    Usual,
    Protanopia,
    Deuteranopia,
    Tritanopia,
    Gray,
}

const VISIONS: [Vision; 4] =
    [Vision::Usual, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia];

impl Vision {
    /// Returns the simulation matrix for linear RGB.
    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Vision::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Vision::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Vision::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Vision::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
            Vision::Gray => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }

    fn sees(self, color: Srgb) -> Lab {
        let light: LinSrgb = color.into_linear();
        let [red, green, blue] = self.matrix().map(|row| {
            let sum = row[0] * light.red + row[1] * light.green + row[2] * light.blue;
            sum.clamp(0.0, 1.0)
        });
        LinSrgb::new(red, green, blue).into_color()
    }
}

/// Returns the tokens of the page in a theme and palette.
struct Tokens(HashMap<&'static str, &'static str>, Theme);

impl Tokens {
    fn usual(theme: Theme) -> Tokens {
        Tokens(tokens_of(":root {"), theme)
    }

    fn colorblind(theme: Theme) -> Tokens {
        let Tokens(mut tokens, theme) = Tokens::usual(theme);
        tokens.extend(tokens_of("[data-palette=\"colorblind\"] {"));
        Tokens(tokens, theme)
    }

    fn color(&self, name: &str) -> Srgb {
        let written = self.0.get(name).unwrap_or_else(|| panic!("there is no token --{name}"));
        let both = written.strip_prefix("light-dark(").and_then(|both| both.strip_suffix(')'));
        let one = match both.and_then(|both| both.split_once(", ")) {
            Some((light, _)) if self.1 == Theme::Light => light,
            Some((_, dark)) => dark,
            None => written,
        };
        let color: Srgb<u8> = one.parse().unwrap_or_else(|_| panic!("--{name}: {written}"));
        color.into_format()
    }

    fn contrast(&self, one: &str, other: &str) -> f32 {
        self.color(one).relative_contrast(self.color(other))
    }

    fn difference(&self, vision: Vision, one: &str, other: &str) -> f32 {
        vision.sees(self.color(one)).difference(vision.sees(self.color(other)))
    }
}

/// Returns the custom properties of the CSS rule that opens like this.
fn tokens_of(rule: &str) -> HashMap<&'static str, &'static str> {
    let (_, rest) = TOKENS.split_once(&format!("\n{rule}\n")).expect(rule);
    let (body, _) = rest.split_once("\n}").expect("a rule ends");
    let property = |line: &'static str| line.trim().strip_prefix("--")?.split_once(": ");
    body.lines()
        .filter_map(property)
        .map(|(name, value)| (name, value.trim_end_matches(';')))
        .collect()
}

/// Returns all pairs of players, by their tokens.
fn pairs() -> impl Iterator<Item = (String, String)> {
    let seat = |name| format!("seat-{name}");
    let others = |index| PLAYERS[index + 1..].iter();
    PLAYERS
        .iter()
        .enumerate()
        .flat_map(move |(index, one)| others(index).map(move |other| (seat(one), seat(other))))
}

#[test]
fn any_two_players_differ_under_every_color_vision() {
    for theme in THEMES {
        let tokens = Tokens::usual(theme);
        for vision in VISIONS {
            for (one, other) in pairs() {
                let apart = tokens.difference(vision, &one, &other);
                assert!(apart > 20.0, "{theme:?}, {vision:?}: {one}, {other}: {apart}");
            }
        }
    }
}

#[test]
fn any_two_players_differ_in_gray() {
    for theme in THEMES {
        let tokens = Tokens::usual(theme);
        for (one, other) in pairs() {
            let apart = tokens.difference(Vision::Gray, &one, &other);
            assert!(apart > 10.0, "{theme:?}: {one}, {other}: {apart}");
        }
    }
}

#[test]
fn color_blind_mode_separates_colors_even_in_gray() {
    for theme in THEMES {
        let tokens = Tokens::colorblind(theme);
        for (vision, least) in
            VISIONS.map(|vision| (vision, 22.0)).into_iter().chain([(Vision::Gray, 15.0)])
        {
            for (one, other) in pairs() {
                let apart = tokens.difference(vision, &one, &other);
                assert!(apart > least, "{theme:?}, {vision:?}: {one}, {other}: {apart}");
            }
        }
    }
}

#[test]
fn color_blind_colors_differ_twofold_in_brightness() {
    for theme in THEMES {
        let tokens = Tokens::colorblind(theme);
        for (one, other) in pairs() {
            let contrast = tokens.contrast(&one, &other);
            assert!(contrast >= 2.0, "{theme:?}: {one}, {other}: {contrast}");
        }
    }
}

#[test]
fn a_plant_is_cut_out_of_every_ground_by_its_halo_and_its_edge() {
    for theme in THEMES {
        for tokens in [Tokens::usual(theme), Tokens::colorblind(theme)] {
            for ground in BOARD {
                let contrast = tokens.contrast("seat-halo", ground);
                assert!(contrast >= SEEN, "{theme:?}: halo on {ground}: {contrast}");
            }
            for player in PLAYERS {
                let contrast = tokens.contrast("seat-halo", &format!("seat-{player}-edge"));
                assert!(contrast >= 4.5, "{theme:?}: halo round {player}: {contrast}");
            }
        }
    }
}

#[test]
fn outline_on_paper_is_dark_in_light_and_light_in_dark() {
    for player in PLAYERS {
        let (_, rule) = TOKENS.split_once(&format!("\n.seat-{player} {{")).expect(player);
        let (rule, _) = rule.split_once('}').expect("a rule ends");
        let line =
            format!("--plant-line: light-dark(var(--seat-{player}-edge), var(--seat-halo));");
        assert!(rule.contains(&line), "{player}");
    }
}

#[test]
fn outline_is_visible_on_every_paper() {
    for theme in THEMES {
        for tokens in [Tokens::usual(theme), Tokens::colorblind(theme)] {
            for (player, ground) in
                PLAYERS.iter().flat_map(|player| PAGE.map(|ground| (player, ground)))
            {
                let line = match theme {
                    Theme::Light => format!("seat-{player}-edge"),
                    Theme::Dark => "seat-halo".to_owned(),
                };
                let contrast = tokens.contrast(&line, ground);
                assert!(contrast >= 4.5, "{theme:?}: line of {player} on {ground}: {contrast}");
            }
        }
    }
}

#[test]
fn warning_of_a_loss_is_legible_on_every_paper() {
    for theme in THEMES {
        let tokens = Tokens::usual(theme);
        for paper in PAGE {
            let contrast = tokens.contrast("warn", paper);
            assert!(contrast >= 4.5, "{theme:?}, warn on {paper}: {contrast:.2}");
        }
    }
}

#[test]
fn marks_are_legible_on_their_paper() {
    for theme in THEMES {
        let contrast = Tokens::colorblind(theme).contrast("mark-ink", "mark-paper");
        assert!(contrast >= 7.0, "{theme:?}: {contrast}");
    }
}

#[test]
fn no_two_players_have_the_same_mark() {
    let (_, rest) = PLANTS.split_once("const MARKS: [&str; 5] = [").expect("the marks");
    let (shapes, _) = rest.split_once("];").expect("their end");
    let mut shapes: Vec<&str> =
        shapes.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    shapes.sort_unstable();
    shapes.dedup();
    assert_eq!(shapes.len(), PLAYERS.len());
}

#[test]
fn corners_of_new_pieces_stand_out_from_every_ground() {
    for theme in THEMES {
        let tokens = Tokens::usual(theme);
        assert!(tokens.contrast("new-edge", "new-mark") >= SEEN);
        for ground in ["brook-tile", "meadow-tile", "soil", "soil-scored", "wood", "rim"] {
            let best = ["new-edge", "new-mark"].map(|line| tokens.contrast(line, ground));
            assert!(best.into_iter().any(|it| it >= SEEN), "{ground} {theme:?}: {best:?}");
        }
    }
}

#[test]
fn edges_of_legal_spaces_stand_out_from_every_ground() {
    for theme in THEMES {
        let tokens = Tokens::usual(theme);
        let edge = if theme == Theme::Light { "glow-ink" } else { "glow-edge" };
        for (edge, ground) in [(edge, "brook-tile"), (edge, "meadow-tile"), ("glow-edge", "soil")] {
            let contrast = tokens.contrast(edge, ground);
            assert!(contrast >= SEEN, "{theme:?}: {edge} on {ground}: {contrast}");
        }
    }
}

#[test]
fn keyboard_focus_stands_out_from_every_ground() {
    for theme in THEMES {
        let tokens = Tokens::usual(theme);
        let white = Srgb::new(1.0, 1.0, 1.0);
        for ground in ["brook-tile", "meadow-tile", "soil", "soil-scored", "wood", "rim", "glow"] {
            let dark = tokens.contrast("new-edge", ground);
            let light = tokens.color(ground).relative_contrast(white);
            assert!(dark.max(light) >= SEEN, "{theme:?}: {ground}: {dark}, {light}");
        }
        assert!(tokens.color("new-edge").relative_contrast(white) >= SEEN);
    }
}

#[test]
fn a_faint_snail_stands_out_from_its_ground() {
    let (_, rest) = ANIMALS.split_once("const SNAIL_COLORS").expect("the snail's colours");
    let body = rest.split('"').nth(3).expect("the colour of its body");
    let (_, rest) = ANIMALS.split_once("const FAINT: &str = \"").expect("the faint opacity");
    let opacity: f32 = rest.split('"').next().unwrap().parse().expect("a number");
    let body: Srgb<u8> = body.parse().expect("a colour");
    let body: Srgb = body.into_format();
    let mix = |one: Srgb, other: Srgb, part: f32| one * part + other * (1.0 - part);
    for theme in THEMES {
        let tokens = Tokens::usual(theme);
        let ground = mix(tokens.color("tint-4"), tokens.color("wood"), 0.5);
        let contrast = mix(body, ground, opacity).relative_contrast(ground);
        assert!(contrast >= SEEN, "{theme:?}: {contrast}");
    }
}
