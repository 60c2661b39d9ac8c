// Reads what the page has stored, and what its table shows of it.

/** The logs of the saved games by their keys, each entry as text, and the key of the running game that was saved last. */
export function readSavedGames(page) {
  return page.evaluate(() => {
    const games = {};
    let latest = { savedAt: -1 };
    for (const key of Object.keys(localStorage).filter((key) => /^renature\.game\.\d+$/.test(key)).sort()) {
      const { saved_at: savedAt, payload } = JSON.parse(localStorage.getItem(`${key}.${localStorage.getItem(key).split('\n')[0]}`));
      games[key] = payload.record.log.map((entry) => JSON.stringify(entry));
      if (!payload.record.result && savedAt > latest.savedAt) latest = { key, savedAt };
    }
    return { games, running: latest.key ?? null };
  });
}

/** The keys of texts that could not be read and were set aside. */
export function readSetAside(page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('renature.broken')));
}

/**
 * What the table shows: its phase, who controls the turn, whether it shows the past, and the number of actions; null if
 * there is no table.
 */
export function readTable(page) {
  return page.evaluate(() => {
    const table = document.querySelector('main[data-screen=table]');
    if (!table) return null;
    const timeline = document.querySelector('.timeline');
    return {
      phase: table.dataset.phase,
      controller: table.dataset.holder,
      isPast: table.dataset.past !== undefined,
      actions: timeline && Number(timeline.dataset.now),
      isSaved: document.querySelector('[data-watching], [data-unsaved]') === null,
    };
  });
}

/** Resumes the game that was saved last, if the start screen offers it; returns the table then. */
export async function resumeGame(page) {
  const resume = page.locator('button[data-action=resume]');
  // A page may lead straight back to its game.
  await resume.or(page.locator('main[data-screen=table]')).first().waitFor();
  if (await resume.isVisible()) await resume.click();
  // Between bots the table may settle only at the end of the game.
  await page.locator('main[data-screen=table]:not([data-settling])').waitFor({ timeout: 150_000 });
  return readTable(page);
}
