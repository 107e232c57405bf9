const shortestPause = 500;
/** Looking may take this share of the time, however many brands there are. */
const share = 0.05;

/**
 * Looks again and again. Polling, because file events get lost on network disks, in containers
 * and when a folder is replaced as a whole.
 */
export function watchStamps(look: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const plan = (pause: number) => {
    timer = setTimeout(() => void run(), pause).unref();
  };
  const run = async () => {
    const start = performance.now();
    // A folder that vanishes while it is read is seen whole at the next look.
    await look().catch(() => undefined);
    if (!stopped) plan(Math.max(shortestPause, (performance.now() - start) / share));
  };
  plan(shortestPause);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
