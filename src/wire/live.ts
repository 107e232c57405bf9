import Type, { type Static } from 'typebox';
import { PlayMoney, WalletBalance } from './wallet.ts';

/** A part of an account that has changed. */
export type LiveTopic = 'balance' | 'inbox' | 'receipt' | 'limits' | 'contract' | 'rank';

/** Data of an account that pages show at all times. A trial account has play money instead of wallets. */
export const LiveState = Type.Object(
  {
    balance: Type.Union([WalletBalance, PlayMoney]),
    /** Unread messages of the inbox, counted up to 100. */
    unread: Type.Integer(),
  },
  { additionalProperties: false },
);
export type LiveState = Static<typeof LiveState>;

/** An event of a member's stream, as JSON in its `data`. `state` comes first, and again whenever changes may have been missed. */
export type LiveEvent =
  | ({ readonly topic: 'state' } & LiveState)
  | ({ readonly topic: 'balance' } & Pick<LiveState, 'balance'>)
  | ({ readonly topic: 'inbox' } & Pick<LiveState, 'unread'>)
  | { readonly topic: 'receipt' | 'limits' | 'contract' | 'rank' };
