import type { FastifyInstance } from 'fastify';
import type { Job } from '../../platform/modules/index.ts';
import { dueAmong } from './dueJobs.ts';

const lookEveryMs = 5_000;

/** Runs the jobs of the modules. Started on `listen`, so servers used with `inject()` in tests run none. */
export function runJobs(server: FastifyInstance) {
  const { background, db, jobs } = server.services;
  const running = new Map<Promise<unknown>, string>();
  const timers: NodeJS.Timeout[] = [];
  const ending = new AbortController();

  const logFailure = (error: unknown, job: string) => server.log.error({ err: error, job }, 'A job failed.');
  background.onError(logFailure);
  const start = ({ name, run, skipsWhileRunning }: Pick<Job, 'name' | 'run' | 'skipsWhileRunning'>) => {
    if (ending.signal.aborted || (skipsWhileRunning === true && [...running.values()].includes(name))) return;
    const current = run({ signal: ending.signal, server })
      .catch((error: unknown) => logFailure(error, name))
      .finally(() => running.delete(current));
    running.set(current, name);
  };
  const look: Job = {
    name: 'look',
    everyMs: lookEveryMs,
    // What became due while no process ran.
    atStart: true,
    async run() {
      for (const job of await dueAmong(db, jobs)) start(job);
    },
  };

  server.addHook('onListen', async () => {
    for (const job of [look, ...jobs]) {
      job.onWork?.(() => start(job));
      if (job.everyMs !== undefined) timers.push(setInterval(() => start(job), job.everyMs).unref());
      if (job.atStart === true) start(job);
    }
  });
  server.addHook('preClose', async () => {
    ending.abort();
    for (const timer of timers) clearInterval(timer);
    while (running.size > 0) await Promise.all(running.keys());
  });
}
