import type { Static } from 'typebox';
import { type Money, moneyFromUnits, moneyOf, moneyToWire, sumOf, zero } from '../../domain/money.ts';
import type { SeamlessBooking, SeamlessResult, SeamlessSettlement } from '../../wire/seamless.ts';
import type { DbTransaction, Decision } from '../ledger/index.ts';
import { addTurnover } from './addTurnover.ts';
import { SeamlessRefusal } from './errors.ts';
import type { PlayDeps, VendorCaller } from './playDeps.ts';
import { type Bet, betsOf, changeBet, endRound, ownRound, walletOfBet } from './rounds.ts';

type Booking = Static<typeof SeamlessBooking>;
type Result = Static<typeof SeamlessResult>;

interface Decided {
  readonly bet: Bet;
  readonly payout: Money;
  readonly validBet: Money;
  readonly outcome: Bet['outcome'];
}

/** Multiple of its stake that no bet pays more than, however high the ceiling of its vendor is. */
const maxStakeMultiple = 1_000_000n;

/**
 * Settles the named bets of a round, all or none, and credits the payouts.
 * @throws SeamlessRefusal MALFORMED, with a warning for operators, for a payout above the ceiling; and others
 * @throws LedgerRefusal
 */
export function createSettleBets({ ledger, now, vendors }: PlayDeps) {
  return (caller: VendorCaller, settlement: SeamlessSettlement): Promise<Booking> =>
    ledger.execute(caller.request, (tx, act) => decide(tx, act, caller, settlement));

  async function decide(
    tx: DbTransaction,
    act: string,
    { tenant, vendor }: VendorCaller,
    { player, roundId, results, closes }: SeamlessSettlement,
  ): Promise<Decision<Booking>> {
    const { merchant, money } = tenant.brand;
    const key = { merchant, vendor, id: roundId };
    const round = await ownRound(tx, key, player);
    if (round === null) throw new SeamlessRefusal('BET_UNKNOWN');
    const bets = await betsOf(tx, key);
    const fresh = results.flatMap((result) => decidedBy(result, bets));
    const [first = bets[0]] = fresh.map(({ bet }) => bet);
    if (first === undefined || new Set(results.map(({ betId }) => betId)).size < results.length) {
      throw new SeamlessRefusal('MALFORMED');
    }
    for (const one of fresh) refuseExcess(one, { merchant, vendor, round: roundId });
    const at = now();
    const open = bets.filter(({ id, state }) => state === 'open' && !fresh.some(({ bet }) => bet.id === id));
    if (closes && open.length > 0) throw new SeamlessRefusal('ROUND_UNDECIDED');
    const ends = closes && round.state === 'open' ? [endRound(tx, key, 'closed', at)] : [];
    if (fresh.length === 0) await ends[0];
    else {
      const changes = fresh.map(({ bet, payout, validBet, outcome }, index) =>
        tx
          .$with(`bet_${index}`)
          .as(changeBet(tx, bet, { state: 'settled', payout, validBet, outcome, decidedAt: at, resultAct: act })),
      );
      const ended = ends.map((end) => tx.$with('ended').as(end));
      // One statement for all bets, to keep the round lock short.
      await addTurnover(tx.with(...changes, ...ended), tenant, fresh, at);
    }

    const wallet = walletOfBet(first);
    const earlier = bets.find(({ id }) => id === results[0]?.betId)?.resultAct ?? null;
    return {
      wallet,
      act:
        fresh.length === 0
          ? null
          : {
              kind: 'result',
              wallet,
              vendor,
              round: roundId,
              amount: sumOf(fresh.map(({ bet }) => moneyFromUnits(bet.stake))),
              payout: sumOf(fresh.map(({ payout }) => payout)),
            },
      answer: ({ act: number, balance }) => {
        return { act: number ?? earlier, balance: moneyToWire(balance), currency: money.currency };
      },
    };
  }

  /** Limits what a vendor's key can credit. */
  function refuseExcess(
    { bet, payout }: Decided,
    call: { readonly merchant: string; readonly vendor: string; readonly round: string },
  ) {
    const maxPayout = vendors.byId(call.vendor)?.maxPayout ?? zero;
    if (payout <= maxPayout && payout <= bet.stake * maxStakeMultiple) return;
    throw new SeamlessRefusal('MALFORMED', null, { ...call, bet: bet.id, payout: moneyToWire(payout), excess: 'payout' });
  }
}

/** Empty if the bet was already settled with the same result. */
function decidedBy({ betId, payout, validBet, outcome }: Result, bets: readonly Bet[]): Decided[] {
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
