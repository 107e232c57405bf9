import { and, desc, eq, exists } from 'drizzle-orm';
import type { Opening, Wallet } from '../../money/ledger/index.ts';
import { type Db, type DbTransaction, type Query, run } from '../../platform/db/index.ts';
import { bet, round } from '../../platform/db/tables/index.ts';
import type { Book } from '../../tenants/books/index.ts';
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

const roundColumns = `merchant, vendor, id, account, player, game_id as "gameId", state, opened_at as "openedAt",
  closed_at as "closedAt", ask_at as "askAt", asked`;
const lock = {
  name: 'play-lock-round',
  text: `select ${roundColumns} from round where merchant = $1 and vendor = $2 and id = $3 for update`,
};

const openLocked = {
  name: 'round',
  text: `select held.* from claimed left join lateral (
      select ${roundColumns} from round where merchant = $1 and vendor = $6 and id = $7 for update
    ) held on true`,
};

/**
 * The opening of a ledger request that locks the round until the transaction ends, all null if it does not exist, and then
 * reads its bets as `BetText`.
 */
export const lockingRound = ({ merchant, vendor, id }: RoundKey): Opening => ({
  ...openLocked,
  values: [vendor, id],
  next: { ...ofRound, values: [merchant, vendor, id] },
});

/** A row of `lockingRound`. */
export type LockedRound = Round | { readonly id: null };

/** Locks the round until the transaction ends; null if it does not exist. */
export async function lockRound(tx: DbTransaction, { merchant, vendor, id }: RoundKey): Promise<Round | null> {
  const [row] = await run<Round>(tx, lock, [merchant, vendor, id]);
  return row ?? null;
}

/** Opens the round, or locks the existing one. */
export async function openRound(
  tx: DbTransaction,
  key: RoundKey,
  owner: Pick<Round, 'account' | 'player' | 'gameId'>,
  at: Date,
): Promise<Round> {
  const [made] = await tx
    .insert(round)
    .values({ ...key, ...owner, state: 'open', openedAt: at, askAt: new Date(at.getTime() + firstAsk) })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return made;
  const held = await lockRound(tx, key);
  if (held === null || held.account !== owner.account) throw new SeamlessRefusal('BET_CONFLICT');
  return held;
}

export type NewBet = Pick<
  Bet,
  'merchant' | 'vendor' | 'id' | 'roundId' | 'account' | 'wallet' | 'book' | 'gameId' | 'category' | 'vassalage' | 'stake'
> &
  Pick<Bet, 'selection' | 'placedAt' | 'stakeTransaction'>;

const newBet = `insert into bet (merchant, vendor, id, round_id, account, wallet, book, game_id, category, vassalage, stake,
    selection, placed_at, stake_act, state)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::bigint, $12::jsonb, $13::timestamptz, $14, 'open'`;
const insertBet = { name: 'play-insert-bet', text: newBet };
const openWithBet = {
  name: 'play-open-with-bet',
  text: `with opened as (
      insert into round (merchant, vendor, id, account, player, game_id, state, opened_at, ask_at)
      values ($1, $2, $4, $5, $15, $8, 'open', $13::timestamptz, $16)
    ) ${newBet}`,
};

/** The statement that adds a bet to a round that is locked. A bet that exists violates its key. */
export const addingBet = (next: NewBet): Query => ({ ...insertBet, values: valuesOf(next) });

/** The statement that opens a round with its first bet. A round or bet that exists violates its key. */
export function openingRound(first: NewBet, player: string): Query {
  const askAt = new Date(first.placedAt.getTime() + firstAsk).toISOString();
  return { ...openWithBet, values: [...valuesOf(first), player, askAt] };
}

const valuesOf = (next: NewBet) => [
  next.merchant,
  next.vendor,
  next.id,
  next.roundId,
  next.account,
  next.wallet,
  next.book,
  next.gameId,
  next.category,
  next.vassalage,
  next.stake.toString(),
  next.selection === null ? null : JSON.stringify(next.selection),
  next.placedAt.toISOString(),
  next.stakeTransaction,
];

export const endRound = (tx: DbTransaction, key: RoundKey, state: 'closed' | 'void', at: Date) =>
  tx.update(round).set({ state, closedAt: at }).where(self(key)).returning({ id: round.id });

const betColumns = `merchant, vendor, id, round_id as "roundId", account, wallet, book, game_id as "gameId", category, vassalage,
  stake, payout, valid_bet as "validBet", state, selection, outcome, placed_at as "placedAt", decided_at as "decidedAt",
  stake_act as "stakeTransaction", result_act as "resultTransaction"`;
const ofRound = {
  name: 'play-bets-of-round',
  text: `select ${betColumns} from bet where merchant = $1 and vendor = $2 and round_id = $3`,
};
const byId = { name: 'play-bet', text: `select ${betColumns} from bet where merchant = $1 and vendor = $2 and id = $3` };

export async function betsOf(tx: DbTransaction, { merchant, vendor, id }: RoundKey): Promise<Bet[]> {
  return (await run<BetText>(tx, ofRound, [merchant, vendor, id])).map(betFrom);
}

export async function betOf(tx: DbTransaction, merchant: string, vendor: string, id: string): Promise<Bet | null> {
  const [row] = await run<BetText>(tx, byId, [merchant, vendor, id]);
  return row === undefined ? null : betFrom(row);
}

/** A bet with its amounts as the driver reads them. */
export type BetText = Omit<Bet, 'stake' | 'payout' | 'validBet'> & {
  readonly stake: string;
  readonly payout: string | null;
  readonly validBet: string | null;
};

export const betFrom = ({ stake, payout, validBet, ...bet }: BetText): Bet => ({
  ...bet,
  stake: BigInt(stake),
  payout: payout === null ? null : BigInt(payout),
  validBet: validBet === null ? null : BigInt(validBet),
});

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
