import Type, { type Static } from 'typebox';
import { SeamlessCategory, SeamlessText } from './seamless.ts';

const closed = { additionalProperties: false } as const;

/** A day of the calendar. */
const day = Type.String({ format: 'date', pattern: '^[1-9]' });

/** Query of the account's bets, newest first, 20 per page. `from` and `until` are inclusive dates in the brand's time zone. */
export const BetQuery = Type.Object(
  {
    from: Type.Optional(day),
    until: Type.Optional(day),
    gameType: Type.Optional(SeamlessCategory),
    vassalage: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{2,16}$' })),
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('settled'), Type.Literal('cancelled')])),
    pageNum: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
  },
  closed,
);
export type BetQuery = Static<typeof BetQuery>;

const nullable = <Shape extends Parameters<typeof Type.Union>[0][number]>(shape: Shape) => Type.Union([shape, Type.Null()]);

/** Amounts are decimal strings with four places, timestamps ISO 8601 in UTC. */
export const BetRow = Type.Object(
  {
    betId: Type.String(),
    roundId: Type.String(),
    gameId: Type.String(),
    gameName: Type.String(),
    gameType: Type.String(),
    vassalage: Type.String(),
    vendorName: Type.String(),
    stake: Type.String(),
    /** Null if the bet is open or was cancelled. */
    payout: nullable(Type.String()),
    validBet: nullable(Type.String()),
    state: Type.Union([Type.Literal('open'), Type.Literal('settled'), Type.Literal('cancelled')]),
    selection: nullable(SeamlessText),
    outcome: nullable(SeamlessText),
    placedAt: Type.String(),
    decidedAt: nullable(Type.String()),
  },
  closed,
);
export type BetRow = Static<typeof BetRow>;

/** `sums` are over all results of the query, not only this page, without cancelled bets. */
export const BetPage = Type.Object(
  {
    bets: Type.Array(BetRow),
    pageNum: Type.Integer(),
    totalPages: Type.Integer(),
    total: Type.Integer(),
    sums: Type.Object({ stake: Type.String(), payout: Type.String(), validBet: Type.String() }, closed),
  },
  closed,
);
export type BetPage = Static<typeof BetPage>;

export const FavouriteChange = Type.Object(
  { gameId: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' }), favourite: Type.Boolean() },
  closed,
);
export type FavouriteChange = Static<typeof FavouriteChange>;
