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
const linkEveryMs = 5_000;
const linkLateEveryMs = 10 * 60_000;
const anchorEveryMs = 60_000;

/** Background jobs. Started on `listen`, so servers used with `inject()` in tests run none. */
export function runJobs(server: FastifyInstance) {
  const {
    analytics,
    auditChain,
    background,
    chat,
    contracts,
    db,
    now,
    promotions,
    ranks,
    rebates,
    referrals,
    settings,
    verification,
  } = server.services;
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
  const ending = new AbortController();
  const link = skipWhileRunning(() => auditChain.append(ending.signal));
  // The check of the day follows the anchor of the day, in the process that wrote it.
  const anchor = skipWhileRunning(async () => {
    if ((await auditChain.anchor()) === null) return;
    const check = await auditChain.begin();
    if (check !== null) await auditChain.check({ signal: ending.signal }, check);
  });
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
    every('auditChain', linkEveryMs, link);
    every('lateLinks', linkLateEveryMs, () => auditChain.appendLate(ending.signal));
    every('auditAnchor', anchorEveryMs, anchor);
    start('sweep', deleteExpired);
    // Demo data is dated back: what a killed process left without a link is linked now.
    if (settings.demoAccounts) start('seededLinks', () => auditChain.appendSeeded());
    // What became due while no process ran.
    start('look', look);
    start('allRanks', () => ranks.raiseAll());
  });
  server.addHook('preClose', async () => {
    messages.onQueued(() => {});
    ending.abort();
    for (const timer of timers) clearInterval(timer);
    while (running.size > 0) await Promise.all(running);
  });
}

/** Work that is left out while it still runs from before, as the first run over a large installation may. */
function skipWhileRunning(work: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | null = null;
  return async () => {
    if (running !== null) return;
    running = work().finally(() => {
      running = null;
    });
    await running;
  };
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
