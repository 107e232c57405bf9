import Type, { type Static } from 'typebox';
import { Amount } from './amount.ts';
import { RequestId } from './wallet.ts';

const closed = { additionalProperties: false } as const;

/** Transfer to the caller's upline or, with `downline`, to a direct downline. Sent sealed; idempotent per `requestId`. */
export const AccountTransfer = Type.Object(
  {
    /** Account id. Agents only. */
    downline: Type.Optional(Type.String({ pattern: '^[0-9]{1,20}$' })),
    amount: Amount,
    requestId: RequestId,
    paymentPassword: Type.String({ minLength: 1, maxLength: 64 }),
  },
  closed,
);
export type AccountTransfer = Static<typeof AccountTransfer>;

/** The transfer, and the balance of the caller's main wallet after it. */
export const AccountTransferred = Type.Object(
  {
    transferId: Type.String(),
    amount: Type.String(),
    balance: Type.String(),
    currency: Type.String(),
  },
  closed,
);
export type AccountTransferred = Static<typeof AccountTransferred>;

/** Data for the form of a transfer to the upline. Amounts are decimal strings with four places. */
export const UplineTransfers = Type.Object(
  {
    /** Null for an account without an upline that can receive money. */
    upline: Type.Union([Type.Object({ nickname: Type.String(), avatar: Type.String() }, closed), Type.Null()]),
    hasPaymentPassword: Type.Boolean(),
    limits: Type.Object({ min: Type.String(), max: Type.String(), leftToday: Type.String() }, closed),
    thisMonth: Type.Object({ amount: Type.String(), count: Type.Integer() }, closed),
    /** The last five of the account, to uplines and downlines, newest first. */
    transfers: Type.Array(
      Type.Object({ id: Type.String(), receiver: Type.String(), amount: Type.String(), at: Type.String() }, closed),
    ),
  },
  closed,
);
export type UplineTransfers = Static<typeof UplineTransfers>;
