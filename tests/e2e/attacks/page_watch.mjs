// Notices when a page fails: errors, a panic, or no answer.

/** The longest time for an action and the page's answer to it, in milliseconds: a busy machine has to be spared. */
const DEADLINE = 20_000;

/** Collects the errors of a page and finds out if it is still whole. */
export class PageWatch {
  #page;
  #deadline;
  #errors = [];

  constructor(page, deadline = DEADLINE) {
    this.#page = page;
    this.#deadline = deadline;
    // Chromium reports rejected promises that nobody handles as page errors, too.
    page.on('pageerror', (error) => this.#errors.push(`page error: ${error.stack ?? error}`));
    page.on('crash', () => this.#errors.push('the browser has ended the page'));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`console error: ${message.text()} (${message.location().url})`);
    });
  }

  /** Throws if the page has failed so far. Waits before until it shows all that the last action has changed. */
  async check() {
    const crash = await this.within('the page', () => this.#page.evaluate(findCrash));
    if (crash) this.#errors.push(`the page has panicked: ${crash}`);
    if (this.#errors.length > 0) throw new Error(this.#errors.join('\n'));
  }

  /** Awaits the task; throws if it takes too long. */
  async within(name, task) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} did not respond for ${this.#deadline / 1_000} s`)), this.#deadline);
    });
    try {
      return await Promise.race([task(), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Runs in the page: the text of the dialog after a panic. Waits at most 20 frames: bots may go on and on. */
function findCrash() {
  return new Promise((done) => {
    let frames = 0;
    const check = () => {
      frames += 1;
      const settles = document.querySelector('main[data-settling][data-holder=person]') !== null;
      if (frames < 20 && settles && !document.hidden) requestAnimationFrame(check);
      else done(document.querySelector('dialog.crash')?.innerText);
    };
    check();
  });
}
