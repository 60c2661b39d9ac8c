// The worker in which bots think. The page sends the compiled module first, or nothing where it
// could not compile it; then tasks, each with a number under which its answer is sent back.
import init, { answer } from "./thinker.js";

let begin;
const ready = new Promise((resolve) => (begin = resolve)).then((module) => init(module && { module_or_path: module }));
// Said with the answer to each task.
ready.catch(() => {});

addEventListener("message", async ({ data }) => {
  if (!Array.isArray(data)) return begin(data);
  const [number, question, task] = data;
  try {
    await ready;
    postMessage([number, answer(question, task)]);
  } catch (error) {
    console.error(error);
    postMessage([number, null]);
  }
});
