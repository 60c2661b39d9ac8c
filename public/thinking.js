// The bots' worker. The page first sends the compiled module, or nothing if it could not compile it.
// Then it sends tasks, each with a number that its answer repeats.

let begin;
const module = new Promise((resolve) => (begin = resolve));
const ready = Promise.all([import('./thinker.js'), module]).then(async ([thinker, module]) => {
  await thinker.default({ module_or_path: module ?? new URL('thinker_bg.wasm', location) });
  return thinker;
});
// The answer to each task reports this error.
ready.catch(() => {});

addEventListener("message", async ({ data }) => {
  if (!Array.isArray(data)) return begin(data);
  const [number, question, task] = data;
  try {
    postMessage([number, (await ready).answer(question, task)]);
  } catch (error) {
    console.error(error);
    postMessage([number, null]);
  }
});
