import type { Static } from 'typebox';
import { type Money, moneyOf, moneyToWire } from '../../domain/money.ts';
import type { SeamlessBet, SeamlessBooking } from '../../wire/seamless.ts';
import type { DbTransaction } from '../db/index.ts';
import { type Decision, LedgerRefusal, type Wallet } from '../ledger/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import { playWallet } from '../wallets/index.ts';
import { SeamlessRefusal } from './errors.ts';
import type { PlayDeps, VendorCaller } from './playDeps.ts';
import type { PlaySession, VisitRow } from './playSessions.ts';
import { addBet, type Bet, betOf, lockRound, type NewBet, openRoundWith, walletOfBet } from './rounds.ts';
import type { PlayGame } from './vendorAdapter.ts';

type Booking = Static<typeof SeamlessBooking>;

/** The player and the game of a bet. */
interface GameContext {
  readonly visit: PlaySession;
  readonly game: PlayGame;
}

/**
 * Places a bet: bet, round and stake in one transaction.
 * @throws SeamlessRefusal, LedgerRefusal REQUEST_CONFLICT
 */
export function createPlaceBet({ ledger, visits, gameOf, now }: PlayDeps) {
  return async (caller: VendorCaller, order: SeamlessBet): Promise<Booking> => {
    let wallet: Wallet | null = null;
    try {
      return await ledger.execute(
        caller.request,
        async (tx, act, opened: VisitRow): Promise<Decision<Booking>> => {
          const decided = await decide(tx, act, caller, order, opened);
          wallet = decided.wallet;
          return decided;
        },
        visits.opening(caller.vendor, order.session, order.gameCode ?? null),
      );
    } catch (error) {
      if (!(error instanceof LedgerRefusal) || error.code !== 'BALANCE_TOO_LOW') throw error;
      throw new SeamlessRefusal('BALANCE_TOO_LOW', wallet === null ? null : await ledger.balance(wallet));
    }
  };

  async function decide(
    tx: DbTransaction,
    act: string,
    { tenant, vendor }: VendorCaller,
    order: SeamlessBet,
    opened: VisitRow,
  ): Promise<Decision<Booking>> {
    const { merchant, money } = tenant.brand;
    const amount = moneyOf(order.amount);
    const booking = (number: string | null, balance: Money): Booking => {
      return { act: number, balance: moneyToWire(balance), currency: money.currency };
    };
    let context: GameContext;
    try {
      context = await gameContextOf(tx, tenant, vendor, opened);
    } catch (error) {
      // A retry of an accepted bet succeeds even if its session has ended since.
      const known = error instanceof SeamlessRefusal ? await betOf(tx, merchant, vendor, order.betId) : null;
      if (known === null) throw error;
      return repeated(known, order, amount, booking);
    }
    const { visit, game } = context;
    const wallet = playWallet(tenant, visit.owner);
    const next: NewBet = {
      merchant,
      vendor,
      id: order.betId,
      roundId: order.roundId,
      account: visit.account,
      wallet: wallet.name === 'trial' ? 'trial' : 'main',
      book: wallet.book,
      gameId: game.gameCode,
      category: game.category,
      vassalage: game.vassalage,
      stake: amount,
      selection: order.selection ?? null,
      placedAt: now(),
      stakeAct: act,
    };
    if (!(await openRoundWith(tx, next, visit.player))) {
      const round = await lockRound(tx, { merchant, vendor, id: order.roundId });
      if (round?.account !== visit.account) throw new SeamlessRefusal('BET_CONFLICT');
      // The bet may have been booked while this call waited for the round.
      const duplicate = await betOf(tx, merchant, vendor, order.betId);
      if (duplicate !== null) return repeated(duplicate, order, amount, booking);
      if (round.state !== 'open') throw new SeamlessRefusal('ROUND_CLOSED');
      // Booked meanwhile, in another round.
      if (!(await addBet(tx, next))) throw new SeamlessRefusal('BET_CONFLICT');
    }
    return {
      act: { kind: 'stake', wallet, amount, vendor, bet: order.betId },
      wallet,
      answer: ({ act: number, balance }) => booking(number, balance),
    };
  }

  async function gameContextOf(tx: DbTransaction, tenant: Tenant, vendor: string, opened: VisitRow): Promise<GameContext> {
    const { visit, game: row } = await visits.admit(tx, tenant, opened);
    const game = gameOf(tenant, vendor, row);
    if (game === null) throw new SeamlessRefusal('GAME_UNKNOWN');
    return { visit, game };
  }
}

function repeated(
  known: Bet,
  { roundId }: SeamlessBet,
  amount: Money,
  booking: (act: string | null, balance: Money) => Booking,
): Decision<Booking> {
  if (known.state === 'cancelled') throw new SeamlessRefusal('BET_CANCELLED');
  if (known.roundId !== roundId || known.stake !== amount) throw new SeamlessRefusal('BET_CONFLICT');
  return { act: null, wallet: walletOfBet(known), answer: ({ balance }) => booking(known.stakeAct, balance) };
}
