import Type, { type Static } from 'typebox';
import { Cursor, Days, nullable } from './records.ts';
import { SeamlessCategory, SeamlessId, SeamlessText } from './seamless.ts';
import { VendorProof } from './seamlessVendor.ts';

const closed = { additionalProperties: false } as const;

const BetState = Type.Union([Type.Literal('open'), Type.Literal('settled'), Type.Literal('cancelled')]);

/** Filter of a betting record. A bet belongs to the day on which it was decided or, until then, placed. */
export const BetFilter = Type.Object(
  {
    ...Days.properties,
    gameType: Type.Optional(SeamlessCategory),
    vassalage: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{2,16}$' })),
    state: Type.Optional(BetState),
  },
  closed,
);
export type BetFilter = Static<typeof BetFilter>;

/** Query of the account's bets, newest first, 20 per page. */
export const BetQuery = Type.Object({ ...BetFilter.properties, ...Cursor.properties }, closed);
export type BetQuery = Static<typeof BetQuery>;

/** Amounts are decimal strings with four places, timestamps ISO 8601 in UTC. */
export const BetRow = Type.Object(
  {
    betId: Type.String(),
    roundId: Type.String(),
    /** Id of the vendor, which with `roundId` names the round. */
    vendor: Type.String(),
    gameId: Type.String(),
    gameName: Type.String(),
    gameType: Type.String(),
    vassalage: Type.String(),
    vendorName: Type.String(),
    stake: Type.String(),
    /** Null if the bet is open or was cancelled. */
    payout: nullable(Type.String()),
    validBet: nullable(Type.String()),
    state: BetState,
    selection: nullable(SeamlessText),
    outcome: nullable(SeamlessText),
    placedAt: Type.String(),
    decidedAt: nullable(Type.String()),
  },
  closed,
);
export type BetRow = Static<typeof BetRow>;

/**
 * `total` and `sums` are over all results of the filter, not only this page; `sums` without cancelled bets. `result` is the payouts
 * less the stakes of settled bets.
 */
export const BetPage = Type.Object(
  {
    bets: Type.Array(BetRow),
    /** Cursors of the next and the previous page; null at the ends. */
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    total: Type.Integer(),
    sums: Type.Object({ stake: Type.String(), payout: Type.String(), validBet: Type.String(), result: Type.String() }, closed),
  },
  closed,
);
export type BetPage = Static<typeof BetPage>;

export const RoundQuery = Type.Object({ vendor: SeamlessId, roundId: SeamlessId }, closed);
export type RoundQuery = Static<typeof RoundQuery>;

/** A round of the account. `proof` is null if the vendor gives none or does not answer. */
export const RoundDetail = Type.Object({ bets: Type.Array(BetRow), proof: nullable(VendorProof) }, closed);
export type RoundDetail = Static<typeof RoundDetail>;

export const FavouriteChange = Type.Object(
  { gameId: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' }), favourite: Type.Boolean() },
  closed,
);
export type FavouriteChange = Static<typeof FavouriteChange>;
