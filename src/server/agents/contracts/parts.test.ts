import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { addAgent, addBet, moveTo, openContractSite } from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import type { WageWindow } from '../../../domain/contracts/index.ts';
import { moneyOf } from '../../../domain/money.ts';
import { partsOf } from './parts.ts';
import { spansOf } from './spans.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A midnight of UTC. */
const start = Date.UTC(2026, 10, 10);

let time = noon;
let site: Site;
beforeAll(async () => {
  site = await openContractSite({ now: () => time });
});
afterAll(() => site.close());

/** Moments of two weeks, many of them at the edge of an hour, a day or five days: those begin after 72, 192 and 312 hours. */
const moment = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 336 }), fc.constantFrom(0, 24, 72, 73, 192, 216, 312)),
    fc.constantFrom(0, 0, 1, -1, 20 * minuteMs, 40 * minuteMs),
  )
  .map(([hours, more]) => Math.max(0, hours * hourMs + more));
const cuts = fc.uniqueArray(moment, { minLength: 2, maxLength: 6 }).map((edges) => edges.toSorted((one, other) => one - other));
const windowsFrom = (edges: readonly number[]): WageWindow[] =>
  edges.slice(1).map((until, index) => ({ from: start + (edges[index] ?? 0), until: start + until }));

describe('spans of windows', () => {
  it('are whole days and hours of UTC within one window, and each moment is in one of them', () => {
    fc.assert(
      fc.property(cuts, (edges) => {
        const windows = windowsFrom(edges);
        const { blocks, days, hours, bets } = spansOf(windows);
        const sorted = [...blocks, ...days, ...hours, ...bets].toSorted((one, other) => one.from - other.from);
        expect([sorted[0]?.from, sorted.at(-1)?.until]).toEqual([windows[0]?.from, windows.at(-1)?.until]);
        for (const [index, { from }] of sorted.entries()) if (index > 0) expect(from).toBe(sorted[index - 1]?.until);
        const isCut = (from: number, size: number) => windows.some(({ until }) => until > from && until < from + size);
        for (const [spans, size] of [
          [blocks, 432_000_000],
          [days, 86_400_000],
          [hours, 3_600_000],
        ] as const) {
          for (const { from, until } of spans) {
            expect([from % size, until % size]).toEqual([0, 0]);
            for (let at = from; at < until; at += size) expect(isCut(at, size)).toBe(false);
          }
        }
        for (const { from, until } of bets) {
          const hour = Math.ceil(from / 3_600_000) * 3_600_000;
          expect(hour + 3_600_000 > until || isCut(hour, 3_600_000)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

const act = fc.oneof(
  fc.record({ type: fc.constant('bet' as const), at: moment, by: fc.integer({ min: 0, max: 4 }), won: fc.boolean() }),
  fc.record({
    type: fc.constant('move' as const),
    at: moment,
    moved: fc.integer({ min: 2, max: 4 }),
    to: fc.constantFrom(0, 1, 2, 3, null),
  }),
);

it('adds up sums of days and hours to what the bets of those come to who were in the branch', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), cuts, async (acts, edges) => {
      time = new Date(start);
      const top = await addAgent(site);
      // The first is the downline; two are below it, one of them with an account below it.
      const downline = await addAgent(site, top.id);
      const beside = await addAgent(site, top.id);
      const [one, two] = [await addAgent(site, downline.id), await addAgent(site, downline.id)];
      const people = [downline, beside, one, two, await addAgent(site, one.id)];
      const idOf = (index: number) => people[index]?.id ?? '';
      const uplines = people.map(({ id, uplineId }) => ({ id, since: 0n, upline: uplineId }));
      const bets: { readonly id: string; readonly at: number; readonly result: bigint }[] = [];
      for (const each of acts.toSorted((first, second) => first.at - second.at)) {
        time = new Date(start + each.at);
        if (each.type === 'bet') {
          await addBet(
            site,
            { ...top, id: idOf(each.by) },
            { stake: '100', payout: each.won ? '250' : '0', validBet: '90', at: time },
          );
          bets.push({ id: idOf(each.by), at: time.getTime(), result: each.won ? moneyOf('-150') : moneyOf('100') });
        } else if (each.moved !== each.to && !(each.to !== null && isBelow(idOf(each.to), idOf(each.moved)))) {
          const upline = each.to === null ? null : idOf(each.to);
          const since = await moveTo(site, { id: idOf(each.moved) }, upline);
          uplines.push({ id: idOf(each.moved), since, upline });
        }
      }
      function uplineAt(id: string, at: number) {
        const known = uplines.filter((each) => each.id === id && each.since <= BigInt(at) * 1000n);
        return known.toSorted((first, second) => Number(first.since - second.since)).at(-1)?.upline ?? null;
      }
      function isBelow(id: string, above: string): boolean {
        const upline = uplineAt(id, Date.UTC(2100, 0));
        return upline !== null && (upline === above || isBelow(upline, above));
      }
      /** The part of the branch that an account was in; null outside of it. */
      function headAt(id: string, at: number): string | null {
        if (id === downline.id) return id;
        const upline = uplineAt(id, at);
        return upline === null ? null : upline === downline.id ? id : headAt(upline, at);
      }
      const windows = windowsFrom(edges);
      const parts = await partsOf(site.db, { merchant: 'alpha', downline: downline.id, book: 'play:VND' }, windows);
      const found = parts.map((each) => Object.fromEntries(each.map(({ head, moved: _moved, ...figures }) => [head, figures])));
      const expected = windows.map(({ from, until }) => {
        const within = bets.flatMap((bet) => {
          const head = bet.at >= from && bet.at < until ? headAt(bet.id, bet.at) : null;
          return head === null ? [] : [{ ...bet, head }];
        });
        return Object.fromEntries(
          [...Map.groupBy(within, ({ head }) => head)].map(([head, group]) => [
            head,
            {
              bets: group.length,
              validBet: moneyOf(String(90 * group.length)),
              houseResult: group.reduce((sum, { result }) => sum + result, 0n),
              activeMembers: new Set(group.map(({ id }) => id)).size,
            },
          ]),
        );
      });
      expect(found).toEqual(expected);
    }),
    { numRuns: Number(process.env['HISTORIES'] ?? 60) },
  );
});
