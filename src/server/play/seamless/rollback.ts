import { and, eq } from 'drizzle-orm';
import { moneyFromUnits, sumOf, zero } from '../../../domain/money.ts';
import type { SeamlessBooking, SeamlessRefund, SeamlessRollback } from '../../../wire/seamless.ts';
import type { Decision, Wallet } from '../../money/ledger/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { account, bet } from '../../platform/db/tables/index.ts';

import { SeamlessRefusal } from './errors.ts';
import { bookingOf, type PlayDeps, type VendorCaller } from './playDeps.ts';
import { type Bet, betOf, betsOf, changeBet, endRound, openRound, ownRound, walletOfBet } from './rounds.ts';

/** Rollback of one bet, and refund of the pending bets of a whole round. */
export function createRollback({ ledger, playSessions, now }: PlayDeps) {
  return {
    rollback: async (caller: VendorCaller, order: SeamlessRollback): Promise<SeamlessBooking> =>
      bookingOf(
        caller,
        await ledger.execute(caller.request, (tx, transaction) => decideRollback(tx, transaction, caller, order)),
      ),

    refund: async (caller: VendorCaller, order: SeamlessRefund): Promise<SeamlessBooking> =>
      bookingOf(
        caller,
        await ledger.execute(caller.request, (tx, transaction) => decideRefund(tx, transaction, caller, order)),
      ),
  };

  async function decideRollback(
    tx: DbTransaction,
    transaction: string,
    caller: VendorCaller,
    order: SeamlessRollback,
  ): Promise<Decision> {
    const { tenant, vendor } = caller;
    const { merchant } = tenant.brand;
    const key = { merchant, vendor, id: order.roundId };
    const at = now();
    const round = await roundFor(tx, caller, order);
    const known = await betOf(tx, merchant, vendor, order.betId);
    if (known === null) {
      const wallet = await walletOf(tx, caller, round.account);
      await insertTombstone(tx, { ...key, betId: order.betId, account: round.account, gameId: round.gameId, wallet, at });
      return { transaction: null, wallet, earlier: null };
    }
    if (known.roundId !== order.roundId) throw new SeamlessRefusal('BET_CONFLICT');
    if (known.state === 'settled') throw new SeamlessRefusal('BET_SETTLED');
    if (known.state === 'cancelled') return { transaction: null, wallet: walletOfBet(known), earlier: known.resultTransaction };
    return refundStakes(tx, transaction, caller, order.roundId, [known], at);
  }

  async function decideRefund(
    tx: DbTransaction,
    transaction: string,
    caller: VendorCaller,
    order: SeamlessRefund,
  ): Promise<Decision> {
    const { tenant, vendor } = caller;
    const key = { merchant: tenant.brand.merchant, vendor, id: order.roundId };
    const at = now();
    const round = await roundFor(tx, caller, order);
    if (round.state === 'closed') throw new SeamlessRefusal('ROUND_CLOSED');
    const bets = await betsOf(tx, key);
    const open = bets.filter(({ state }) => state === 'open');
    if (round.state === 'open') {
      await endRound(tx, key, bets.some(({ state }) => state === 'settled') ? 'closed' : 'void', at);
    }
    if (open.length > 0) return refundStakes(tx, transaction, caller, order.roundId, open, at);
    return {
      transaction: null,
      wallet: await walletOf(tx, caller, round.account),
      earlier: bets[0]?.resultTransaction ?? null,
    };
  }

  async function refundStakes(
    tx: DbTransaction,
    transaction: string,
    caller: VendorCaller,
    roundId: string,
    bets: readonly Bet[],
    at: Date,
  ): Promise<Decision> {
    const [first] = bets;
    if (first === undefined) throw new SeamlessRefusal('BET_UNKNOWN');
    for (const one of bets) await changeBet(tx, one, { state: 'cancelled', decidedAt: at, resultTransaction: transaction });
    const wallet = walletOfBet(first);
    const amount = sumOf(bets.map(({ stake }) => moneyFromUnits(stake)));
    return { transaction: { kind: 'return', wallet, amount, vendor: caller.vendor, round: roundId } };
  }

  /** Locks the round, or opens it if the call arrived before its first bet. */
  async function roundFor(tx: DbTransaction, { tenant, vendor }: VendorCaller, { player, roundId }: SeamlessRefund) {
    const { merchant } = tenant.brand;
    const key = { merchant, vendor, id: roundId };
    const held = await ownRound(tx, key, player);
    if (held !== null) return held;
    const { account: id, gameId } = await playSessions.latest(tx, merchant, vendor, player);
    return openRound(tx, key, { account: id, player, gameId }, now());
  }
}

/** Inserts a cancelled bet for a rollback that arrived first, so that the bet is rejected when it comes. */
async function insertTombstone(
  tx: DbTransaction,
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
  await tx.insert(bet).values({
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

async function walletOf(tx: DbTransaction, { tenant }: VendorCaller, id: string): Promise<Wallet> {
  const [owner] = await tx
    .select({ id: account.id, type: account.type })
    .from(account)
    .where(and(eq(account.merchant, tenant.brand.merchant), eq(account.id, id)));
  if (owner === undefined) throw new SeamlessRefusal('PLAYER_UNKNOWN');
  return playWallet(tenant, owner);
}
