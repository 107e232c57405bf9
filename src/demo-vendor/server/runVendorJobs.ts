import type { VendorServer } from './vendorServer.ts';

const intervalMs = 1_000;
const turnsPerSweep = 600;
const resultTtlMs = 30 * 86_400_000;

/** Background job: draws, settles and rolls back. Turns never overlap; a slow one delays the next. */
export function runVendorJobs(
  { settling, results, sessions, now }: VendorServer,
  report: (error: unknown, job: string) => void,
) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let turns = 0;

  const turn = async () => {
    await results.draw();
    await settling.turn();
    if (turns % turnsPerSweep === 0) {
      await sessions.sweep();
      await results.forget(new Date(now().getTime() - resultTtlMs));
    }
    turns += 1;
  };
  const again = () => {
    running = turn()
      .catch((error: unknown) => report(error, 'turn'))
      .then(() => {
        if (timer !== null) timer = setTimeout(again, intervalMs).unref();
      });
  };
  return {
    start() {
      timer ??= setTimeout(again, intervalMs).unref();
    },
    async stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
}
