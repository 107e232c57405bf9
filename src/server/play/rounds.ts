import { and, desc, eq, exists } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { bet, round } from '../db/tables/play.ts';
import type { Book, DbTransaction, Wallet } from '../ledger/index.ts';
import { SeamlessRefusal } from './errors.ts';

export type Round = typeof round.$inferSelect;
export type Bet = typeof bet.$inferSelect;

export interface RoundKey {
  readonly merchant: string;
  readonly vendor: string;
  readonly id: string;
}

/** Milliseconds until the vendor is first polled about an open round. */
export const firstAsk = 5 * 60_000;

const self = ({ merchant, vendor, id }: RoundKey) =>
  and(eq(round.merchant, merchant), eq(round.vendor, vendor), eq(round.id, id));

/** Locks the round until the transaction ends; null if it does not exist. */
export async function lockRound(tx: DbTransaction, key: RoundKey): Promise<Round | null> {
  const [row] = await tx.select().from(round).where(self(key)).for('update');
  return row ?? null;
}

/** Opens the round, or locks the existing one. Of two concurrent first bets one opens it and the other waits. */
export async function openRound(
  tx: DbTransaction,
  key: RoundKey,
  owner: Pick<Round, 'account' | 'player' | 'gameId'>,
  at: Date,
): Promise<{ readonly round: Round; readonly isNew: boolean }> {
  const [made] = await tx
    .insert(round)
    .values({ ...key, ...owner, state: 'open', openedAt: at, askAt: new Date(at.getTime() + firstAsk) })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return { round: made, isNew: true };
  const held = await lockRound(tx, key);
  if (held === null || held.account !== owner.account) throw new SeamlessRefusal('BET_CONFLICT');
  return { round: held, isNew: false };
}

/** Not sent before it is awaited, so that it can be part of a larger statement. */
export const endRound = (tx: DbTransaction, key: RoundKey, state: 'closed' | 'void', at: Date) =>
  tx.update(round).set({ state, closedAt: at }).where(self(key)).returning({ id: round.id });

export const betsOf = (tx: DbTransaction, { merchant, vendor, id }: RoundKey): Promise<Bet[]> =>
  tx
    .select()
    .from(bet)
    .where(and(eq(bet.merchant, merchant), eq(bet.vendor, vendor), eq(bet.roundId, id)));

export async function betOf(tx: DbTransaction, merchant: string, vendor: string, id: string): Promise<Bet | null> {
  const [row] = await tx
    .select()
    .from(bet)
    .where(and(eq(bet.merchant, merchant), eq(bet.vendor, vendor), eq(bet.id, id)));
  return row ?? null;
}

/** Not sent before it is awaited, so that it can be part of a larger statement. */
export const changeBet = (
  tx: DbTransaction,
  { merchant, vendor, id }: Pick<Bet, 'merchant' | 'vendor' | 'id'>,
  change: Partial<typeof bet.$inferInsert>,
) =>
  tx
    .update(bet)
    .set(change)
    .where(and(eq(bet.merchant, merchant), eq(bet.vendor, vendor), eq(bet.id, id)))
    .returning({ id: bet.id });

const maxOpenRounds = 20;

/** Open rounds of a player in a game with pending bets, newest first. */
export async function openRoundsOf(
  db: Pick<Db, 'select'>,
  { merchant, vendor, account, gameId }: Pick<Round, 'merchant' | 'vendor' | 'account' | 'gameId'>,
): Promise<string[]> {
  const holdsStakes = and(
    eq(bet.merchant, round.merchant),
    eq(bet.vendor, round.vendor),
    eq(bet.roundId, round.id),
    eq(bet.state, 'open'),
  );
  const rows = await db
    .select({ id: round.id })
    .from(round)
    .where(
      and(
        eq(round.merchant, merchant),
        eq(round.vendor, vendor),
        eq(round.account, account),
        eq(round.gameId, gameId),
        eq(round.state, 'open'),
        exists(db.select({ id: bet.id }).from(bet).where(holdsStakes)),
      ),
    )
    .orderBy(desc(round.openedAt))
    .limit(maxOpenRounds);
  return rows.map(({ id }) => id);
}

/**
 * Locks the round until the transaction ends; null if no bet opened it.
 * @throws SeamlessRefusal BET_CONFLICT if it is another player's.
 */
export async function ownRound(tx: DbTransaction, key: RoundKey, player: string): Promise<Round | null> {
  const round = await lockRound(tx, key);
  if (round !== null && round.player !== player) throw new SeamlessRefusal('BET_CONFLICT');
  return round;
}

/** The wallet a bet was paid from and is paid out to. */
export const walletOfBet = ({
  merchant,
  account,
  wallet,
  book,
}: Pick<Bet, 'merchant' | 'account' | 'wallet' | 'book'>): Wallet => {
  return { merchant, holder: account, name: wallet, book: book as Book };
};
