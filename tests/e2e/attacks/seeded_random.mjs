// Random numbers that a seed repeats: the generator mulberry32 (Tommy Ettinger, 2017).

/** The greatest seed. */
export const MAX_SEED = 0xffff_ffff;

/** A stream of random numbers. The same seed and stream give the same numbers. */
export class SeededRandom {
  #state;

  /** `seed` is from 0 to `MAX_SEED`; each `stream` of a seed has numbers of its own. */
  constructor(seed, stream = 0) {
    // One step spreads the stream: two neighbours would else share all but their first numbers.
    this.#state = stream;
    this.#state = (seed ^ this.#nextWord()) >>> 0;
  }

  #nextWord() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let word = this.#state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  }

  /** A number from 0 to below 1. */
  share() {
    return this.#nextWord() / 2 ** 32;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit) {
    return Math.floor(this.share() * limit);
  }

  /** Returns true with this probability. */
  chance(probability) {
    return this.share() < probability;
  }

  /** An element of the list. */
  pick(list) {
    return list[this.below(list.length)];
  }

  /** A key of the object, each as often as its number says. */
  pickByWeight(weights) {
    const entries = Object.entries(weights);
    let rest = this.share() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries.at(-1))[0];
  }
}

/** A seed that no earlier run has had. */
export function freshSeed() {
  return Math.floor(Math.random() * (MAX_SEED + 1));
}

/** Reads a whole number of at least `least` from a command line; prints an error and ends the program if it is none. */
export function parseNumber(option, text, least = 0) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= MAX_SEED) return number;
  console.error(`error: \`--${option}\` wants a whole number from ${least} to ${MAX_SEED}.`);
  process.exit(1);
}
