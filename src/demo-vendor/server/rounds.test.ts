import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { football, minuteDraw, openDb, openRounds, sea, slot } from '../../../tests/demo-vendor/vendorKit.ts';
import { type GamePace, gamePaces, numberAt, paces } from '../catalogue/pace.ts';
import { amountText, readAmount } from '../engines/amount.ts';
import { modelOf } from '../engines/events/models.ts';
import { commitmentOf, repeat } from '../fairness/browserProof.ts';
import { ownOutcome } from './outcomes.ts';
import { createResults } from './results.ts';
import { vendorRound } from './tables.ts';

let database: Awaited<ReturnType<typeof openDb>>;
let players = 0;
const open = (balance?: string, pace?: GamePace) => openRounds(database, `player-${(players += 1)}`, balance, pace);
const order = (key: string, stake = '1000', pick = '') => ({ key: `${key}-0123456789abcdef`, stake, pick });

describe('rounds', () => {
  beforeAll(async () => {
    database = await openDb();
  });
  afterAll(() => database.close());

  describe('a round of one player', () => {
    it('moves the balance by exactly stake and payout', async () => {
      const { rounds, settling, platform, who } = open();
      const { round } = await rounds.own(who, slot, order('one'));
      expect(await settling.settle(round)).toBe(platform.balance());
      expect(readAmount(platform.balance())).toBe(100_000_0000n - 1000_0000n + (readAmount(round.payout ?? '') ?? 0n));
      expect((await rounds.find(who, round.id))?.state).toBe('settled');
    });

    it('is one round however often its order comes, concurrently or later', async () => {
      const { rounds, platform, who } = open();
      const answers = await Promise.allSettled(Array.from({ length: 8 }, () => rounds.own(who, slot, order('twice'))));
      const later = await rounds.own(who, slot, order('twice'));
      const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.round.id] : []));
      expect(new Set([...ids, later.round.id]).size).toBe(1);
      expect(platform.bets.size).toBe(1);
    });

    it('gives two tabs separate rounds, none under the same number', async () => {
      const { rounds, platform, who } = open();
      const answers = await Promise.all(['a', 'b', 'c', 'd'].map((tab) => rounds.own(who, sea, order(tab, '1000', '2'))));
      expect(new Set(answers.map(({ round }) => round.nonce)).size).toBe(4);
      expect(platform.bets.size).toBe(4);
    });

    it('takes the last of a balance and then says that there is nothing left', async () => {
      const { rounds, platform, settling, who } = open('1000.0000');
      const { round } = await rounds.own(who, sea, order('last', '1000', '7'));
      expect(readAmount(platform.balance())).toBe(0n);
      await settling.settle(round);
      const left = platform.balance();
      if (left === '0.0000')
        await expect(rounds.own(who, sea, order('none', '1000', '7'))).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' });
      await expect(rounds.own(who, sea, order('more', '500000', '7'))).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' });
      expect(platform.balance()).toBe(left);
    });

    it.each(['999', '5000001', '0', '-5', '1e9', '1000.00001'])('refuses a stake of %s', async (stake) => {
      const { rounds, platform, who } = open();
      await expect(rounds.own(who, slot, order('limit', stake))).rejects.toThrow(/LIMIT|MALFORMED/);
      expect(platform.bets.size).toBe(0);
    });

    it('gives the stake back when the answer to it was lost, and never settles that round', async () => {
      const { rounds, platform, pass, who } = open();
      platform.lost.add('bet');
      await expect(rounds.own(who, slot, order('lost'))).rejects.toMatchObject({ code: 'NETWORK' });
      expect(platform.balance()).toBe('99000.0000');
      await pass(30);
      expect(platform.balance()).toBe('100000.0000');
      const [round] = await rounds.unseen(who, slot.id);
      expect(round?.state).toBe('cancelled');
    });

    it('pays once when the platform is silent at settlement and the job has to ask again', async () => {
      const { rounds, settling, platform, pass, who } = open();
      const { round } = await rounds.own(who, slot, order('silent'));
      platform.lost.add('settle');
      expect(await settling.settle(round)).toBeNull();
      expect((await rounds.unseen(who, slot.id))[0]?.state).toBe('decided');
      platform.lost.clear();
      await pass(60);
      expect((await rounds.find(who, round.id))?.state).toBe('settled');
      expect(readAmount(platform.balance())).toBe(99_000_0000n + (readAmount(round.payout ?? '') ?? 0n));
      expect(platform.calls.filter((call) => call === 'settle')).toHaveLength(2);
    });

    it('can be recomputed in a browser once its seed is shown, and not before', async () => {
      const { rounds, seeds, who } = open();
      const { round } = await rounds.own(who, slot, order('proof'));
      const before = await seeds.proof(who, round.seed ?? 0);
      expect(before?.serverSeed).toBeNull();
      const next = await seeds.change(who, 'my-own-seed');
      const after = await seeds.proof(who, round.seed ?? 0);
      expect(after?.commitment).toBe(before?.commitment);
      expect(await commitmentOf(after?.serverSeed ?? '')).toBe(before?.commitment);
      const proof = { serverSeed: after?.serverSeed ?? '', clientSeed: after?.clientSeed ?? '', nonce: round.nonce };
      expect(await repeat(proof, (random) => ownOutcome(slot, '', random))).toEqual(round.outcome);
      expect(next).toMatchObject({ clientSeed: 'my-own-seed', nonce: 0 });
      expect(next.commitment).not.toBe(before?.commitment);
    });
  });

  describe('a bet on a draw', () => {
    const bet = (key: string, number: number, pick = 'small') => ({ ...order(key, '2000', pick), number, play: 'total' });

    it('waits for the numbers and is then paid by them, though the player is gone', async () => {
      const { rounds, results, platform, pass, clock, who } = open();
      const number = numberAt(paces[minuteDraw.pace], clock.at.getTime());
      const both = await Promise.all([
        rounds.onEvent(who, minuteDraw, bet('s', number)),
        rounds.onEvent(who, minuteDraw, bet('b', number, 'big')),
      ]);
      expect(platform.balance()).toBe('96000.0000');
      await pass(20);
      expect((await rounds.find(who, both[0].round.id))?.state).toBe('open');
      await pass(60);
      const ended = await rounds.history(who, minuteDraw.id, null, 10);
      const total = ((await results.of(minuteDraw, number)) as readonly number[]).reduce((sum, digit) => sum + digit, 0);
      const payouts = Object.fromEntries(ended.map(({ pick, payout }) => [pick, payout]));
      expect(payouts).toEqual(total > 22 ? { big: '3900.0000', small: '0.0000' } : { big: '0.0000', small: '3900.0000' });
      expect(platform.balance()).toBe('99900.0000');
    });

    it('is decided within ten seconds at the fast pace', async () => {
      const { rounds, pass, clock, who } = open(undefined, 'fast');
      const number = numberAt(gamePaces.fast[minuteDraw.pace], clock.at.getTime());
      const { round } = await rounds.onEvent(who, minuteDraw, bet('fast', number));
      await pass(10);
      expect((await rounds.find(who, round.id))?.state).toBe('settled');
    });

    it('goes back where the rules of the game have changed since', async () => {
      const { rounds, platform, clock, pass, who } = open();
      const number = numberAt(paces[minuteDraw.pace], clock.at.getTime());
      const { round } = await rounds.onEvent(who, minuteDraw, bet('stale', number));
      expect(platform.balance()).not.toBe('100000.0000');
      await database.db.update(vendorRound).set({ play: 'hand', pick: 'banker' }).where(eq(vendorRound.id, round.id));
      await pass(80);
      expect((await rounds.find(who, round.id))?.state).toBe('cancelled');
      expect(platform.balance()).toBe('100000.0000');
    });

    it('is refused once bets are closed, before they open, and for what cannot be bet on', async () => {
      const { rounds, platform, clock, who } = open();
      const number = numberAt(paces[minuteDraw.pace], clock.at.getTime());
      await expect(rounds.onEvent(who, minuteDraw, bet('past', number - 1))).rejects.toMatchObject({ code: 'BETS_CLOSED' });
      await expect(rounds.onEvent(who, minuteDraw, bet('future', number + 1))).rejects.toMatchObject({ code: 'BETS_CLOSED' });
      await expect(rounds.onEvent(who, minuteDraw, bet('odd', number, 'huge'))).rejects.toMatchObject({ code: 'MALFORMED' });
      clock.at = new Date(Math.ceil(clock.at.getTime() / 60_000) * 60_000 - 4_999);
      await expect(rounds.onEvent(who, minuteDraw, bet('late', number))).rejects.toMatchObject({ code: 'BETS_CLOSED' });
      expect(platform.bets.size).toBe(0);
    });
  });

  describe('a combination on a round of matches', () => {
    const pick = 'tip.0:home+overUnder.2:under+handicap.4:away';
    const combined = (key: string, number: number, other: Partial<{ odds: number; orHigher: boolean }> = {}) => ({
      ...order(key, '10000', pick),
      number,
      play: 'combination',
      ...other,
    });
    const odds = (number: number) => modelOf(football.model).oddsOf?.('combination', pick, number) ?? 0;

    it('is one stake, and pays its combined odds, a refunded line counted as 1.00, or nothing', async () => {
      const paid: boolean[] = [];
      // Rounds from a start at which some combinations hit and some miss.
      for (let offset = 0; offset < 12 && new Set(paid).size < 2; offset += 1) {
        const { rounds, results, platform, pass, clock, who } = open();
        clock.at = new Date(clock.at.getTime() + offset * 180_000);
        const number = numberAt(paces[football.pace], clock.at.getTime()) + 1;
        const bet = combined('combo', number, { odds: odds(number) });
        const { round } = await rounds.onEvent(who, football, bet);
        expect((await rounds.onEvent(who, football, bet)).round.id).toBe(round.id);
        expect([platform.balance(), platform.bets.size]).toEqual(['90000.0000', 1]);
        await pass(280);
        const hundredths = modelOf(football.model).returned(await results.of(football, number), 'combination', pick, number);
        const payout = amountText((100_000_000n * BigInt(hundredths)) / 100n);
        expect(await rounds.find(who, round.id)).toMatchObject({ state: 'settled', payout });
        expect(readAmount(platform.balance())).toBe(900_000_000n + (readAmount(payout) ?? 0n));
        paid.push(hundredths > 0);
      }
      expect(new Set(paid).size).toBe(2);
    });

    it('is refused at odds that the player was not shown, unless higher ones are accepted', async () => {
      const { rounds, platform, clock, who } = open();
      const number = numberAt(paces[football.pace], clock.at.getTime()) + 1;
      const shown = odds(number);
      for (const [key, other] of [
        ['lower', { odds: shown + 1, orHigher: true }],
        ['higher', { odds: shown - 1 }],
      ] as const)
        await expect(rounds.onEvent(who, football, combined(key, number, other))).rejects.toMatchObject({
          code: 'ODDS_CHANGED',
        });
      expect(platform.bets.size).toBe(0);
      await rounds.onEvent(who, football, combined('taken', number, { odds: shown - 1, orHigher: true }));
      expect(platform.bets.size).toBe(1);
    });

    it('is refused with two picks on one match', async () => {
      const { rounds, platform, clock, who } = open();
      const number = numberAt(paces[football.pace], clock.at.getTime()) + 1;
      const bad = { ...order('same', '10000', 'tip.0:home+overUnder.0:over'), number, play: 'combination' };
      await expect(rounds.onEvent(who, football, bad)).rejects.toMatchObject({ code: 'MALFORMED' });
      expect(platform.bets.size).toBe(0);
    });
  });

  it('draws every lottery on its schedule, the numbers that its commitment announced', async () => {
    const { results, clock } = open();
    const number = numberAt(paces[minuteDraw.pace], clock.at.getTime());
    const announced = results.commitment(minuteDraw, number);
    await expect(results.of(minuteDraw, number)).rejects.toThrow('not decided');
    clock.at = new Date(clock.at.getTime() + 60_000);
    expect(await results.draw()).toBeGreaterThan(40);
    const [latest] = await results.latest(minuteDraw, 1);
    expect(latest?.number).toBe(number);
    expect(await commitmentOf(latest?.serverSeed ?? '')).toBe(announced);
    // Another process computes the same results.
    const twin = createResults({
      db: database.db,
      now: () => clock.at,
      wallet: open().platform.wallet,
      key: Buffer.alloc(32, 3),
      paces,
    });
    expect(await twin.of(minuteDraw, number)).toEqual(latest?.result);
  });
});
