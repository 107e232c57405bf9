import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Every row of a player belongs to a merchant and every query names it. Results of draws belong to the vendor alone. */
const merchant = () => text().notNull();
const player = () => text().notNull();
const moment = () => timestamp({ withTimezone: true });
const amount = () => numeric({ precision: 20, scale: 4 });

/** A game that the platform asked to open, until its ticket is used. Holds a mark of the ticket. */
export const vendorLaunch = pgTable(
  'vendor_launch',
  {
    ticket: text().primaryKey(),
    merchant: merchant(),
    order: jsonb().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** An open game. Its id is known to the frame only; here is a mark of it, and the platform's session under a key made from it. */
export const vendorVisit = pgTable(
  'vendor_visit',
  {
    id: text().primaryKey(),
    merchant: merchant(),
    player: player(),
    nickname: text().notNull(),
    game: text().notNull(),
    currency: text().notNull(),
    demo: boolean().notNull(),
    sealedSession: text().notNull(),
    order: jsonb().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Seeds of a player, one in use. The server's half follows from the vendor's key and is stored nowhere. */
export const vendorSeed = pgTable(
  'vendor_seed',
  {
    merchant: merchant(),
    player: player(),
    serial: integer().notNull(),
    clientSeed: text().notNull(),
    /** Rounds played so far. */
    nonce: integer().notNull(),
    revealedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.player, table.serial] })],
);

/**
 * `placing`: the stake is asked for. `open`: taken, the result is not there yet. `decided`: the payout is to be paid.
 * `cancelling`: whether the stake was taken is unknown; it goes back. `settled`, `cancelled`, `refused`: over.
 */
export type RoundState = 'placing' | 'open' | 'decided' | 'settled' | 'cancelling' | 'cancelled' | 'refused';

export const vendorRound = pgTable(
  'vendor_round',
  {
    id: text().primaryKey(),
    merchant: merchant(),
    player: player(),
    game: text().notNull(),
    /** Chosen by the frame: the same key is the same round, however often it is sent. */
    key: text().notNull(),
    state: text().$type<RoundState>().notNull(),
    stake: amount().notNull(),
    payout: amount(),
    /** Of a player's own rounds: which seeds. */
    seed: integer(),
    /** Of bets on events: which one. */
    event: bigint({ mode: 'number' }),
    nonce: bigint({ mode: 'number' }).notNull(),
    play: text().notNull(),
    pick: text().notNull(),
    outcome: jsonb(),
    /** When the result of the event counts. */
    dueAt: moment(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    settledAt: moment(),
    tries: integer().notNull(),
    /** When the next step is taken without anybody waiting for it; null once a round is over or waits for its event. */
    nextTryAt: moment(),
    /** The player has seen how it ended. */
    seenAt: moment(),
  },
  (table) => [
    uniqueIndex('vendor_round_key').on(table.merchant, table.player, table.key),
    index('vendor_round_next').on(table.nextTryAt),
    index('vendor_round_due').on(table.state, table.dueAt),
    index('vendor_round_player').on(table.merchant, table.player, table.game, table.createdAt),
  ],
);

export const vendorResult = pgTable(
  'vendor_result',
  {
    game: text().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    result: jsonb().notNull(),
    decidedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.number] })],
);
