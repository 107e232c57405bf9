import type { FastifyInstance } from 'fastify';
import { sendTo } from '../payments/simulated/sendTo.ts';
import { sweep } from './sweep.ts';

const deliverEveryMs = 5_000;
const sweepEveryMs = 10 * 60_000;
const resolveEveryMs = 60_000;
const payRebatesEveryMs = 60_000;
const payReferralsEveryMs = 15_000;
const reconcileEveryMs = 20_000;
const payLateEveryMs = 5_000;
const confirmEveryMs = 15_000;

/** Background jobs. Started on `listen`, so servers used with `inject()` in tests run none. */
export function runJobs(server: FastifyInstance) {
  const { background, db, deposits, now, payments, play, rebates, referrals, verification, withdrawals } = server.services;
  const { messages } = verification;
  const running = new Set<Promise<unknown>>();
  const timers: NodeJS.Timeout[] = [];

  const start = (name: string, work: () => Promise<unknown>) => {
    const run = work()
      .catch((error: unknown) => server.log.error({ err: error, job: name }, 'A job failed.'))
      .finally(() => running.delete(run));
    running.add(run);
  };
  background.onError((error, job) => server.log.error({ err: error, job }, 'A job failed.'));
  const deliver = () => start('deliver', () => messages.deliver());
  const deleteExpired = () => start('sweep', () => sweep(db, now()));
  const resolve = () => start('rounds', () => play.resolveRounds());
  const payRebates = () => start('rebates', () => rebates.payDue());

  const payReferrals = () => start('referrals', () => referrals.payDue());
  const confirm = () => start('receipts', () => withdrawals.confirmOverdue());
  const reconcile = () => start('deposits', () => deposits.reconcile());
  const payLate = () => start('simulatedPayments', () => payments.simulated.deliver((call) => sendTo(server, call)));

  server.addHook('onListen', async () => {
    messages.onQueued(deliver);
    timers.push(setInterval(deliver, deliverEveryMs).unref(), setInterval(deleteExpired, sweepEveryMs).unref());
    timers.push(setInterval(resolve, resolveEveryMs).unref(), setInterval(payRebates, payRebatesEveryMs).unref());
    timers.push(setInterval(reconcile, reconcileEveryMs).unref(), setInterval(payLate, payLateEveryMs).unref());
    timers.push(setInterval(payReferrals, payReferralsEveryMs).unref());
    timers.push(setInterval(confirm, confirmEveryMs).unref());
    deleteExpired();
    // Receipts that became due while no process ran.
    confirm();
  });
  server.addHook('preClose', async () => {
    messages.onQueued(() => {});
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  });
}
