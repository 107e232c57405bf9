import type { FastifyInstance } from 'fastify';
import type { Messages } from '../messages/index.ts';
import type { Play } from '../play/index.ts';
import { sweep } from './sweep.ts';

const deliverEvery = 5_000;
const sweepEvery = 10 * 60_000;
const resolveEvery = 60_000;

/** Work nobody waits for. It begins with the first visitor's port, so a server that only answers tests does none of it. */
export function runJobs(server: FastifyInstance, messages: Messages, play: Pick<Play, 'resolveRounds'>) {
  const running = new Set<Promise<unknown>>();
  const timers: NodeJS.Timeout[] = [];

  const start = (name: string, work: () => Promise<unknown>) => {
    const run = work()
      .catch((error: unknown) => server.log.error({ err: error, job: name }, 'A job failed.'))
      .finally(() => running.delete(run));
    running.add(run);
  };
  const deliver = () => start('deliver', () => messages.deliver());
  const tidy = () => start('sweep', () => sweep(server.db, server.now()));
  const resolve = () => start('rounds', () => play.resolveRounds());

  server.addHook('onListen', async () => {
    messages.onQueued(deliver);
    timers.push(setInterval(deliver, deliverEvery).unref(), setInterval(tidy, sweepEvery).unref());
    timers.push(setInterval(resolve, resolveEvery).unref());
    tidy();
  });
  server.addHook('preClose', async () => {
    messages.onQueued(() => {});
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  });
}
