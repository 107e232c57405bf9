import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { gameOf } from '../catalogue/index.ts';
import { amountText, readAmount, returned } from '../engines/amount.ts';
import { isPick } from '../engines/events/model.ts';
import { modelOf } from '../engines/events/models.ts';
import type { VendorCore } from './deps.ts';
import { eventGameOf } from './outcomes.ts';
import { isFinal, PlayRefusal } from './playRefusal.ts';
import type { Results } from './results.ts';
import type { Round } from './rounds.ts';
import { vendorRound } from './tables.ts';
import { outcomeText } from './texts.ts';

const batchSize = 40;
const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

/** Settles or rolls back every round; steps without acknowledgement are retried with exponential backoff. */
export function createSettling({ db, now, wallet }: VendorCore, results: Results) {
  const end = async (round: Round, state: 'settled' | 'cancelled') => {
    await db
      .update(vendorRound)
      .set({ state, settledAt: now(), nextTryAt: null })
      .where(and(eq(vendorRound.id, round.id), eq(vendorRound.state, round.state)));
  };

  /** Pays out and returns the new balance; null if the platform did not acknowledge (the job retries). */
  const settle = async (round: Round): Promise<string | null> => {
    const game = gameOf(round.game);
    if (game === null) return null;
    try {
      const { merchant, player, id, payout } = round;
      const outcome = outcomeText(game, round.outcome);
      const { balance } = await wallet.settle({ merchant, player, round: id, payout: payout ?? '0.0000', outcome });
      await end(round, 'settled');
      return balance;
    } catch (error) {
      // The platform already closed this round; its state is authoritative.
      if (error instanceof PlayRefusal && (error.code === 'BET_CANCELLED' || error.code === 'ROUND_CLOSED'))
        await end(round, 'cancelled');
      return null;
    }
  };

  const rollBack = async (round: Round): Promise<void> => {
    try {
      await wallet.rollback({ merchant: round.merchant, player: round.player, round: round.id });
      await end(round, 'cancelled');
    } catch (error) {
      if (isFinal(error)) await end(round, error.code === 'BET_SETTLED' ? 'settled' : 'cancelled');
    }
  };

  const isDecidable = () => and(eq(vendorRound.state, 'open'), lte(vendorRound.dueAt, now()));
  const isClaimable = () =>
    and(inArray(vendorRound.state, ['placing', 'decided', 'cancelling']), lte(vendorRound.nextTryAt, now()));

  /** Decides open bets on events that are due; returns their number. */
  const decideDue = async (): Promise<number> => {
    const due = await db.select().from(vendorRound).where(isDecidable()).orderBy(asc(vendorRound.dueAt)).limit(500);
    for (const round of due) {
      const game = eventGameOf(round.game);
      if (game === null || round.event === null) continue;
      if (!isPick(modelOf(game.model), round.play, round.pick)) {
        // The rules changed after the bet, so the pick is no longer valid: return the stake.
        await db
          .update(vendorRound)
          .set({ state: 'cancelling', nextTryAt: now() })
          .where(and(eq(vendorRound.id, round.id), eq(vendorRound.state, 'open')));
        continue;
      }
      const result = await results.of(game, round.event);
      const hundredths = modelOf(game.model).returned(result, round.play, round.pick, round.event);
      await db
        .update(vendorRound)
        .set({
          state: 'decided',
          payout: amountText(returned(readAmount(round.stake) ?? 0n, hundredths)),
          outcome: result,
          decidedAt: now(),
          nextTryAt: now(),
        })
        .where(and(eq(vendorRound.id, round.id), eq(vendorRound.state, 'open')));
    }
    return due.length;
  };

  /** Claims due rounds with `FOR UPDATE SKIP LOCKED`, so that no other process handles them concurrently. */
  const claim = async (): Promise<Round[]> => {
    const due = db
      .select({ id: vendorRound.id })
      .from(vendorRound)
      .where(isClaimable())
      .orderBy(asc(vendorRound.nextTryAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const retryMs = sql`least(${maxRetryMs}, ${firstRetryMs} * power(2, least(${vendorRound.tries}, 10)))`;
    return db
      .update(vendorRound)
      .set({
        tries: sql`${vendorRound.tries} + 1`,
        state: sql`case when ${vendorRound.state} = 'placing' then 'cancelling' else ${vendorRound.state} end`,
        nextTryAt: sql`${now().toISOString()}::timestamptz + make_interval(secs => (${retryMs} / 1000.0)::float8)`,
      })
      .where(inArray(vendorRound.id, due))
      .returning();
  };

  return {
    settle,
    /** One job turn: decides, settles and rolls back what is due. Returns the number of rounds processed. */
    async turn(): Promise<number> {
      const [due] = await db.select({ id: vendorRound.id }).from(vendorRound).where(or(isDecidable(), isClaimable())).limit(1);
      if (due === undefined) return 0;
      const decided = await decideDue();
      const rounds = await claim();
      await Promise.all(rounds.map((round) => (round.state === 'decided' ? settle(round) : rollBack(round))));
      return decided + rounds.length;
    },
  };
}

export type Settling = ReturnType<typeof createSettling>;
