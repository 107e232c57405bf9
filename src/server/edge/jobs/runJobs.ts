import type { FastifyInstance } from 'fastify';
import { sendTo } from '../../money/payments/index.ts';
import { type DueJob, dueAmong } from './dueJobs.ts';
import { sweep } from './sweep.ts';

const lookEveryMs = 5_000;
const sweepEveryMs = 10 * 60_000;
const payRebatesEveryMs = 60_000;
const payReferralsEveryMs = 15_000;
const expireContractsEveryMs = 15_000;
const collectEventsEveryMs = 30_000;
const settleBonusesEveryMs = 60_000;
const raiseRanksEveryMs = 5_000;
const raiseAllRanksEveryMs = 10 * 60_000;
const reviewRanksEveryMs = 60_000;

/** Background jobs. Started on `listen`, so servers used with `inject()` in tests run none. */
export function runJobs(server: FastifyInstance) {
  const { analytics, background, chat, contracts, db, now, promotions, ranks, rebates, referrals, verification } =
    server.services;
  const { messages } = verification;
  const jobs = dueJobs(server);
  const running = new Set<Promise<unknown>>();
  const timers: NodeJS.Timeout[] = [];

  const start = (name: string, work: () => Promise<unknown>) => {
    const run = work()
      .catch((error: unknown) => server.log.error({ err: error, job: name }, 'A job failed.'))
      .finally(() => running.delete(run));
    running.add(run);
  };
  background.onError((error, job) => server.log.error({ err: error, job }, 'A job failed.'));
  const every = (name: string, intervalMs: number, work: () => Promise<unknown>) => {
    timers.push(setInterval(() => start(name, work), intervalMs).unref());
  };
  const deleteExpired = () => sweep(db, now());
  const look = async () => {
    for (const { name, run } of await dueAmong(db, jobs)) start(name, run);
  };

  server.addHook('onListen', async () => {
    messages.onQueued(() => start('deliver', () => messages.deliver()));
    every('look', lookEveryMs, look);
    every('sweep', sweepEveryMs, deleteExpired);
    every('chat', sweepEveryMs, () => chat.sweep());
    every('rebates', payRebatesEveryMs, () => rebates.payDue());
    every('bonuses', settleBonusesEveryMs, () => promotions.settleDue());
    every('referrals', payReferralsEveryMs, () => referrals.payDue());
    every('analytics', collectEventsEveryMs, () => analytics.collect());
    every('contracts', expireContractsEveryMs, () => contracts.expire());
    every('ranks', raiseRanksEveryMs, () => ranks.raiseMoved());
    every('allRanks', raiseAllRanksEveryMs, () => ranks.raiseAll());
    every('rankReviews', reviewRanksEveryMs, () => ranks.reviewDue());
    start('sweep', deleteExpired);
    // What became due while no process ran.
    start('look', look);
    start('allRanks', () => ranks.raiseAll());
  });
  server.addHook('preClose', async () => {
    messages.onQueued(() => {});
    for (const timer of timers) clearInterval(timer);
    while (running.size > 0) await Promise.all(running);
  });
}

/** Jobs whose rows any number of processes may look for: each row is claimed by one. */
export function dueJobs(server: FastifyInstance): readonly DueJob[] {
  const { agents, analytics, broadcasts, contracts, deposits, payments, play, push, verification, withdrawals } =
    server.services;
  const { messages } = verification;
  const { simulated } = payments;
  return [
    { name: 'deliver', isDue: messages.hasDue, run: () => messages.deliver() },
    { name: 'push', isDue: push.hasDue, run: () => push.deliver() },
    { name: 'funnelEvents', isDue: analytics.hasDue, run: () => analytics.deliver() },
    { name: 'rounds', isDue: play.hasDueRounds, run: () => play.resolveRounds() },
    { name: 'receipts', isDue: withdrawals.hasOverdue, run: () => withdrawals.confirmOverdue() },
    { name: 'settlement', isDue: contracts.hasDue, run: () => contracts.settle() },
    { name: 'deposits', isDue: deposits.hasDue, run: () => deposits.reconcile() },
    { name: 'broadcasts', isDue: broadcasts.hasDue, run: () => broadcasts.send() },
    { name: 'teams', isDue: agents.hasChanges, run: () => agents.fold() },
    { name: 'simulatedPayments', isDue: simulated.hasDue, run: () => simulated.deliver((call) => sendTo(server, call)) },
  ];
}
