import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import { moneyFromUnits, moneyToWire, sumOf, zero } from '../../domain/money.ts';
import type { SeamlessBooking, SeamlessRefund, SeamlessRollback } from '../../wire/seamless.ts';
import { account } from '../db/tables/accounts.ts';
import { bet } from '../db/tables/play.ts';
import type { DbTransaction, Decision, LedgerTransaction, Wallet } from '../ledger/index.ts';
import { playWallet } from '../wallets/index.ts';
import { refusalOf, SeamlessRefusal } from './errors.ts';
import type { PlayDeps, VendorCaller } from './playDeps.ts';
import { type Bet, betOf, betsOf, changeBet, endRound, openRound, ownRound, walletOfBet } from './rounds.ts';

type Booking = Static<typeof SeamlessBooking>;

/** Stakes that go back: of one bet, or of a whole round that was cut short. */
export function createRollback({ ledger, visits, now }: PlayDeps) {
  return {
    rollback: (caller: VendorCaller, order: SeamlessRollback): Promise<Booking> =>
      ledger.execute(caller.request, (work, act) => decideRollback(work, act, caller, order)).catch(refusalOf),

    refund: (caller: VendorCaller, order: SeamlessRefund): Promise<Booking> =>
      ledger.execute(caller.request, (work, act) => decideRefund(work, act, caller, order)).catch(refusalOf),
  };

  async function decideRollback(
    work: DbTransaction,
    act: string,
    caller: VendorCaller,
    order: SeamlessRollback,
  ): Promise<Decision<Booking>> {
    const { tenant, vendor } = caller;
    const { merchant } = tenant.brand;
    const key = { merchant, vendor, id: order.roundId };
    const at = now();
    const round = await roundFor(work, caller, order);
    const known = await betOf(work, merchant, vendor, order.betId);
    if (known === null) {
      const wallet = await walletOf(work, caller, round.account);
      await insertTombstone(work, { ...key, betId: order.betId, account: round.account, gameId: round.gameId, wallet, at });
      return responseOf(caller, wallet, null, null);
    }
    if (known.roundId !== order.roundId) throw new SeamlessRefusal('BET_CONFLICT');
    if (known.state === 'settled') throw new SeamlessRefusal('BET_SETTLED');
    if (known.state === 'cancelled') return responseOf(caller, walletOfBet(known), null, known.resultAct);
    return refundStakes(work, act, caller, order.roundId, [known], at);
  }

  async function decideRefund(
    work: DbTransaction,
    act: string,
    caller: VendorCaller,
    order: SeamlessRefund,
  ): Promise<Decision<Booking>> {
    const { tenant, vendor } = caller;
    const key = { merchant: tenant.brand.merchant, vendor, id: order.roundId };
    const at = now();
    const round = await roundFor(work, caller, order);
    if (round.state === 'closed') throw new SeamlessRefusal('ROUND_CLOSED');
    const bets = await betsOf(work, key);
    const open = bets.filter(({ state }) => state === 'open');
    if (round.state === 'open') {
      await endRound(work, key, bets.some(({ state }) => state === 'settled') ? 'closed' : 'void', at);
    }
    if (open.length > 0) return refundStakes(work, act, caller, order.roundId, open, at);
    return responseOf(caller, await walletOf(work, caller, round.account), null, bets[0]?.resultAct ?? null);
  }

  async function refundStakes(
    work: DbTransaction,
    act: string,
    caller: VendorCaller,
    roundId: string,
    bets: readonly Bet[],
    at: Date,
  ): Promise<Decision<Booking>> {
    const [first] = bets;
    if (first === undefined) throw new SeamlessRefusal('BET_UNKNOWN');
    for (const one of bets) await changeBet(work, one, { state: 'cancelled', decidedAt: at, resultAct: act });
    const wallet = walletOfBet(first);
    const amount = sumOf(bets.map(({ stake }) => moneyFromUnits(stake)));
    return responseOf(caller, wallet, { kind: 'return', wallet, amount, vendor: caller.vendor, round: roundId }, null);
  }

  /** The round of a call that may have overtaken its first bet: then it is opened for this player, so that the bet finds it. */
  async function roundFor(work: DbTransaction, { tenant, vendor }: VendorCaller, { player, roundId }: SeamlessRefund) {
    const { merchant } = tenant.brand;
    const key = { merchant, vendor, id: roundId };
    const held = await ownRound(work, key, player);
    if (held !== null) return held;
    const { account: id, gameId } = await visits.latest(work, merchant, vendor, player);
    return (await openRound(work, key, { account: id, player, gameId }, now())).round;
  }
}

/** Leaves a mark in the place of a bet that has not come, so that it never counts. */
async function insertTombstone(
  work: DbTransaction,
  mark: {
    merchant: string;
    vendor: string;
    id: string;
    betId: string;
    account: string;
    gameId: string;
    wallet: Wallet;
    at: Date;
  },
) {
  const { merchant, vendor, id, betId, account: owner, gameId, wallet, at } = mark;
  await work.insert(bet).values({
    merchant,
    vendor,
    id: betId,
    roundId: id,
    account: owner,
    wallet: wallet.name === 'trial' ? 'trial' : 'main',
    book: wallet.book,
    gameId,
    category: '',
    vassalage: '',
    stake: zero,
    state: 'cancelled',
    placedAt: at,
    decidedAt: at,
  });
}

async function walletOf(work: DbTransaction, { tenant }: VendorCaller, id: string): Promise<Wallet> {
  const [owner] = await work
    .select({ id: account.id, type: account.type })
    .from(account)
    .where(and(eq(account.merchant, tenant.brand.merchant), eq(account.id, id)));
  if (owner === undefined) throw new SeamlessRefusal('PLAYER_UNKNOWN');
  return playWallet(tenant, owner);
}

const responseOf = (
  { tenant }: VendorCaller,
  wallet: Wallet,
  act: LedgerTransaction | null,
  earlier: string | null,
): Decision<Booking> => ({
  act,
  wallet,
  answer: ({ act: number, balance }) => {
    return { act: number ?? earlier, balance: moneyToWire(balance), currency: tenant.brand.money.currency };
  },
});
