import { type Money, moneyFromUnits, moneyOf } from '../../../domain/money.ts';
import type { SeamlessBet, SeamlessBooking } from '../../../wire/seamless.ts';
import { type Decision, LedgerRefusal, type Wallet } from '../../money/ledger/index.ts';
import { exceededBy, type LimitRow, limitReached } from '../../money/saferPlay/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { SeamlessRefusal, unknownGame } from './errors.ts';
import { bookingOf, type PlayDeps, type VendorCaller } from './playDeps.ts';
import type { BetOpening, PlaySession } from './playSessions.ts';
import { addingBet, type NewBet, openingRound, walletOfBet } from './rounds.ts';
import type { PlayGame } from './vendorAdapter.ts';

/** The player and the game of a bet. */
interface GameContext {
  readonly playSession: PlaySession;
  readonly game: PlayGame;
  readonly isOnBreak: boolean;
}

/**
 * Places a bet: bet, round and stake in one transaction of two round trips.
 * @throws SeamlessRefusal, LedgerRefusal REQUEST_CONFLICT
 */
export function createPlaceBet({ ledger, playSessions, gameOf, now }: PlayDeps) {
  return async (caller: VendorCaller, order: SeamlessBet): Promise<SeamlessBooking> => {
    let wallet: Wallet | null = null;
    try {
      const executed = await ledger.execute(
        caller.request,
        async (tx, transaction, opened: BetOpening, limits: readonly LimitRow[]) => {
          const decided = await decide(tx, transaction, caller, order, { opened, limits });
          wallet = decided.transaction?.wallet ?? null;
          return decided;
        },
        playSessions.opening(caller.tenant, caller.vendor, order),
      );
      return bookingOf(caller, executed);
    } catch (error) {
      if (!(error instanceof LedgerRefusal) || error.code !== 'BALANCE_TOO_LOW') throw error;
      throw new SeamlessRefusal('BALANCE_TOO_LOW', wallet === null ? null : await ledger.balance(wallet));
    }
  };

  async function decide(
    tx: DbTransaction,
    transaction: string,
    { tenant, vendor }: VendorCaller,
    order: SeamlessBet,
    { opened, limits }: { readonly opened: BetOpening; readonly limits: readonly LimitRow[] },
  ): Promise<Decision> {
    const { merchant } = tenant.brand;
    const amount = moneyOf(order.amount);
    let context: GameContext;
    try {
      context = await gameContextOf(tx, { tenant, vendor }, order, opened);
    } catch (error) {
      // A retry of an accepted bet succeeds even if its session has ended since.
      if (!(error instanceof SeamlessRefusal) || opened.betRound === null) throw error;
      return repeated(merchant, opened, order, amount);
    }
    const { playSession, game, isOnBreak } = context;
    if (opened.roundAccount !== null && opened.roundAccount !== playSession.account) throw new SeamlessRefusal('BET_CONFLICT');
    if (opened.betRound !== null) return repeated(merchant, opened, order, amount);
    if (opened.roundState !== null && opened.roundState !== 'open') throw new SeamlessRefusal('ROUND_CLOSED');
    if (isOnBreak) throw new SeamlessRefusal('PLAYER_BLOCKED');
    const limit = exceededBy(limits, amount);
    if (limit !== null) throw new SeamlessRefusal('LIMIT_REACHED', null, null, limitReached(limit));
    const wallet = playWallet(tenant, playSession.owner);
    const next: NewBet = {
      merchant,
      vendor,
      id: order.betId,
      roundId: order.roundId,
      account: playSession.account,
      wallet: wallet.name === 'trial' ? 'trial' : 'main',
      book: wallet.book,
      gameId: game.gameCode,
      category: game.category,
      vassalage: game.vassalage,
      stake: amount,
      selection: order.selection ?? null,
      placedAt: now(),
      stakeTransaction: transaction,
    };
    return {
      transaction: { kind: 'stake', wallet, amount, vendor, bet: order.betId },
      // A round or bet that a concurrent call added meanwhile violates its key, and the ledger asks for the decision again.
      writes: [opened.roundState === null ? openingRound(next, playSession.player) : addingBet(next)],
    };
  }

  async function gameContextOf(
    tx: DbTransaction,
    { tenant, vendor }: Pick<VendorCaller, 'tenant' | 'vendor'>,
    order: SeamlessBet,
    opened: BetOpening,
  ): Promise<GameContext> {
    const { playSession, game: row, isOnBreak } = await playSessions.admit(tx, tenant, opened);
    const game = gameOf(tenant, vendor, row);
    if (game === null) throw unknownGame(tenant, vendor, order.gameCode ?? playSession.gameId);
    return { playSession, game, isOnBreak };
  }
}

function repeated(merchant: string, known: BetOpening, { roundId }: SeamlessBet, amount: Money): Decision {
  if (known.betState === 'cancelled') throw new SeamlessRefusal('BET_CANCELLED');
  if (known.betRound !== roundId || moneyFromUnits(BigInt(known.stake)) !== amount) throw new SeamlessRefusal('BET_CONFLICT');
  const { betAccount: account, wallet, book, stakeTransaction } = known;
  return { transaction: null, wallet: walletOfBet({ merchant, account, wallet, book }), earlier: stakeTransaction };
}
