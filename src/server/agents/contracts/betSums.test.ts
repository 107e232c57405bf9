import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../../../scripts/rollup-check.ts';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { addAgent, addBet, openContractSite } from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/server/databases.ts';
import { moneyOf } from '../../../domain/money.ts';
import { bet, betBlock, betDay, betHour } from '../../platform/db/tables/play.ts';
import { checkBetSums } from './checkBetSums.ts';

const hourMs = 3_600_000;
/** The start of the five days that both 19 and 20 November are in. */
const fiveDays = new Date('2026-11-18T00:00:00Z');

let database: TestDatabase;
let site: Site;
beforeAll(async () => {
  database = await testDatabase();
  site = await openContractSite({ now: () => noon, database });
});
afterAll(() => site.close());

const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const hoursOf = async (owner: string) => {
  const rows = await site.db.select().from(betHour).where(eq(betHour.account, owner)).orderBy(betHour.book, betHour.hour);
  return rows.map(({ book, hour, bets, validBet, houseResult }) => [book, hour.toISOString(), bets, validBet, houseResult]);
};
const daysOf = async (owner: string) =>
  (await site.db.select().from(betDay).where(eq(betDay.account, owner)).orderBy(betDay.day)).map(({ day, bets }) => [
    day.toISOString(),
    bets,
  ]);

describe('sums of bets', () => {
  it('are by the hour and the day of UTC in which a bet was settled, however late it was written', async () => {
    const player = await addAgent(site);
    await addBet(site, player, { stake: '100', payout: '30', validBet: '90', at: after(hourMs - 1) });
    await addBet(site, player, { stake: '10', payout: '50', at: after(hourMs) });
    await addBet(site, player, { stake: '5', at: after(-5 * hourMs - 1) });
    await addBet(site, player, { stake: '7', at: after(1) });
    expect(await hoursOf(player.id)).toEqual([
      ['play:VND', '2026-11-19T23:00:00.000Z', 1, moneyOf('5'), moneyOf('5')],
      ['play:VND', '2026-11-20T05:00:00.000Z', 2, moneyOf('97'), moneyOf('77')],
      ['play:VND', '2026-11-20T06:00:00.000Z', 1, moneyOf('10'), moneyOf('-40')],
    ]);
    const blocks = await site.db.select().from(betBlock).where(eq(betBlock.account, player.id));
    expect(blocks.map(({ block, bets, validBet }) => [block, bets, validBet])).toEqual([[fiveDays, 4, moneyOf('112')]]);
    expect(await daysOf(player.id)).toEqual([
      ['2026-11-19T00:00:00.000Z', 1],
      ['2026-11-20T00:00:00.000Z', 3],
    ]);
  });

  it('follow a bet that is settled, changed, moved to another hour, cancelled or removed, and leave trials out', async () => {
    const player = await addAgent(site);
    const id = await addBet(site, player, { stake: '100', payout: '30', at: noon });
    const change = (to: Partial<typeof bet.$inferInsert>) => site.db.update(bet).set(to).where(eq(bet.id, id));
    const row = (hour: string, bets: number, result: string, book = 'play:VND') => [
      book,
      `2026-11-20T${hour}:00:00.000Z`,
      bets,
      moneyOf(bets === 0 ? '0' : '100'),
      moneyOf(result),
    ];
    await change({ state: 'open', payout: null, validBet: null, decidedAt: null });
    expect(await hoursOf(player.id)).toEqual([row('05', 0, '0')]);
    await change({ state: 'settled', payout: moneyOf('20'), validBet: moneyOf('100'), decidedAt: after(2 * hourMs) });
    expect(await hoursOf(player.id)).toEqual([row('05', 0, '0'), row('07', 1, '80')]);
    await change({ payout: moneyOf('300') });
    expect(await hoursOf(player.id)).toEqual([row('05', 0, '0'), row('07', 1, '-200')]);
    await change({ decidedAt: noon });
    expect(await hoursOf(player.id)).toEqual([row('05', 1, '-200'), row('07', 0, '0')]);
    await change({ book: 'trial:VND' });
    expect(await hoursOf(player.id)).toEqual([row('05', 0, '0'), row('07', 0, '0')]);
    await change({ book: 'real:VND' });
    expect((await hoursOf(player.id)).at(-1)).toEqual(row('05', 1, '-200', 'real:VND'));
    await change({ state: 'cancelled', payout: null, validBet: null });
    expect((await hoursOf(player.id)).at(-1)).toEqual(row('05', 0, '0', 'real:VND'));
    await change({ state: 'settled', payout: 0n, validBet: moneyOf('100') });
    await site.db.delete(bet).where(eq(bet.id, id));
    expect((await hoursOf(player.id)).at(-1)).toEqual(row('05', 0, '0', 'real:VND'));
    expect((await checkBetSums(site.db, 1_000)).broken).toBe(null);
  });

  it('are added up anew, and the first that differs is named: npm run rollup:check', async () => {
    const printed: string[] = [];
    const io = {
      env: { DATABASE_URL: database.url, LANG: 'en' },
      print: (text: string) => void printed.push(text),
      complain: (text: string) => void printed.push(text),
      ask: async () => '',
    };
    const run = async () => {
      const code = await main(['--sample', '1000'], io as unknown as Parameters<typeof main>[1]);
      return [
        code,
        printed
          .at(-1)
          ?.split('\n')
          .find((line) => line.includes('✗')) ?? null,
      ];
    };
    const player = await addAgent(site);
    await addBet(site, player, { stake: '100', at: noon });
    const [hour, day] = [eq(betHour.account, player.id), eq(betDay.account, player.id)];
    const found = (figure: string) => [1, `  ✗ alpha: ${player.id}, ${figure}`];
    expect(await run()).toEqual([0, null]);
    // The sums over all hours, days and books stay the same.
    await site.db
      .update(betHour)
      .set({ hour: after(hourMs) })
      .where(hour);
    expect(await run()).toEqual(found('bets 1 hour 2026-11-20 05:00Z play:VND'));
    await site.db.update(betHour).set({ hour: noon, book: 'real:VND' }).where(hour);
    expect(await run()).toEqual(found('bets 1 hour 2026-11-20 05:00Z play:VND'));
    await site.db.update(betHour).set({ book: 'play:VND' }).where(hour);
    await site.db
      .update(betDay)
      .set({ day: new Date('2026-11-19T00:00:00Z') })
      .where(day);
    expect(await run()).toEqual(found('bets 1 day 2026-11-19 00:00Z play:VND'));
    await site.db
      .update(betDay)
      .set({ day: new Date('2026-11-20T00:00:00Z') })
      .where(day);
    expect(await run()).toEqual([0, null]);
    await site.db
      .update(betHour)
      .set({ houseResult: sql`${betHour.houseResult} + 1` })
      .where(hour);
    expect(await run()).toEqual(found('result 1 hour 2026-11-20 05:00Z play:VND'));
    await site.db.delete(betHour).where(and(hour, eq(betHour.book, 'play:VND')));
    expect((await run())[0]).toBe(1);
  });
});
