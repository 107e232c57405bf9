import type { VendorServer } from './vendorServer.ts';

const every = 1_000;
const sweepEvery = 600;
/** Opened numbers are kept for thirty days. */
const keptFor = 30 * 86_400_000;

/** Draws, settles and takes back in the background. One turn at a time; a slow one delays the next. */
export function runVendorJobs({ settling, results, visits, now }: VendorServer, report: (error: unknown, job: string) => void) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let turns = 0;

  const turn = async () => {
    await results.draw();
    await settling.turn();
    if (turns % sweepEvery === 0) {
      await visits.sweep();
      await results.forget(new Date(now().getTime() - keptFor));
    }
    turns += 1;
  };
  const again = () => {
    running = turn()
      .catch((error: unknown) => report(error, 'turn'))
      .then(() => {
        if (timer !== null) timer = setTimeout(again, every).unref();
      });
  };
  return {
    start() {
      timer ??= setTimeout(again, every).unref();
    },
    async stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
}
