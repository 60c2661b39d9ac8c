//! The notes of each sound: few, short and soft, all of one pentatonic scale, so that any two
//! sounds go together.

use super::Sound;

// The pitches of the scale, in hertz.
const G3: f64 = 196.0;
const A3: f64 = 220.0;
const C4: f64 = 261.63;
const D4: f64 = 293.66;
const E4: f64 = 329.63;
const G4: f64 = 392.0;
const C5: f64 = 523.25;
const E5: f64 = 659.26;
const G5: f64 = 783.99;

/// A note that glides from one pitch to another, in hertz.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// The pitch at its start.
    pub from: f64,
    /// The pitch at its end.
    pub to: f64,
}

/// The notes of a sound. One oscillator plays them all.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tune {
    /// The notes, one after another.
    pub notes: &'static [Note],
    /// The time from each note to the next, in seconds.
    pub beat: f64,
    /// The time in which the last note fades away, in seconds.
    pub fading: f64,
    /// The loudness of its peak, of 1 at full volume.
    pub peak: f64,
}

impl Tune {
    /// The time until another tune can begin without covering this one's notes, in seconds.
    pub fn length(&self) -> f64 {
        self.beat * self.notes.len() as f64
    }

    /// The time until the tune is silent, in seconds.
    pub fn duration(&self) -> f64 {
        self.length() - self.beat + self.fading
    }
}

impl Sound {
    /// Returns the notes of the sound.
    pub const fn tune(self) -> Tune {
        match self {
            Sound::Domino => DOMINO,
            Sound::Plant => PLANT,
            Sound::Mushroom => MUSHROOM,
            Sound::Score => SCORE,
            Sound::Closed => CLOSED,
            Sound::YourTurn => YOUR_TURN,
        }
    }
}

/// A knock on wood.
const DOMINO: Tune = Tune { notes: &[glide(A3, G3)], beat: 0.12, fading: 0.16, peak: 0.3 };
/// Something that sprouts.
const PLANT: Tune = Tune { notes: &[glide(C4, E4)], beat: 0.12, fading: 0.26, peak: 0.25 };
/// A drop that falls and springs back.
const MUSHROOM: Tune =
    Tune { notes: &[glide(D4, A3), glide(A3, D4)], beat: 0.1, fading: 0.28, peak: 0.25 };
/// Two light chimes.
const SCORE: Tune = Tune { notes: &[hold(E5), hold(G5)], beat: 0.08, fading: 0.3, peak: 0.12 };
/// A chord, from its lowest note up.
const CLOSED: Tune =
    Tune { notes: &[hold(C4), hold(E4), hold(G4), hold(C5)], beat: 0.09, fading: 0.6, peak: 0.2 };
/// A call of two notes.
const YOUR_TURN: Tune = Tune { notes: &[hold(G4), hold(C5)], beat: 0.18, fading: 0.6, peak: 0.2 };

const fn hold(pitch: f64) -> Note {
    glide(pitch, pitch)
}

const fn glide(from: f64, to: f64) -> Note {
    Note { from, to }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the semitones from the C below, and how far off the pitch is.
    fn semitones(pitch: f64) -> (i32, f64) {
        let above_c4 = (pitch / C4).log2() * 12.0;
        (above_c4.round().rem_euclid(12.0) as i32, (above_c4 - above_c4.round()).abs())
    }

    #[test]
    fn all_notes_belong_to_one_pentatonic_scale() {
        for sound in Sound::ALL {
            for pitch in sound.tune().notes.iter().flat_map(|note| [note.from, note.to]) {
                let (semitones, off) = semitones(pitch);
                assert!([0, 2, 4, 7, 9].contains(&semitones) && off < 0.01, "{sound:?}: {pitch}");
            }
        }
    }

    #[test]
    fn tunes_are_short_and_soft() {
        for sound in Sound::ALL {
            let tune = sound.tune();
            assert!((0.1..=0.9).contains(&tune.duration()), "{sound:?} {}", tune.duration());
            assert!(tune.length() <= 0.4 && tune.beat <= tune.fading, "{sound:?}");
            // Three that overlap stay below the loudest that a speaker can play.
            assert!((0.1..=0.3).contains(&tune.peak), "{sound:?}");
        }
    }

    #[test]
    fn each_sound_has_notes_of_its_own() {
        let tunes = Sound::ALL.map(Sound::tune);
        for (index, tune) in tunes.iter().enumerate() {
            assert!(tunes[..index].iter().all(|other| other.notes != tune.notes));
        }
    }
}
