import type { ReportFault } from '../events/faults.ts';

const minPauseMs = 500;
/** Upper bound of the delay between polls, whatever the load: an operator waits for a change to show. */
const maxPauseMs = 1_000;
/** Share of the time spent polling, between the two bounds. */
const share = 0.05;

/**
 * Polls with `look` until the returned function is called. File system events are unreliable on network disks, in
 * containers and when a folder is replaced as a whole.
 */
export function pollFolders(look: () => Promise<void>, reportFault: ReportFault): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const plan = (pauseMs: number) => {
    timer = setTimeout(() => void run(), pauseMs).unref();
  };
  const run = async () => {
    const start = performance.now();
    // A folder that disappears during the read is retried on the next poll.
    await look().catch((error: unknown) => reportFault('brands', error));
    const tookMs = performance.now() - start;
    if (!stopped) plan(Math.min(maxPauseMs, Math.max(minPauseMs, tookMs / share)));
  };
  plan(minPauseMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
