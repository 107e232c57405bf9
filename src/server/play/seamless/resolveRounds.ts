import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, inArray, lte, sql } from 'drizzle-orm';
import type { VendorRound } from '../../../wire/seamlessVendor.ts';
import { LedgerRefusal } from '../../money/ledger/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { bet, round } from '../../platform/db/tables/index.ts';
import type { Tenant, Tenants } from '../../tenants/tenant/index.ts';
import { SeamlessRefusal } from './errors.ts';
import type { VendorCaller } from './playDeps.ts';
import type { createRollback } from './rollback.ts';
import type { Round } from './rounds.ts';
import type { createSettleBets } from './settleBets.ts';
import { type VendorAdapter, VendorDown, type Vendors } from './vendorAdapter.ts';

interface ResolveDeps extends Pick<ReturnType<typeof createRollback>, 'refund'> {
  readonly db: Db;
  readonly now: () => Date;
  readonly tenants: Pick<Tenants, 'byMerchant'>;
  readonly vendors: Pick<Vendors, 'byId'>;
  readonly settle: ReturnType<typeof createSettleBets>;
}

const batchSize = 50;
/** Exponential backoff between polls of a round: up to an hour. */
const backoff = sql`least(power(2, least(${round.asked}, 5)) * 5, 60) * interval '1 minute'`;

const isDue = (at: Date) => and(eq(round.state, 'open'), lte(round.askAt, at));

/** Condition: there are rounds to poll. */
export const hasDueRounds = (db: Db, at: Date) => exists(db.select({ id: round.id }).from(round).where(isDue(at)));

export interface Resolved {
  /** Rounds polled at their vendor. */
  readonly asked: number;
  /** Rounds closed. */
  readonly ended: number;
}

/**
 * Polls vendors about rounds that stayed open and books the result. Rounds are claimed first, so that processes never poll the
 * same one concurrently. An unreachable vendor is polled again later; nothing is settled without it.
 */
export function createResolveRounds({ db, now, tenants, vendors, settle, refund }: ResolveDeps) {
  return async (): Promise<Resolved> => {
    const claimed = await claim();
    let ended = 0;
    for (const rounds of Map.groupBy(claimed, ({ merchant, vendor }) => JSON.stringify([merchant, vendor])).values()) {
      const [first] = rounds;
      const tenant = tenants.byMerchant(first?.merchant ?? '');
      const vendor = vendors.byId(first?.vendor ?? '');
      if (tenant === null || vendor === null) continue;
      const answers = new Map((await ask(vendor, rounds)).map((answer) => [answer.roundId, answer]));
      for (const one of rounds) {
        const answer = answers.get(one.id);
        if (answer !== undefined && answer.state !== 'open' && (await end(tenant, one, answer))) ended += 1;
      }
    }
    return { asked: claimed.length, ended };
  };

  function claim(): Promise<Round[]> {
    const key = sql`(${round.merchant}, ${round.vendor}, ${round.id})`;
    const due = db
      .select({ merchant: round.merchant, vendor: round.vendor, id: round.id })
      .from(round)
      .where(isDue(now()))
      .orderBy(asc(round.askAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    return db
      .update(round)
      .set({ asked: sql`${round.asked} + 1`, askAt: sql`${now().toISOString()}::timestamptz + ${backoff}` })
      .where(inArray(key, due))
      .returning();
  }

  /**
   * Settles the bets the vendor names and refunds the others, which never reached it. False if the vendor settled the round
   * meanwhile.
   */
  async function end(
    tenant: Tenant,
    { vendor, id: roundId, player }: Round,
    { state, results }: VendorRound,
  ): Promise<boolean> {
    const { merchant } = tenant.brand;
    const open = await db
      .select({ id: bet.id })
      .from(bet)
      .where(and(eq(bet.merchant, merchant), eq(bet.vendor, vendor), eq(bet.roundId, roundId), eq(bet.state, 'open')));
    const named = state === 'decided' ? results.filter(({ betId }) => open.some(({ id }) => id === betId)) : [];
    const closes = named.length > 0 && named.length === open.length;
    const caller = (): VendorCaller => {
      return { tenant, vendor, request: { merchant, scope: `resolve:${vendor}`, id: randomUUID(), body: roundId } };
    };
    try {
      if (named.length > 0) await settle(caller(), { player, roundId, results: named, closes });
      if (!closes) await refund(caller(), { player, roundId });
      return true;
    } catch (error) {
      if (error instanceof SeamlessRefusal || error instanceof LedgerRefusal) return false;
      throw error;
    }
  }
}

async function ask(vendor: VendorAdapter, rounds: readonly Round[]): Promise<readonly VendorRound[]> {
  const merchant = rounds[0]?.merchant ?? '';
  try {
    return await vendor.rounds(
      merchant,
      rounds.map(({ id, player }) => ({ roundId: id, player })),
    );
  } catch (error) {
    if (error instanceof VendorDown) return [];
    throw error;
  }
}
