// Plays a record's actions again by the command field.

/** The line that carries out an action of a record. */
export function lineOf({ type, domino, at, plant, color, animal }) {
  const words = {
    place_domino: () => `${domino} ${at.join(' ')}`,
    discard_domino: () => `discard ${domino}`,
    place_mushroom: () => `mushroom ${at}`,
    skip_mushroom: () => 'no mushroom',
    place_plant: () => `${color === 'neutral' ? 'neutral ' : ''}${plant} ${at}`,
    skip_plant: () => 'no plant',
    finish: () => 'draw',
    end_turn: () => 'end',
    extra_turn: () => 'extra turn',
    change_joker: () => `joker ${animal}`,
    return_plant: () => `take back ${at}`,
  };
  return words[type]();
}

/** Runs in the page: types each line as soon as the field has taken the one before. One call saves 600 round trips. */
export async function typeLines(lines) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const settled = async () => {
    while (document.querySelector('[data-settling]')) await frame();
  };
  const field = document.querySelector('input[data-field=command]');
  for (const line of lines) {
    if (line === 'no plant') {
      await settled();
      // A domino beside which nothing can be planted has ended the step.
      if (document.querySelector('main').dataset.phase !== 'plant') continue;
    }
    field.value = line;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form.requestSubmit();
    for (let frames = 0; field.value !== ''; frames += 1) {
      if (frames > 60) throw new Error(`${line}: ${document.querySelector('[data-command-answer]').innerText}`);
      await frame();
    }
    // The next player takes the screen with the last update.
    if (line === 'end') await settled();
  }
}
