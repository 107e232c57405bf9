import type { ReportFault } from '../../platform/events/index.ts';

/** Between two looks: an operator waits for a change to show, and a look costs an idle process more than anything else. */
const pauseMs = 1_000;

/**
 * Polls with `look` until the returned function is called. File system events are unreliable on network disks, in
 * containers and when a folder is replaced as a whole.
 */
export function pollFolders(look: () => Promise<void>, reportFault: ReportFault, everyMs = pauseMs): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const plan = () => {
    timer = setTimeout(() => void run(), everyMs).unref();
  };
  const run = async () => {
    // A folder that disappears during the read is retried on the next poll.
    await look().catch((error: unknown) => reportFault('brands', error));
    if (!stopped) plan();
  };
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
