import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../tests/server/auth-kit.ts';
import {
  accept,
  act,
  addAgent,
  addBet,
  addPair,
  brokenWageRules,
  contractRow,
  offer,
  openContractSite,
  outcomeOf,
  signed,
  statementsOf,
  terms,
} from '../../../tests/server/contract-kit.ts';
import { noon } from '../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../tests/server/databases.ts';
import { answerTimeMs, betWage, type Terms } from '../../domain/contracts/index.ts';
import { moneyFromUnits } from '../../domain/money.ts';
import { account } from '../db/tables/accounts.ts';
import { contract, contractEvent } from '../db/tables/contracts.ts';
import { bet } from '../db/tables/play.ts';
import { running } from './contractDeps.ts';

const minuteMs = 60_000;
/** Random histories; more of them with HISTORIES. */
const histories = Number(process.env['HISTORIES'] ?? 25);

let time = noon;
const now = () => time;
/** Two processes on one database. */
let here: Site;
let there: Site;
beforeAll(async () => {
  const database = await testDatabase();
  here = await openContractSite({ now, database });
  there = await openContractSite({ now, database });
});
afterAll(async () => {
  expect(await brokenWageRules(here)).toEqual([]);
  await here.close();
  await there.close();
});

/** Both in the same instant, many times; each repetition with other parties. */
async function race(
  prepare: () => Promise<readonly [() => Promise<unknown>, () => Promise<unknown>, () => Promise<unknown>]>,
  times = 12,
) {
  const results: { readonly outcomes: readonly string[]; readonly after: unknown }[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const [one, other, look] = await prepare();
    const both = turn % 2 === 0 ? [one, other] : [other, one];
    const outcomes = await Promise.all(both.map((work) => outcomeOf(work())));
    results.push({ outcomes: turn % 2 === 0 ? outcomes : outcomes.toReversed(), after: await look() });
  }
  return results;
}

const stateOf = (contractId: string) => async () => (await contractRow(here, contractId)).state;

describe('two processes, in the same instant', () => {
  it('sign and withdraw an offer: one of the two', async () => {
    const results = await race(async () => {
      const { upline, downline } = await addPair(here);
      const offered = await offer(here, upline, downline, 'daily');
      const { contractId, version } = offered;
      return [
        () => accept(here, downline, offered),
        () => act(there, upline, 'daily', { action: 'withdraw', contractId, version }),
        stateOf(contractId),
      ];
    });
    for (const { outcomes, after } of results) {
      expect([
        ['done', 'CONFLICT', 'active'],
        ['CONFLICT', 'done', 'withdrawn'],
      ]).toContainEqual([...outcomes, after]);
    }
  });

  it('sign an offer twice: one signature, one event', async () => {
    const results = await race(async () => {
      const { upline, downline } = await addPair(here);
      const offered = await offer(here, upline, downline, 'daily');
      const events = () => here.db.$count(contractEvent, inArray(contractEvent.contract, [offered.contractId]));
      return [() => accept(here, downline, offered), () => accept(there, downline, offered), events];
    });
    for (const { outcomes, after } of results) {
      expect([outcomes.toSorted(), after]).toEqual([['CONFLICT', 'done'], 2]);
    }
  });

  it('offer a contract of the same kind: one offer', async () => {
    const results = await race(async () => {
      const { upline, downline } = await addPair(here);
      const one = () => offer(here, upline, downline, 'daily');
      return [one, () => offer(there, upline, downline, 'daily', { ...terms.daily, rate: '2' }), async () => null];
    });
    for (const { outcomes } of results) expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done']);
  });

  it('ask to terminate from both sides: one request', async () => {
    const results = await race(async () => {
      const pair = await addPair(here);
      const { contractId, version } = await signed(here, pair, 'daily');
      const sent = { action: 'terminate', contractId, version } as const;
      return [
        () => act(here, pair.upline, 'daily', sent),
        () => act(there, pair.downline, 'daily', sent),
        async () => (await contractRow(here, contractId)).requestedBy,
      ];
    });
    for (const { outcomes, after } of results) {
      expect([
        ['done', 'CONFLICT', 'upline'],
        ['CONFLICT', 'done', 'downline'],
      ]).toContainEqual([...outcomes, after]);
    }
  });

  it('replace a contract while its termination is agreed: it ends once, and one runs at most', async () => {
    const results = await race(async () => {
      const pair = await addPair(here);
      const old = await signed(here, pair, 'daily');
      const next = await offer(here, pair.upline, pair.downline, 'daily', { ...terms.daily, rate: '2' });
      const { contractId, version } = old;
      const asked = await act(here, pair.upline, 'daily', { action: 'terminate', contractId, version });
      const look = async () => [await stateOf(contractId)(), await stateOf(next.contractId)()];
      const signing = { action: 'accept', contractId: next.contractId, version: 1, ends: contractId } as const;
      return [() => accept(here, pair.downline, asked), () => act(there, pair.downline, 'daily', signing), look];
    });
    for (const { outcomes, after } of results) {
      expect([
        // The screen showed that the signature ends a contract, and there is none any more.
        [
          ['done', 'CONFLICT'],
          ['ended', 'offered'],
        ],
        [
          ['CONFLICT', 'done'],
          ['superseded', 'active'],
        ],
      ]).toContainEqual([outcomes, after]);
    }
  });

  it('sign below a contract whose own rate falls: never above the ceiling', async () => {
    const results = await race(async () => {
      const pair = await addPair(here);
      const below = await addAgent(here, pair.downline.id);
      const own = await signed(here, pair, 'daily', { ...terms.daily, rate: '2' });
      const { contractId, version } = own;
      const asked = await act(here, pair.upline, 'daily', { action: 'terminate', contractId, version });
      const offered = await offer(here, pair.downline, below, 'daily', { ...terms.daily, rate: '2' });
      const look = async () => [await stateOf(contractId)(), await stateOf(offered.contractId)()];
      return [() => accept(here, pair.downline, asked), () => accept(there, below, offered), look];
    });
    for (const { outcomes, after } of results) {
      // Signed before the own contract ended it stays; after it, it is refused.
      expect([
        [
          ['done', 'VALIDATION'],
          ['ended', 'offered'],
        ],
        [
          ['done', 'done'],
          ['ended', 'active'],
        ],
      ]).toContainEqual([outcomes, after]);
    }
  });

  it('answer an offer that lapses: lapsed or signed', async () => {
    const results = await race(async () => {
      const { upline, downline } = await addPair(here);
      time = noon;
      const offered = await offer(here, upline, downline, 'daily');
      time = new Date(noon.getTime() + answerTimeMs - 1);
      const { services } = there.server;
      return [
        () => accept(here, downline, offered),
        async () => {
          time = new Date(noon.getTime() + answerTimeMs);
          await services.contracts.expire();
        },
        stateOf(offered.contractId),
      ];
    });
    time = noon;
    for (const { outcomes, after } of results) expect([outcomes[0] === 'done', after]).toEqual([after === 'active', after]);
  });

  it('settle while a contract is terminated: every bet up to the end, once', async () => {
    const results = await race(async () => {
      time = noon;
      const pair = await addPair(here);
      const { contractId, version } = await signed(here, pair, 'realTime');
      const asked = await act(here, pair.upline, 'realTime', { action: 'terminate', contractId, version });
      await addBet(here, pair.downline, { stake: '100', at: new Date(noon.getTime() + minuteMs) });
      await addBet(here, pair.downline, { stake: '100', at: new Date(noon.getTime() + 6 * minuteMs) });
      time = new Date(noon.getTime() + 7 * minuteMs);
      const settle = () => there.server.services.contracts.settle();
      const look = async () => {
        time = new Date(noon.getTime() + 20 * minuteMs);
        await settle();
        return (await statementsOf(here, contractId)).map(({ wage, windowUntil }) => [
          wage,
          windowUntil.getTime() - noon.getTime(),
        ]);
      };
      return [() => accept(here, pair.downline, asked), settle, look];
    }, 6);
    time = noon;
    const both = [
      [20_000n, 5 * minuteMs],
      [20_000n, 7 * minuteMs],
    ];
    expect(results).toEqual(results.map(() => ({ outcomes: ['done', 'done'], after: both })));
    expect(results).toHaveLength(6);
  });
});

type Move =
  | { readonly type: 'propose'; readonly rate: number }
  | { readonly type: 'accept' | 'reject' | 'terminate' | 'withdraw'; readonly byUpline: boolean; readonly old: boolean }
  | { readonly type: 'bet'; readonly stake: number; readonly won: boolean; readonly lateMs: number }
  | { readonly type: 'settle' }
  | { readonly type: 'expire' }
  | { readonly type: 'wait'; readonly byMs: number }
  | { readonly type: 'back'; readonly byMs: number };

/** A clock is put back by no more than what the settlement of an hour looks back for. */
const maxBackMs = 30 * minuteMs;

const move = fc.oneof(
  fc.record({ type: fc.constant('propose' as const), rate: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    type: fc.constantFrom('accept', 'accept', 'accept', 'reject', 'terminate', 'withdraw'),
    byUpline: fc.boolean(),
    old: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('bet' as const),
    stake: fc.integer({ min: 1, max: 500 }),
    won: fc.boolean(),
    lateMs: fc.integer({ min: 0, max: 10 * minuteMs }),
  }),
  fc.record({ type: fc.constant('settle' as const) }),
  fc.record({ type: fc.constant('expire' as const) }),
  fc.record({ type: fc.constant('wait' as const), byMs: fc.integer({ min: 1, max: 7 * minuteMs }) }),
  fc.record({ type: fc.constant('back' as const), byMs: fc.integer({ min: 5 * minuteMs, max: maxBackMs }) }),
);

/** The clock is put back behind what the first contract has paid, and the next one is signed there. */
const signedBehind: readonly Move[] = [
  { type: 'propose', rate: 1 },
  { type: 'accept', byUpline: false, old: false },
  { type: 'wait', byMs: 6 * minuteMs },
  { type: 'wait', byMs: 6 * minuteMs },
  { type: 'bet', stake: 100, won: false, lateMs: 3 * minuteMs },
  { type: 'settle' },
  { type: 'back', byMs: 10 * minuteMs },
  { type: 'propose', rate: 2 },
  { type: 'accept', byUpline: false, old: false },
];

it(`keeps to its rules in ${histories} random histories of two parties on two processes`, async () => {
  const history = fc.array(fc.tuple(move, fc.option(move, { nil: null })), { minLength: 8, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(history, async (moves) => {
      time = noon;
      const pair = await addPair(here);
      const ids: string[] = [];
      let latest = noon.getTime();
      const play = async (site: Site, one: Move): Promise<void> => {
        const at = time.getTime();
        latest = Math.max(latest, at);
        if (one.type === 'wait') time = new Date(at + one.byMs);
        else if (one.type === 'back') time = new Date(Math.max(noon.getTime(), at - one.byMs, latest - maxBackMs));
        else if (one.type === 'settle') await site.server.services.contracts.settle();
        else if (one.type === 'expire') await site.server.services.contracts.expire();
        else if (one.type === 'bet') {
          const settledAt = new Date(Math.max(noon.getTime(), at - one.lateMs));
          await addBet(here, pair.downline, { stake: String(one.stake), payout: one.won ? '1000' : '0', at: settledAt });
        } else if (one.type === 'propose') {
          const rate = String(one.rate);
          const offered: Terms<'realTime'> = { profitRate: rate, lossRate: rate, singleBetAmount: '10' };
          ids.push((await offer(site, pair.upline, pair.downline, 'realTime', offered)).contractId);
        } else {
          const contractId = one.old ? ids.at(-2) : ids.at(-1);
          if (contractId === undefined) return;
          const { version } = await contractRow(here, contractId);
          const caller = one.byUpline ? pair.upline : pair.downline;
          await act(site, caller, 'realTime', { action: one.type, contractId, version });
        }
      };
      for (const [one, other] of moves) {
        // What the rules do not permit is refused; nothing else may fail.
        const works = [play(here, one), ...(other === null ? [] : [play(there, other)])].map(outcomeOf);
        for (const outcome of await Promise.all(works)) {
          expect(['done', 'CONFLICT', 'NOT_ALLOWED', 'NOT_FOUND']).toContain(outcome);
        }
        const open = await here.db
          .select()
          .from(contract)
          .where(inArray(contract.id, ids.length === 0 ? [''] : ids));
        expect(open.filter(({ state }) => running.includes(state)).length).toBeLessThanOrEqual(1);
        expect(open.filter(({ state }) => state === 'offered').length).toBeLessThanOrEqual(1);
      }
      // All windows are over, and one that looks far back has taken what was late.
      time = new Date(Math.max(latest, time.getTime()));
      for (const minutes of [11, 66]) {
        time = new Date(time.getTime() + minutes * minuteMs);
        await Promise.all([here, there].map((site) => site.server.services.contracts.settle()));
      }
      await recompute(ids, pair.downline.id);
      // Its contracts end, so that later histories do not settle them again.
      await here.db.update(account).set({ state: 'disabled' }).where(eq(account.id, pair.downline.id));
      await here.server.services.contracts.expire();
    }),
    { numRuns: histories, endOnFailure: true, examples: [[signedBehind.map((one) => [one, null])]] },
  );
}, 600_000);

/** Wages are what the bets of the time in which a contract ran come to, and were paid for that time only, by one contract. */
async function recompute(ids: readonly string[], player: string) {
  const bets = await here.db.select().from(bet).where(eq(bet.account, player));
  const spans = [];
  for (const id of ids) {
    const { signedAt, endedAt, settledUntil } = await contractRow(here, id);
    if (signedAt !== null) spans.push({ from: signedAt, until: endedAt ?? settledUntil ?? signedAt, settledUntil });
  }
  let lastEnd = 0;
  for (const { from, until, settledUntil } of spans.toSorted((one, other) => Number(one.from) - Number(other.from))) {
    expect(from.getTime()).toBeGreaterThanOrEqual(lastEnd);
    lastEnd = until.getTime();
    expect(settledUntil?.getTime() ?? 0).toBeLessThanOrEqual(lastEnd);
  }
  for (const id of ids) {
    const row = await contractRow(here, id);
    const statements = await statementsOf(here, id);
    if (row.signedAt === null || row.settledUntil === null) {
      expect(statements).toEqual([]);
      continue;
    }
    const [from, until] = [row.signedAt.getTime(), row.settledUntil.getTime()];
    for (const { windowFrom, windowUntil } of statements) {
      expect(windowFrom.getTime() >= from && windowUntil.getTime() <= (row.endedAt?.getTime() ?? Infinity)).toBe(true);
    }
    const expected = bets
      .filter(({ decidedAt }) => decidedAt !== null && decidedAt.getTime() >= from && decidedAt.getTime() < until)
      .reduce((sum, { stake, payout }) => {
        const { wage } = betWage(row.terms as Terms<'realTime'>, {
          stake: moneyFromUnits(stake),
          payout: moneyFromUnits(payout ?? 0n),
        });
        return sum + wage;
      }, 0n);
    const missing = statements.reduce((sum, { wage }) => sum + wage, 0n);
    // A bet that was settled late, after the last window of a contract that has ended, has no next window.
    if (row.endedAt === null) expect(missing).toBe(expected);
    else expect(missing).toBeLessThanOrEqual(expected);
  }
}
