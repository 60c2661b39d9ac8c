// Stands in for the browser's AudioContext and records what the page plays.

/** The sounds of the page by the pitches of their notes, in hertz. */
const sounds = {
  '220-196': 'domino',
  '262-330': 'plant',
  '294-220 220-294': 'mushroom',
  '659-659 784-784': 'score',
  '262-262 330-330 392-392 523-523': 'closed',
  '392-392 523-523': 'your turn',
};

/**
 * The init script of a page: from then on `audio` has the number of contexts made, and the pitches, the start and the
 * loudest moment of each oscillator that was started. `audio.mode` is `allowed`, `rejected` (each resume fails) or
 * `waiting` (a resume waits until `audio.release` is called).
 */
export function installFakeAudio() {
  const audio = { contexts: 0, started: [], mode: 'allowed', release: () => {} };
  globalThis.audio = audio;

  class FakeParam {
    constructor(value) {
      this.events = [{ value, time: 0 }];
    }
    setValueAtTime(value, time) {
      this.events.push({ value, time });
      return this;
    }
    linearRampToValueAtTime(value, time) {
      return this.setValueAtTime(value, time);
    }
    exponentialRampToValueAtTime(value, time) {
      if (value <= 0) throw new RangeError('The value must be positive.');
      return this.setValueAtTime(value, time);
    }
  }

  class FakeNode {
    constructor() {
      this.frequency = new FakeParam(440);
      this.gain = new FakeParam(1);
      this.type = 'sine';
    }
    connect(target) {
      this.target = target;
      return target;
    }
    start(at) {
      // The first event is the value before the tune.
      const pitches = this.frequency.events.slice(1).map(({ value }) => Math.round(value));
      const levels = this.target.gain.events.slice(1).map(({ value }) => value);
      audio.started.push({ pitches, at, peak: Math.max(...levels) });
    }
    stop(at) {
      audio.started.at(-1).end = at;
    }
  }

  globalThis.AudioContext = class {
    constructor() {
      audio.contexts += 1;
      this.state = 'suspended';
      this.destination = new FakeNode();
    }
    get currentTime() {
      return performance.now() / 1_000;
    }
    createOscillator() {
      return new FakeNode();
    }
    createGain() {
      return new FakeNode();
    }
    async resume() {
      if (audio.mode === 'rejected') throw new DOMException('Not here.', 'NotAllowedError');
      if (audio.mode === 'waiting') {
        const release = audio.release;
        await new Promise((done) => {
          audio.release = () => (release(), done());
        });
      }
      this.state = 'running';
    }
  };
}

/** The sounds that were started so far, each with its name, start, end and loudest moment. */
export async function startedSounds(page) {
  const started = await page.evaluate(() => globalThis.audio.started);
  return started.map(({ pitches, ...rest }) => {
    const notes = pitches.flatMap((pitch, index) => (index % 2 ? [] : [`${pitch}-${pitches[index + 1]}`]));
    return { name: sounds[notes.join(' ')] ?? notes.join(' '), ...rest };
  });
}

/** The names of the sounds that were started so far. */
export async function heard(page) {
  return (await startedSounds(page)).map(({ name }) => name);
}

/** Forgets the sounds that were started so far. */
export const forgetSounds = (page) => page.evaluate(() => void (globalThis.audio.started = []));

/** The number of contexts that the page has made. */
export const contexts = (page) => page.evaluate(() => globalThis.audio.contexts);
