import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  act,
  addAgent,
  addBet,
  addPair,
  brokenWageRules,
  contractRow,
  moveTo,
  offer,
  openContractSite,
  outcomeOf,
  statementsOf,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { betWage, type Terms } from '../../../domain/contracts/index.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import type { Account } from '../../identity/ports/index.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { contract } from '../../platform/db/tables/contracts.ts';
import { bet } from '../../platform/db/tables/play.ts';
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

/** Players: the downline of the contracts, who is below it first, and who is below that one first. */
type Player = 'downline' | 'head' | 'player';

type Move =
  | { readonly type: 'propose'; readonly rate: number }
  | { readonly type: 'accept' | 'reject' | 'terminate' | 'withdraw'; readonly byUpline: boolean; readonly old: boolean }
  | { readonly type: 'bet'; readonly stake: number; readonly won: boolean; readonly lateMs: number; readonly by: Player }
  | { readonly type: 'move'; readonly moved: 'head' | 'player'; readonly to: 'downline' | 'beside' | 'head' | null }
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
    by: fc.constantFrom('downline', 'head', 'player', 'player'),
  }),
  fc.record({
    type: fc.constant('move' as const),
    moved: fc.constantFrom('head', 'player'),
    to: fc.constantFrom('downline', 'beside', 'head', null),
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
  { type: 'bet', stake: 100, won: false, lateMs: 3 * minuteMs, by: 'downline' },
  { type: 'settle' },
  { type: 'back', byMs: 10 * minuteMs },
  { type: 'propose', rate: 2 },
  { type: 'accept', byUpline: false, old: false },
];

/** Moved away and back within a window with the head of its branch, the clock put back meanwhile, and a bet of each time found late. */
const movedTwice: readonly Move[] = [
  { type: 'propose', rate: 1 },
  { type: 'accept', byUpline: false, old: false },
  { type: 'wait', byMs: 7 * minuteMs },
  { type: 'bet', stake: 100, won: false, lateMs: minuteMs, by: 'player' },
  { type: 'move', moved: 'head', to: 'beside' },
  { type: 'wait', byMs: minuteMs },
  { type: 'bet', stake: 200, won: false, lateMs: 0, by: 'player' },
  { type: 'move', moved: 'player', to: 'downline' },
  { type: 'wait', byMs: minuteMs },
  { type: 'bet', stake: 300, won: false, lateMs: 30_000, by: 'player' },
  { type: 'wait', byMs: 3 * minuteMs },
  { type: 'settle' },
  { type: 'back', byMs: 5 * minuteMs },
  { type: 'move', moved: 'player', to: 'beside' },
  { type: 'bet', stake: 400, won: false, lateMs: 0, by: 'player' },
  { type: 'bet', stake: 150, won: false, lateMs: 4 * minuteMs, by: 'player' },
];

it(`keeps to its rules in ${histories} random histories of two parties on two processes`, async () => {
  const history = fc.array(fc.tuple(move, fc.option(move, { nil: null })), { minLength: 8, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(history, async (moves) => {
      time = noon;
      const pair = await addPair(here);
      const head = await addAgent(here, pair.downline.id);
      const accounts = {
        ...pair,
        head,
        player: await addAgent(here, head.id, { type: 0 }),
        beside: await addAgent(here, pair.upline.id),
      };
      const ids: string[] = [];
      const uplines = firstUplines(Object.values(accounts));
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
          await addBet(here, accounts[one.by], { stake: String(one.stake), payout: one.won ? '1000' : '0', at: settledAt });
        } else if (one.type === 'move') {
          if (one.moved === one.to) return;
          const [moved, to] = [accounts[one.moved], one.to === null ? null : accounts[one.to].id];
          uplines.push({ account: moved.id, since: await moveTo(site, moved, to), upline: to });
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
      await recompute(ids, pair.downline.id, uplines);
      // Its contracts end, so that later histories do not settle them again.
      await here.db.update(account).set({ state: 'disabled' }).where(eq(account.id, pair.downline.id));
      await here.server.services.contracts.expire();
    }),
    {
      numRuns: histories,
      endOnFailure: true,
      examples: [signedBehind, movedTwice].map((moves) => [moves.map((one) => [one, null])]),
    },
  );
});

/** Wages are what the bets of the time in which a contract ran come to, and were paid for that time only, by one contract. */
async function recompute(ids: readonly string[], downline: string, uplines: readonly Upline[]) {
  const players = [...new Set(uplines.map(({ account: id }) => id))];
  const bets = (await here.db.select().from(bet).where(inArray(bet.account, players))).filter(({ account: id, decidedAt }) =>
    wasBelow(uplines, id, downline, decidedAt?.getTime() ?? 0),
  );
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

/** An upline of an account, in microseconds since. */
interface Upline {
  readonly account: string;
  readonly since: bigint;
  readonly upline: string | null;
}

const firstUplines = (accounts: readonly Account[]): Upline[] =>
  accounts.map(({ id, uplineId }) => ({ account: id, since: 0n, upline: uplineId }));

/** Whether an account was the top of a branch at a moment, or below it: by its uplines then. */
function wasBelow(uplines: readonly Upline[], id: string, top: string, at: number): boolean {
  if (id === top) return true;
  const known = uplines.filter((each) => each.account === id && each.since <= BigInt(at) * 1000n);
  const last = known.toSorted((one, other) => Number(one.since - other.since)).at(-1);
  return last?.upline != null && wasBelow(uplines, last.upline, top, at);
}
