import Type, { type Static } from 'typebox';

/** Something that an account did for the first time. */
export const FunnelEvent = Type.Union([Type.Literal('registration'), Type.Literal('firstDeposit'), Type.Literal('firstBet')]);
export type FunnelEvent = Static<typeof FunnelEvent>;

export const FunnelEvents = Type.Object({ events: Type.Array(FunnelEvent) }, { additionalProperties: false });
export type FunnelEvents = Static<typeof FunnelEvents>;
