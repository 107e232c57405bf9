import { setImmediate as nextTurn } from 'node:timers/promises';
import { defineModule } from '../modules/index.ts';

export type Background = ReturnType<typeof createBackground>;

/** Work of a request that its response must not wait for. Lost if the process dies, so only for what a user can repeat. */
export function createBackground() {
  const running = new Set<Promise<void>>();
  let report: (error: unknown, task: string) => void = () => undefined;

  return {
    /** Starts after the current request has been answered, if nothing else delays that answer. */
    run(task: string, work: () => Promise<void>) {
      const run: Promise<void> = nextTurn()
        .then(work)
        .catch((error: unknown) => report(error, task))
        .finally(() => running.delete(run));
      running.add(run);
    },

    onError(callback: (error: unknown, task: string) => void) {
      report = callback;
    },

    /** Resolves once everything that was started has ended. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

export const backgroundModule = defineModule({
  needs: [],
  gives: { background: createBackground },
  close: ({ background }) => background.idle(),
});
