import type { Static } from 'typebox';
import { moneyFromUnits, moneyOf, moneyToWire, sumOf, zero } from '../../../domain/money.ts';
import type { SeamlessBooking, SeamlessResult, SeamlessSettlement } from '../../../wire/seamless.ts';
import type { Decision } from '../../money/ledger/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { SeamlessRefusal } from './errors.ts';
import { bookingOf, type PlayDeps, type VendorCaller } from './playDeps.ts';
import {
  type Bet,
  type BetText,
  betFrom,
  betsOf,
  endRound,
  type LockedRound,
  lockingRound,
  lockRound,
  walletOfBet,
} from './rounds.ts';
import { type SettledBet, writingResults } from './writeResults.ts';

type Result = Static<typeof SeamlessResult>;

/** Multiple of its stake that no bet pays more than, however high the ceiling of its vendor is. */
const maxStakeMultiple = 1_000_000n;

/**
 * Settles the named bets of a round, all or none, and credits the payouts.
 * @throws SeamlessRefusal MALFORMED, with a warning for operators, for a payout above the ceiling; and others
 * @throws LedgerRefusal
 */
export function createSettleBets({ ledger, now, vendors }: PlayDeps) {
  return async (caller: VendorCaller, settlement: SeamlessSettlement): Promise<SeamlessBooking> =>
    bookingOf(
      caller,
      await ledger.execute(
        caller.request,
        (tx, transaction, locked: LockedRound, bets: readonly BetText[]) =>
          decide(tx, transaction, caller, settlement, { locked, bets }),
        lockingRound({ merchant: caller.tenant.brand.merchant, vendor: caller.vendor, id: settlement.roundId }),
      ),
    );

  async function decide(
    tx: DbTransaction,
    transaction: string,
    { tenant, vendor }: VendorCaller,
    { player, roundId, results, closes }: SeamlessSettlement,
    opened: { readonly locked: LockedRound; readonly bets: readonly BetText[] },
  ): Promise<Decision> {
    const { merchant } = tenant.brand;
    const key = { merchant, vendor, id: roundId };
    // A round that was opened while the claim waited is not in its statement.
    const round = opened.locked.id === null ? await lockRound(tx, key) : opened.locked;
    if (round !== null && round.player !== player) throw new SeamlessRefusal('BET_CONFLICT');
    if (round === null) throw new SeamlessRefusal('BET_UNKNOWN');
    const bets = opened.locked.id === null ? await betsOf(tx, key) : opened.bets.map(betFrom);
    const fresh = results.flatMap((result) => decidedBy(result, bets));
    const [first = bets[0]] = fresh.map(({ bet }) => bet);
    if (first === undefined || new Set(results.map(({ betId }) => betId)).size < results.length) {
      throw new SeamlessRefusal('MALFORMED');
    }
    for (const one of fresh) refuseExcess(one, { merchant, vendor, round: roundId });
    const at = now();
    const open = bets.filter(({ id, state }) => state === 'open' && !fresh.some(({ bet }) => bet.id === id));
    if (closes && open.length > 0) throw new SeamlessRefusal('ROUND_UNDECIDED');
    const ends = closes && round.state === 'open';
    const wallet = walletOfBet(first);
    if (fresh.length === 0) {
      if (ends) await endRound(tx, key, 'closed', at);
      return { transaction: null, wallet, earlier: bets.find(({ id }) => id === results[0]?.betId)?.resultTransaction ?? null };
    }
    const amount = sumOf(fresh.map(({ bet }) => moneyFromUnits(bet.stake)));
    const payout = sumOf(fresh.map((one) => one.payout));
    return {
      transaction: { kind: 'result', wallet, vendor, round: roundId, amount, payout },
      writes: [writingResults(tenant, key, { transaction, at, settled: fresh, closes: ends })],
    };
  }

  /** Limits what a vendor's key can credit. */
  function refuseExcess(
    { bet, payout }: SettledBet,
    call: { readonly merchant: string; readonly vendor: string; readonly round: string },
  ) {
    const maxPayout = vendors.byId(call.vendor)?.maxPayout ?? zero;
    if (payout <= maxPayout && payout <= bet.stake * maxStakeMultiple) return;
    throw new SeamlessRefusal('MALFORMED', null, { ...call, bet: bet.id, payout: moneyToWire(payout), excess: 'payout' });
  }
}

/** Empty if the bet was already settled with the same result. */
function decidedBy({ betId, payout, validBet, outcome }: Result, bets: readonly Bet[]): SettledBet[] {
  const bet = bets.find(({ id }) => id === betId);
  if (bet === undefined) throw new SeamlessRefusal('BET_UNKNOWN');
  if (bet.state === 'cancelled') throw new SeamlessRefusal('BET_CANCELLED');
  const paid = moneyOf(payout);
  const valid = validBet === undefined ? moneyFromUnits(bet.stake) : moneyOf(validBet);
  if (bet.state === 'settled') {
    if (bet.payout !== paid || bet.validBet !== valid) throw new SeamlessRefusal('BET_SETTLED');
    return [];
  }
  if (valid > bet.stake) throw new SeamlessRefusal('MALFORMED');
  return [{ bet, payout: paid, validBet: valid, outcome: outcome ?? null }];
}
