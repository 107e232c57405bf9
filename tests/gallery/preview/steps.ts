/** Number of chunks and calls that are on their way. */
const progress = { waiting: 0 };

/** Counts work that the next step of a script waits for. */
export async function awaited<Value>(work: Promise<Value>): Promise<Value> {
  progress.waiting += 1;
  return work.finally(() => {
    progress.waiting -= 1;
  });
}

/** In milliseconds. */
const stepTimeoutMs = 10_000;

/** Waits for the next frame and for what is on its way: no person acts before. */
async function afterStep(): Promise<void> {
  const end = performance.now() + stepTimeoutMs;
  do {
    // A tab in the background draws no frames.
    await new Promise((done) => (document.hidden ? setTimeout(done) : requestAnimationFrame(done)));
    await new Promise((done) => setTimeout(done));
  } while (progress.waiting > 0 && performance.now() < end);
}

// Storybook's names, which the gallery asks for.
Object.assign(globalThis, { awaitedChunk: awaited, afterStoryStep: afterStep });
