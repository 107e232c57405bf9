const minPauseMs = 500;
/** A change shows within this pause and one look: operators wait for it, and a busy machine is no reason to look less. */
const maxPauseMs = 1_000;
/** Between the two bounds, looking takes this share of the time. */
const share = 0.05;

/**
 * Repeats `look` until the returned function is called. Polling, because file events get lost on network disks, in
 * containers and when a folder is replaced as a whole.
 */
export function pollFolders(look: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const plan = (pauseMs: number) => {
    timer = setTimeout(() => void run(), pauseMs).unref();
  };
  const run = async () => {
    const start = performance.now();
    // A folder that vanishes while it is read is seen whole at the next look.
    await look().catch(() => undefined);
    const tookMs = performance.now() - start;
    if (!stopped) plan(Math.min(maxPauseMs, Math.max(minPauseMs, tookMs / share)));
  };
  plan(minPauseMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
