import Type, { type Static } from 'typebox';
import { Amount } from './amount.ts';

const closed = { additionalProperties: false } as const;

/**
 * Balances are decimal strings with four places. `sumBalance` is the sum of what the account may play with, without the
 * wallet `held`, which keeps what it has asked to withdraw.
 */
export const WalletBalance = Type.Object(
  {
    sumBalance: Type.String(),
    currencySymbol: Type.String(),
    currency: Type.String(),
    /** `main`, `trial`, `held`, or `vendor:<code>`. */
    wallets: Type.Array(Type.Object({ wallet: Type.String(), balance: Type.String() }, closed)),
  },
  closed,
);
export type WalletBalance = Static<typeof WalletBalance>;

const WalletCode = Type.String({ pattern: '^(?:main|vendor:[A-Z0-9]{2,16})$' });

/** Chosen by the requester: a retry repeats it and gets the first answer. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{7,63}$' });

/** Transfer between wallets of an account, idempotent per `requestId`. `amount` is positive. */
export const WalletTransfer = Type.Object(
  {
    from: WalletCode,
    to: WalletCode,
    amount: Amount,
    requestId: RequestId,
  },
  closed,
);
export type WalletTransfer = Static<typeof WalletTransfer>;

/** The transfer, and the balance of the source wallet after it. */
export const WalletTransferred = Type.Object(
  {
    transferId: Type.String(),
    from: Type.String(),
    to: Type.String(),
    amount: Type.String(),
    balance: Type.String(),
    currency: Type.String(),
  },
  closed,
);
export type WalletTransferred = Static<typeof WalletTransferred>;

/** Empties every vendor wallet of an account into its main wallet, idempotent per `requestId`. */
export const WalletCollection = Type.Object({ requestId: RequestId }, closed);
export type WalletCollection = Static<typeof WalletCollection>;

/** The last transfers between wallets of an account, newest first. */
export const WalletTransfers = Type.Array(
  Type.Object({ id: Type.String(), from: Type.String(), to: Type.String(), amount: Type.String(), at: Type.String() }, closed),
);
export type WalletTransfers = Static<typeof WalletTransfers>;

/** Balance of a trial account. It is not money, so wallet calls do not return it. */
export const PlayMoney = Type.Pick(WalletBalance, ['sumBalance', 'currencySymbol', 'currency'], closed);
export type PlayMoney = Static<typeof PlayMoney>;
