import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobsOf } from '../../platform/modules/openModules.ts';
import { modules } from '../composition/modules.ts';
import { runJobs } from './runJobs.ts';

/** Intervals of the jobs, and the failure of one beside the others. */

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
let ran: string[] = [];
let logged: unknown[] = [];
let due: readonly string[] = [];
let failing: string | null = null;
/** Jobs that do not end until this resolves. */
let held: readonly string[] = [];
let release: PromiseWithResolvers<void>;
let newAnchor: object | null = null;
let hooks: Map<string, () => Promise<void>>;
let queued: () => void;
let failedInBackground: (error: unknown, job: string) => void;
beforeEach(() => {
  vi.useFakeTimers();
  [ran, logged, due, failing, newAnchor, held] = [[], [], [], null, null, []];
  release = Promise.withResolvers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose services note what was asked of them. */
function started() {
  const job = (name: string) => async () => {
    ran.push(name);
    if (failing === name) throw new Error(name);
    if (held.includes(name)) await release.promise;
  };
  const condition = (name: string) => () => name;
  hooks = new Map();
  const services = {
    db: {
      execute: async () => {
        ran.push('look');
        return { rows: [Object.fromEntries(due.map((name) => [name, true]))] };
      },
    },
    background: {
      onError: (callback: typeof failedInBackground) => {
        failedInBackground = callback;
      },
    },
    settings: { demoAccounts: true },
    sweepExpired: job('sweep'),
    members: { keys: { published: job('keys') } },
    auditChain: {
      append: job('link'),
      appendLate: job('linkLate'),
      appendSeeded: job('linkSeeded'),
      anchor: async () => {
        ran.push('anchor');
        return newAnchor;
      },
      begin: async () => 'check',
      check: job('check'),
    },
    chat: { sweep: job('chat') },
    contracts: { expire: job('expire'), settle: job('settlement'), hasDue: condition('settlement') },
    promotions: { settleDue: job('bonuses') },
    ranks: { raiseMoved: job('raiseMoved'), raiseAll: job('raiseAll'), reviewDue: job('reviewDue') },
    rebates: { payDue: job('rebates') },
    referrals: { payDue: job('referrals') },
    analytics: { collect: job('collect'), deliver: job('funnelEvents'), hasDue: condition('funnelEvents') },
    verification: {
      messages: {
        onQueued: (callback: () => void) => {
          queued = callback;
        },
        deliver: job('deliver'),
        hasDue: condition('deliver'),
      },
    },
    agents: { fold: job('teams'), hasChanges: condition('teams') },
    broadcasts: { send: job('broadcasts'), hasDue: condition('broadcasts') },
    deposits: { reconcile: job('deposits'), hasDue: condition('deposits') },
    payments: { simulated: { deliver: job('simulatedPayments'), hasDue: condition('simulatedPayments') } },
    push: { deliver: job('push'), hasDue: condition('push') },
    play: { resolveRounds: job('rounds'), hasDueRounds: condition('rounds') },
    withdrawals: { confirmOverdue: job('receipts'), hasOverdue: condition('receipts') },
  };
  const server = {
    services: { ...services, jobs: jobsOf(modules, services) },
    addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook),
    log: { error: (what: { job: string }) => logged.push(what.job) },
  } as unknown as FastifyInstance;
  runJobs(server);
  return server;
}
const listen = async () => {
  await hooks.get('onListen')?.();
  await vi.advanceTimersByTimeAsync(0);
};
async function ranIn(ms: number) {
  ran = [];
  await vi.advanceTimersByTimeAsync(ms);
  return Object.fromEntries(Object.entries(Object.groupBy(ran, (name) => name)).map(([name, all]) => [name, all?.length]));
}

it('run none before the server listens, and then what became due while none ran', async () => {
  started();
  expect(await ranIn(60 * minuteMs)).toEqual({});
  await listen();
  expect(ran.toSorted()).toEqual(['keys', 'linkSeeded', 'look', 'raiseAll', 'sweep']);
});

it('run each in its interval, however many there are', async () => {
  started();
  await listen();
  expect(await ranIn(5 * secondMs - 1)).toEqual({});
  expect(await ranIn(1)).toEqual({ link: 1, look: 1, raiseMoved: 1 });
  expect(await ranIn(55 * secondMs)).toEqual({
    anchor: 1,
    link: 11,
    look: 11,
    raiseMoved: 11,
    referrals: 4,
    expire: 4,
    collect: 2,
    rebates: 1,
    bonuses: 1,
    reviewDue: 1,
  });
  const { chat, sweep, raiseAll, linkLate } = await ranIn(9 * minuteMs);
  expect([chat, sweep, raiseAll, linkLate]).toEqual([1, 1, 1, 1]);
});

it.each([
  'deliver',
  'push',
  'funnelEvents',
  'rounds',
  'receipts',
  'settlement',
  'deposits',
  'broadcasts',
  'teams',
  'simulatedPayments',
])('%s runs when its rows are due, and only then', async (name) => {
  const { jobs } = started().services;
  expect(jobs.find((job) => job.name === name)?.isDue?.()).toBe(name);
  await listen();
  due = [name];
  expect(await ranIn(5 * secondMs)).toMatchObject({ [name]: 1 });
  due = [];
  expect(await ranIn(5 * secondMs)).not.toHaveProperty(name);
});

it('checks the audit chain after the anchor of the day, and at no other minute', async () => {
  started();
  await listen();
  newAnchor = { seq: 1, hash: 'x' };
  expect(await ranIn(minuteMs)).toMatchObject({ anchor: 1, check: 1 });
  newAnchor = null;
  expect(await ranIn(minuteMs)).not.toHaveProperty('check');
});

it('leaves a run of the audit chain out while the one before is still running, and waits at the end for what runs', async () => {
  started();
  await listen();
  held = ['link', 'raiseMoved'];
  expect(await ranIn(15 * secondMs)).toMatchObject({ link: 1, raiseMoved: 3 });
  let isClosed = false;
  const closing = hooks
    .get('preClose')?.()
    .then(() => {
      isClosed = true;
    });
  expect(await ranIn(15 * secondMs)).toEqual({});
  expect(isClosed).toBe(false);
  release.resolve();
  await closing;
  expect(isClosed).toBe(true);
});

it('runs the link of the audit chain again once it has ended', async () => {
  started();
  await listen();
  held = ['link'];
  await ranIn(10 * secondMs);
  release.resolve();
  expect(await ranIn(10 * secondMs)).toMatchObject({ link: 2 });
});

it('goes on after a failure, which is logged with the name of the job', async () => {
  started();
  await listen();
  failing = 'referrals';
  await ranIn(15 * secondMs);
  expect(await ranIn(15 * secondMs)).toMatchObject({ referrals: 1, expire: 1 });
  expect(logged).toEqual(['referrals', 'referrals']);
  failedInBackground(new Error('x'), 'captcha');
  expect(logged.at(-1)).toBe('captcha');
});

it('delivers a message as soon as it is queued, and no more once the server stops, which waits for what runs', async () => {
  started();
  await listen();
  ran = [];
  queued();
  expect(ran).toEqual(['deliver']);
  await vi.advanceTimersByTimeAsync(0);
  await hooks.get('preClose')?.();
  queued();
  expect(await ranIn(60 * minuteMs)).toEqual({});
});
