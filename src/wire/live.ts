import Type, { type Static } from 'typebox';
import { PlayMoney, WalletBalance } from './wallet.ts';

/** What of an account has changed. */
export type LiveTopic = 'balance' | 'inbox' | 'receipt' | 'limits' | 'contract' | 'rank';

/** What pages show of an account at all times. A trial account has play money instead of wallets. */
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
