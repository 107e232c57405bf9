import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyOf, moneyToWire, sumOf } from '../../src/domain/money.ts';
import { checkLedger } from '../../src/server/money/ledger/checkLedger.ts';
import type { SeamlessSession } from '../../src/wire/seamless.ts';
import type { Site } from '../server/auth-kit.ts';
import { fresh, type WalletAnswer } from './paper-vendor.ts';

/** A funded player in a game of the vendor under test; `wallet` maps the platform's call names to the vendor's calls. */
export interface Seat {
  readonly session: SeamlessSession;
  readonly wallet: (
    call: 'balance' | 'bet' | 'settle' | 'rollback' | 'refund',
    body: object,
    options?: { readonly request?: string },
  ) => Promise<WalletAnswer>;
}

export interface VendorUnderTest {
  readonly name: string;
  /** A platform with the vendor's entry, on a database with real concurrency; `close` also closes the vendor. */
  readonly open: () => Promise<Pick<Site, 'server' | 'vendors' | 'db'> & { readonly close: () => Promise<unknown> }>;
  readonly sit: (site: Pick<Site, 'server' | 'vendors'>) => Promise<Seat>;
}

const fifty = Array.from({ length: 50 }, (_, index) => index);

/** Conformance suite for every vendor adapter, independent of its protocol. */
export function conforms({ name, open, sit }: VendorUnderTest) {
  describe(`the wallet of ${name}`, () => {
    let site: Awaited<ReturnType<VendorUnderTest['open']>>;
    let seat: Seat;
    beforeAll(async () => {
      site = await open();
      seat = await sit(site);
    });
    afterAll(async () => {
      const { broken } = await checkLedger(site.db);
      await site.close();
      expect(broken).toBe(null);
    });

    const { player, bet, settle, rollback, refund, balance } = {
      player: () => seat.session.player,
      bet: (roundId: string, betId: string, amount: string, request?: string) =>
        seat.wallet('bet', { session: seat.session.session, roundId, betId, amount }, request === undefined ? {} : { request }),
      settle: (roundId: string, results: object[], closes = true, request?: string) =>
        seat.wallet(
          'settle',
          { player: seat.session.player, roundId, results, closes },
          request === undefined ? {} : { request },
        ),
      rollback: (roundId: string, betId: string) => seat.wallet('rollback', { player: seat.session.player, roundId, betId }),
      refund: (roundId: string) => seat.wallet('refund', { player: seat.session.player, roundId }),
      balance: async () => moneyOf((await seat.wallet('balance', { session: seat.session.session })).value.balance),
    };
    const after = async (start: bigint, change: string) => expect(await balance()).toBe(start + moneyOf(change));

    it('takes a stake and pays a win, to the last place', async () => {
      const start = await balance();
      const [roundId, betId] = [fresh('round'), fresh('bet')];
      const placed = await bet(roundId, betId, '1000.0001');
      expect([placed.code, placed.value.balance]).toEqual(['OK', moneyToWire(sumOf([await balance()]))]);
      await after(start, '-1000.0001');
      expect((await settle(roundId, [{ betId, payout: '2500.5000' }])).code).toBe('OK');
      await after(start, '1500.4999');
    });

    it('debits a bet once that is sent fifty times concurrently', async () => {
      const start = await balance();
      const [roundId, betId, request] = [fresh('round'), fresh('bet'), fresh('request')];
      const answers = await Promise.all(fifty.map(() => bet(roundId, betId, '10.0000', request)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.code).toBe('OK');
      await after(start, '-10.0000');
    });

    it('debits a bet once that comes fifty times under different request numbers', async () => {
      const start = await balance();
      const [roundId, betId] = [fresh('round'), fresh('bet')];
      const answers = await Promise.all(fifty.map(() => bet(roundId, betId, '10.0000')));
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK']));
      expect(new Set(answers.map(({ value }) => value.act)).size).toBe(1);
      await after(start, '-10.0000');
      expect((await bet(roundId, betId, '11.0000')).code).toBe('BET_CONFLICT');
      expect((await bet(fresh('round'), betId, '10.0000')).code).toBe('BET_CONFLICT');
    });

    it('refuses a request number that was used for something else', async () => {
      const request = fresh('request');
      await bet(fresh('round'), fresh('bet'), '1.0000', request);
      expect((await bet(fresh('round'), fresh('bet'), '1.0000', request)).code).toBe('REQUEST_CONFLICT');
    });

    it('pays once what is settled fifty times concurrently, and never another result', async () => {
      const start = await balance();
      const [roundId, betId] = [fresh('round'), fresh('bet')];
      await bet(roundId, betId, '10.0000');
      const answers = await Promise.all(fifty.map(() => settle(roundId, [{ betId, payout: '25.0000' }])));
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK']));
      expect((await settle(roundId, [{ betId, payout: '26.0000' }])).code).toBe('BET_SETTLED');
      await after(start, '15.0000');
    });

    it('asks to try again when a result comes before its bet', async () => {
      const start = await balance();
      const [roundId, betId] = [fresh('round'), fresh('bet')];
      const early = await settle(roundId, [{ betId, payout: '5.0000' }]);
      expect([early.code, early.value]).toEqual(['BET_UNKNOWN', { retry: true }]);
      await bet(roundId, betId, '5.0000');
      expect((await settle(roundId, [{ betId, payout: '5.0000', validBet: '0.0000' }])).code).toBe('OK');
      await after(start, '0.0000');
    });

    it('takes a bet back once, and lets a result stand', async () => {
      const start = await balance();
      const [roundId, betId] = [fresh('round'), fresh('bet')];
      await bet(roundId, betId, '7.0000');
      const answers = await Promise.all([rollback(roundId, betId), rollback(roundId, betId), rollback(roundId, betId)]);
      expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK']);
      await after(start, '0.0000');
      expect((await settle(roundId, [{ betId, payout: '9.0000' }])).code).toBe('BET_CANCELLED');
      expect((await bet(roundId, betId, '7.0000')).code).toBe('BET_CANCELLED');

      const [other, decided] = [fresh('round'), fresh('bet')];
      await bet(other, decided, '7.0000');
      await settle(other, [{ betId: decided, payout: '0.0000' }]);
      const late = await rollback(other, decided);
      expect([late.code, late.value]).toEqual(['BET_SETTLED', { retry: false }]);
      await after(start, '-7.0000');
    });

    it('never debits a bet that was taken back before it came', async () => {
      const start = await balance();
      const [roundId, betId] = [fresh('round'), fresh('bet')];
      expect((await rollback(roundId, betId)).code).toBe('OK');
      expect((await bet(roundId, betId, '3.0000')).code).toBe('BET_CANCELLED');
      const next = fresh('bet');
      expect((await bet(roundId, next, '3.0000')).code).toBe('OK');
      await after(start, '-3.0000');
      await settle(roundId, [{ betId: next, payout: '3.0000' }]);
      await after(start, '0.0000');
    });

    it('refunds what is undecided of a round and closes it', async () => {
      const start = await balance();
      const roundId = fresh('round');
      const bets = [fresh('bet'), fresh('bet'), fresh('bet')] as const;
      for (const betId of bets) await bet(roundId, betId, '4.0000');
      await settle(roundId, [{ betId: bets[0], payout: '6.0000' }], false);
      expect((await settle(roundId, [{ betId: bets[1], payout: '6.0000' }], true)).code).toBe('ROUND_UNDECIDED');
      expect((await refund(roundId)).code).toBe('OK');
      await after(start, '2.0000');
      expect((await bet(roundId, fresh('bet'), '1.0000')).code).toBe('ROUND_CLOSED');
    });

    it('either settles or refunds a round, when both come concurrently', async () => {
      const start = await balance();
      for (let time = 0; time < 10; time += 1) {
        const [roundId, betId] = [fresh('round'), fresh('bet')];
        await bet(roundId, betId, '1.0000');
        const [settled, refunded] = await Promise.all([settle(roundId, [{ betId, payout: '1.0000' }]), refund(roundId)]);
        expect([settled.code, refunded.code].filter((code) => code === 'OK').length).toBe(1);
      }
      await after(start, '0.0000');
    });

    it('decides for the player a round belongs to and no one else', async () => {
      const [roundId, betId] = [fresh('round'), fresh('bet')];
      await bet(roundId, betId, '1.0000');
      const results = [{ betId, payout: '1000.0000' }];
      const otherPlayer = await seat.wallet('settle', { player: `${player()}x`, roundId, results, closes: true });
      expect(otherPlayer.code).toBe('BET_CONFLICT');
      await refund(roundId);
    });

    it('lets two tabs play down to exactly zero and no further', async () => {
      const start = await balance();
      const half = start / 2n;
      const rest = start - half;
      const stakes = [half, half, rest, rest].map((units) => moneyToWire(units as typeof start));
      const rounds = stakes.map(() => [fresh('round'), fresh('bet')] as const);
      const answers = await Promise.all(
        stakes.map((stake, index) => bet(rounds[index]?.[0] ?? '', rounds[index]?.[1] ?? '', stake)),
      );
      expect(answers.filter(({ code }) => code === 'OK').length).toBe(2);
      const refused = answers.find(({ code }) => code === 'BALANCE_TOO_LOW');
      expect(refused?.status).toBe(402);
      expect((await balance()) >= 0n).toBe(true);
      for (const [roundId] of rounds) await refund(roundId);
      expect(await balance()).toBe(start);

      const all = [fresh('round'), fresh('bet')] as const;
      expect((await bet(...all, moneyToWire(start))).value.balance).toBe('0.0000');
      const dry = await bet(fresh('round'), fresh('bet'), '0.0001');
      expect([dry.code, dry.value]).toEqual(['BALANCE_TOO_LOW', { retry: false, balance: '0.0000' }]);
      await refund(all[0]);
    });
  });
}
