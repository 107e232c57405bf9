const minPauseMs = 500;
/** Upper bound of the delay between polls, whatever the load: an operator waits for a change to show. */
const maxPauseMs = 1_000;
/** Share of the time spent polling, between the two bounds. */
const share = 0.05;

/**
 * Polls with `look` until the returned function is called. File system events are unreliable on network disks, in
 * containers and when a folder is replaced as a whole. `onFailure` gets the error of the first of several polls in a row that
 * fail with the same message.
 */
export function pollFolders(look: () => Promise<void>, onFailure: (error: Error) => void): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  let failure = '';
  const plan = (pauseMs: number) => {
    timer = setTimeout(() => void run(), pauseMs).unref();
  };
  const run = async () => {
    const start = performance.now();
    try {
      await look();
      failure = '';
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (error.message !== failure) onFailure(error);
      failure = error.message;
    }
    const tookMs = performance.now() - start;
    if (!stopped) plan(Math.min(maxPauseMs, Math.max(minPauseMs, tookMs / share)));
  };
  plan(minPauseMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
