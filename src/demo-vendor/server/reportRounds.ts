import { and, eq, inArray } from 'drizzle-orm';
import type { VendorRound } from '../../wire/seamlessVendor.ts';
import { gameOf } from '../catalogue/index.ts';
import type { VendorCore } from './deps.ts';
import { vendorRound } from './tables.ts';
import { outcomeText } from './texts.ts';

interface AskedRound {
  readonly roundId: string;
  readonly player: string;
}

/** State of rounds that are still open on the platform, for reconciliation. */
export async function reportRounds({ db }: VendorCore, merchant: string, asked: readonly AskedRound[]): Promise<VendorRound[]> {
  const ids = asked.map(({ roundId }) => roundId);
  const rows = await db
    .select()
    .from(vendorRound)
    .where(and(eq(vendorRound.merchant, merchant), inArray(vendorRound.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return asked.map(({ roundId, player }) => {
    const round = byId.get(roundId);
    if (round === undefined || round.player !== player || round.state === 'refused')
      return { roundId, state: 'unknown', results: [] };
    if (round.state === 'placing' || round.state === 'open') return { roundId, state: 'open', results: [] };
    if (round.state === 'cancelling' || round.state === 'cancelled') return { roundId, state: 'void', results: [] };
    const game = gameOf(round.game);
    const outcome = game === null ? {} : { outcome: outcomeText(game, round.outcome) };
    return { roundId, state: 'decided', results: [{ betId: roundId, payout: round.payout ?? '0.0000', ...outcome }] };
  });
}
