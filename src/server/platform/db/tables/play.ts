import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { language, localText, merchant, moment, units } from '../columns.ts';

/** A play session of an account in a game: first a launch ticket, then a vendor session. Both secrets are stored as hashes. */
export const playSession = pgTable(
  'play_visit',
  {
    merchant: merchant(),
    id: text().notNull(),
    vendor: text().notNull(),
    account: text().notNull(),
    /** Pseudonym of the account at the vendor. */
    player: text().notNull(),
    /** Token hash of the site session; the play session ends with it. */
    siteSession: text().notNull(),
    gameId: text().notNull(),
    isDemo: boolean().notNull(),
    language: language().notNull(),
    ticketHash: text().notNull(),
    ticketEnd: moment().notNull(),
    /** Null until the vendor has exchanged the ticket. */
    sessionHash: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('play_visit_ticket').on(table.ticketHash),
    uniqueIndex('play_visit_session').on(table.sessionHash),
    index().on(table.merchant, table.vendor, table.player, table.createdAt),
    index().on(table.expiresAt),
  ],
);

/** A game round of one player at a vendor. */
export const round = pgTable(
  'round',
  {
    merchant: merchant(),
    vendor: text().notNull(),
    id: text().notNull(),
    account: text().notNull(),
    /** Pseudonym of the account at the vendor. */
    player: text().notNull(),
    gameId: text().notNull(),
    /** `closed`: settled; `void`: refunded. Both are final. */
    state: text().$type<'open' | 'closed' | 'void'>().notNull(),
    openedAt: moment().notNull(),
    closedAt: moment(),
    /** Next poll of the vendor while the round is open. */
    askAt: moment().notNull(),
    asked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.vendor, table.id] }),
    index('round_to_ask').on(table.askAt).where(sql`${table.state} = 'open'`),
    index('round_open').on(table.merchant, table.account, table.gameId).where(sql`${table.state} = 'open'`),
  ],
);

/** The betting record. */
export const bet = pgTable(
  'bet',
  {
    merchant: merchant(),
    vendor: text().notNull(),
    id: text().notNull(),
    roundId: text().notNull(),
    account: text().notNull(),
    /** `main` or `trial`. */
    wallet: text().$type<'main' | 'trial'>().notNull(),
    book: text().notNull(),
    gameId: text().notNull(),
    category: text().notNull(),
    vassalage: text().notNull(),
    /** Zero for a tombstone: its rollback arrived before the bet, which is then rejected. */
    stake: units().notNull(),
    payout: units(),
    /** The part of the stake that counts as turnover. */
    validBet: units(),
    state: text().$type<'open' | 'settled' | 'cancelled'>().notNull(),
    selection: localText(),
    outcome: localText(),
    placedAt: moment().notNull(),
    decidedAt: moment(),
    /** Ledger transactions of the stake and of the result. */
    stakeTransaction: text('stake_act'),
    resultTransaction: text('result_act'),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.vendor, table.id] }),
    foreignKey({
      name: 'bet_round',
      columns: [table.merchant, table.vendor, table.roundId],
      foreignColumns: [round.merchant, round.vendor, round.id],
    }),
    index().on(table.merchant, table.vendor, table.roundId),
    // The betting record: bets by the moment they were decided or, until then, placed.
    index('bet_of_account')
      .on(
        table.merchant,
        table.account,
        table.book,
        sql`(coalesce(${table.decidedAt}, ${table.placedAt}))`,
        table.vendor,
        table.id,
      )
      .where(sql`${table.stake} > 0`),
    index('bet_unsettled')
      .on(
        table.merchant,
        table.account,
        table.book,
        table.state,
        sql`(coalesce(${table.decidedAt}, ${table.placedAt}))`,
        table.vendor,
        table.id,
      )
      .where(sql`${table.stake} > 0 and ${table.state} <> 'settled'`),
    // Bets of a team. Those that no rollup has are few.
    index('bet_by_moment')
      .on(table.merchant, table.book, sql`(coalesce(${table.decidedAt}, ${table.placedAt}))`, table.vendor, table.id)
      .where(sql`${table.stake} > 0`),
    index('bet_unsettled_by_moment')
      .on(table.merchant, table.book, sql`(coalesce(${table.decidedAt}, ${table.placedAt}))`, table.vendor, table.id)
      .where(sql`${table.stake} > 0 and ${table.state} <> 'settled'`),
    index('bet_won')
      .on(table.merchant, table.decidedAt)
      .where(sql`${table.state} = 'settled' and ${table.payout} > ${table.stake}`),
    check(
      'bet_decided',
      sql`(${table.state} = 'settled') = (${table.payout} is not null) and (${table.payout} is null) = (${table.validBet} is null) and (${table.state} = 'open') = (${table.decidedAt} is null)`,
    ),
    check('bet_valid_within_stake', sql`${table.validBet} between 0 and ${table.stake}`),
  ],
);

/** Daily turnover of an account, per book, category and vendor. Days are in the time zone of the brand. */
export const turnover = pgTable(
  'turnover',
  {
    merchant: merchant(),
    account: text().notNull(),
    day: date().notNull(),
    book: text().notNull(),
    category: text().notNull(),
    vassalage: text().notNull(),
    bets: integer().notNull(),
    stake: units().notNull(),
    payout: units().notNull(),
    validBet: units().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account, table.day, table.book, table.category, table.vassalage] }),
    index().on(table.merchant, table.day),
  ],
);

const played = () => ({
  merchant: merchant(),
  account: text().notNull(),
  book: text().notNull(),
  bets: integer().notNull(),
  validBet: units().notNull(),
  /** Stakes less payouts. */
  houseResult: units().notNull(),
});

/** Settled bets of an account by hour of UTC, in the hour in which they were settled. A trigger on `bet` keeps it. */
export const betHour = pgTable(
  'bet_hour',
  {
    ...played(),
    /** For the figures of the desk; wages count by valid bets. */
    stake: units().notNull().default(sql`0`),
    hour: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account, table.book, table.hour] }),
    index('bet_hour_of_brand').on(table.merchant, table.book, table.hour),
  ],
);

/** Settled bets of an account by day of UTC, as `betHour`. */
export const betDay = pgTable('bet_day', { ...played(), day: moment().notNull() }, (table) => [
  primaryKey({ columns: [table.merchant, table.account, table.book, table.day] }),
  index('bet_day_of_brand').on(table.merchant, table.book, table.day),
]);

/** Settled bets of an account by five days of UTC, counted from 1 January 1970, as `betHour`. */
export const betBlock = pgTable('bet_block', { ...played(), block: moment().notNull() }, (table) => [
  primaryKey({ columns: [table.merchant, table.account, table.book, table.block] }),
  index('bet_block_of_brand').on(table.merchant, table.book, table.block),
]);

export const favouriteGame = pgTable(
  'favourite_game',
  { merchant: merchant(), account: text().notNull(), gameId: text().notNull(), addedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.gameId] })],
);

/** Games an account has launched, one row per game. */
export const recentGame = pgTable(
  'recent_game',
  { merchant: merchant(), account: text().notNull(), gameId: text().notNull(), playedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.gameId] })],
);
