// The worker in which bots think. The page sends the compiled module first, or nothing where it
// could not compile it; then tasks, each with a number under which its answer is sent back.

// Of the same version as this script; see import-thinker.js.
const { search } = location;
let begin;
const module = new Promise((resolve) => (begin = resolve));
const ready = Promise.all([import(`./thinker.js${search}`), module]).then(async ([thinker, module]) => {
  await thinker.default({ module_or_path: module ?? `thinker_bg.wasm${search}` });
  return thinker;
});
// Said with the answer to each task.
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
