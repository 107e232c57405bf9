import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

/** Balances are decimal strings with four places. `sumBalance` adds up what the account may play with, in one kind of money. */
export const WalletBalance = Type.Object(
  {
    sumBalance: Type.String(),
    currencySymbol: Type.String(),
    currency: Type.String(),
    /** `main`, `trial`, or `vendor:<code>`. */
    wallets: Type.Array(Type.Object({ wallet: Type.String(), balance: Type.String() }, closed)),
  },
  closed,
);
export type WalletBalance = Static<typeof WalletBalance>;

/** What a trial account has left to play with. It is not money, so no wallet call answers it. */
export const PlayMoney = Type.Pick(WalletBalance, ['sumBalance', 'currencySymbol', 'currency'], closed);
export type PlayMoney = Static<typeof PlayMoney>;
