//! The choices among which a preference is one.

/// The look of irrelevant animals, beside which no domino can be placed any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum IrrelevantAnimals {
    /// Half transparent.
    #[default]
    Faint,
    /// Invisible.
    Hidden,
    /// Like any other animal.
    Full,
}

impl IrrelevantAnimals {
    /// All looks.
    pub const ALL: [IrrelevantAnimals; 3] =
        [IrrelevantAnimals::Faint, IrrelevantAnimals::Hidden, IrrelevantAnimals::Full];

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["faint", "hidden", "full"][self as usize]
    }
}

/// The speed of moving pieces. Nothing waits for an animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Animations {
    /// No animation.
    Off,
    /// The full duration, unless the system asks for reduced motion.
    #[default]
    Normal,
    /// Half the duration.
    Fast,
}

impl Animations {
    /// All speeds.
    pub const ALL: [Animations; 3] = [Animations::Off, Animations::Normal, Animations::Fast];

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["off", "normal", "fast"][self as usize]
    }

    /// The factor by which durations are multiplied; `None` for no animation.
    pub const fn duration_factor(self) -> Option<f64> {
        match self {
            Animations::Off => None,
            Animations::Normal => Some(1.0),
            Animations::Fast => Some(0.5),
        }
    }
}

/// The actions that the player must confirm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// None. A piece that can be placed in one way only is placed at once.
    Never,
    /// Giving up a piece, and scoring an area.
    #[default]
    WhenItMatters,
    /// Every step of a turn. Each piece shows as a ghost first and is placed on its own.
    Always,
}

impl Confirm {
    /// All choices.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::WhenItMatters, Confirm::Always];

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["never", "matters", "always"][self as usize]
    }
}

/// The volume of the sounds, in percent. They are switched off by
/// [`Preferences::sound`](super::Preferences::sound) alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Volume(u32);

impl Volume {
    /// The lowest volume, in percent.
    pub const MIN: u32 = 10;
    /// The highest volume, in percent.
    pub const MAX: u32 = 100;

    /// Returns the volume of so many percent; `None` if there is none.
    pub const fn new(percent: u32) -> Option<Volume> {
        match percent {
            Volume::MIN..=Volume::MAX => Some(Volume(percent)),
            _ => None,
        }
    }

    /// Returns the volume in percent.
    pub const fn percent(self) -> u32 {
        self.0
    }

    /// Returns the factor for the loudness of a sound: equal steps of volume sound equal.
    pub fn gain(self) -> f64 {
        (f64::from(self.0) / f64::from(Volume::MAX)).powi(2)
    }
}

impl Default for Volume {
    fn default() -> Self {
        Volume(50)
    }
}

/// The colour theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The theme of the system.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["system", "light", "dark"][self as usize]
    }
}

/// The speed of bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BotSpeed {
    /// Slow enough to think along.
    Slow,
    /// Fast enough to follow.
    #[default]
    Normal,
    /// No pause.
    Instant,
}

impl BotSpeed {
    /// All speeds.
    pub const ALL: [BotSpeed; 3] = [BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Instant];

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["slow", "normal", "instant"][self as usize]
    }

    /// The pause before each action of a bot, in milliseconds.
    pub const fn pause_ms(self) -> u32 {
        [1200, 600, 0][self as usize]
    }

    /// The further pause after so many areas were scored, in milliseconds: the time to read how. It
    /// is longer in a player's first games.
    pub fn reading_ms(self, areas: usize, in_first_games: bool) -> u32 {
        let area = if in_first_games { [6000, 4500, 0] } else { [4000, 2500, 0] };
        // Nobody reads more than three at once; the log keeps them.
        area[self as usize] * areas.min(3) as u32
    }
}

/// The speed of the final scoring, as a multiple of the player's pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoringSpeed {
    /// Slow enough to read every sentence, for a player's first games.
    Half,
    /// The player's pace.
    Normal,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Quadruple,
}

impl ScoringSpeed {
    /// All speeds, the slowest first.
    pub const ALL: [ScoringSpeed; 4] =
        [ScoringSpeed::Half, ScoringSpeed::Normal, ScoringSpeed::Double, ScoringSpeed::Quadruple];

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["half", "normal", "double", "quadruple"][self as usize]
    }

    /// Returns the speed with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<ScoringSpeed> {
        ScoringSpeed::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// Returns the factor by which the steps follow faster.
    pub const fn factor(self) -> f64 {
        [0.5, 1.0, 2.0, 4.0][self as usize]
    }

    /// Returns the next faster speed; after the fastest comes the slowest.
    pub const fn next(self) -> ScoringSpeed {
        ScoringSpeed::ALL[(self as usize + 1) % ScoringSpeed::ALL.len()]
    }
}
