import Type, { type Static } from 'typebox';
import type { WithdrawalFault } from '../domain/withdrawal.ts';
import { Amount } from './amount.ts';
import { shortText } from './auth.ts';
import { SteppedUp } from './verification.ts';

const closed = { additionalProperties: false } as const;

const requestId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{7,63}$' });
const order = Type.String({ pattern: '^W[0-9]{6}-[0-9]{6}$' });
const orNull = Type.Null();
const bindingKind = Type.Union([Type.Literal('bank'), Type.Literal('ewallet')]);
const bindingState = Type.Union([Type.Literal('waiting'), Type.Literal('confirmed'), Type.Literal('rejected')]);

/** `domain/withdrawal.ts` says what each means. */
const withdrawalState = Type.Union([
  Type.Literal('requested'),
  Type.Literal('approved'),
  Type.Literal('paid'),
  Type.Literal('rejected'),
  Type.Literal('cancelled'),
]);
const receiptState = Type.Union([
  Type.Literal('awaiting'),
  Type.Literal('received'),
  Type.Literal('partly'),
  Type.Literal('notReceived'),
  Type.Literal('auto'),
  Type.Literal('forced'),
  Type.Literal('refunded'),
]);

/** A bank account or e-wallet that withdrawals are paid to. Its number never leaves the server whole. */
export const Binding = Type.Object(
  {
    id: Type.String(),
    kind: bindingKind,
    provider: Type.String(),
    /** Last characters of the number. */
    tail: Type.String(),
    state: bindingState,
    /** Reason for the rejection. */
    reason: Type.Union([Type.String(), orNull]),
    addedAt: Type.String(),
  },
  closed,
);
export type Binding = Static<typeof Binding>;

/** A bank that a member can choose. */
export const OfferedBank = Type.Object(
  { code: Type.String(), name: Type.String(), note: Type.Union([Type.String(), orNull]) },
  closed,
);
export type OfferedBank = Static<typeof OfferedBank>;

/** `holder` is the full name every binding must be in; null until the first one. `banks` are those of new bindings. */
export const Bindings = Type.Object(
  { holder: Type.Union([Type.String(), orNull]), bindings: Type.Array(Binding), banks: Type.Array(OfferedBank) },
  closed,
);
export type Bindings = Static<typeof Bindings>;

export const NewBinding = Type.Object(
  {
    kind: bindingKind,
    /** Code of an offered bank, or the name of an e-wallet. */
    provider: Type.String({ minLength: 2, maxLength: 40 }),
    number: Type.String({ pattern: '^[A-Za-z0-9+@._-]{6,34}$' }),
    holder: Type.String({ minLength: 2, maxLength: 60 }),
  },
  closed,
);
export type NewBinding = Static<typeof NewBinding>;

/** A binding as it is sent. `stepUp` is the ticket of a re-authentication. */
export const BindingRequest = Type.Object({ ...NewBinding.properties, ...SteppedUp.properties }, closed);
export type BindingRequest = Static<typeof BindingRequest>;

/** Data for the form. Amounts are decimal strings; days are those of the brand's time zone. */
export const WithdrawalBoard = Type.Object(
  {
    available: Type.String(),
    isPaymentPasswordSet: Type.Boolean(),
    holder: Type.Union([Type.String(), orNull]),
    bindings: Type.Array(Binding),
    limits: Type.Object(
      {
        min: Type.String(),
        max: Type.String(),
        perDay: Type.String(),
        usedToday: Type.String(),
        leftToday: Type.String(),
        timesPerDay: Type.Integer(),
        timesLeft: Type.Integer(),
        turnoverRequired: Type.String(),
        turnoverLeft: Type.String(),
      },
      closed,
    ),
    fee: Type.Object({ percent: Type.Number(), fixed: Type.Number() }, closed),
    quickAmounts: Type.Array(Type.String()),
    autoConfirmMinutes: Type.Integer(),
  },
  closed,
);
export type WithdrawalBoard = Static<typeof WithdrawalBoard>;

/** Sealed. `binding` is the id of a confirmed one. Idempotent per `requestId`. */
export const WithdrawalRequest = Type.Object(
  { binding: Type.String(), amount: Amount, paymentPassword: shortText, requestId },
  closed,
);
export type WithdrawalRequest = Static<typeof WithdrawalRequest>;

export const WithdrawalPart = Type.Object(
  {
    part: Type.Integer(),
    amount: Type.String(),
    receipt: receiptState,
    paidAt: Type.String(),
    /** Without an answer it counts as received from then on. */
    dueAt: Type.String(),
    answeredAt: Type.Union([Type.String(), orNull]),
    resolvedAt: Type.Union([Type.String(), orNull]),
    /** Amount that the member reports to have received; null unless disputed. */
    received: Type.Union([Type.String(), orNull]),
    /** Number of images. */
    proofs: Type.Integer(),
  },
  closed,
);
export type WithdrawalPart = Static<typeof WithdrawalPart>;

export const Withdrawal = Type.Object(
  {
    order: Type.String(),
    amount: Type.String(),
    fee: Type.String(),
    /** Amount less fee. */
    net: Type.String(),
    /** Amount that was given back: all of it, or of a rejected one what was not paid before; null until then. */
    returned: Type.Union([Type.String(), orNull]),
    state: withdrawalState,
    to: Type.Object({ kind: bindingKind, provider: Type.String(), tail: Type.String() }, closed),
    requestedAt: Type.String(),
    decidedAt: Type.Union([Type.String(), orNull]),
    reason: Type.Union([Type.String(), orNull]),
    parts: Type.Array(WithdrawalPart),
  },
  closed,
);
export type Withdrawal = Static<typeof Withdrawal>;

/** Orders of the last days, newest first, and all with a receipt that is open; at most 200. */
export const Withdrawals = Type.Object({ orders: Type.Array(Withdrawal) }, closed);
export type Withdrawals = Static<typeof Withdrawals>;

export const WithdrawalsQuery = { days: Type.Optional(Type.Union([Type.Literal('7'), Type.Literal('30')])) };

export const WithdrawalCancel = Type.Object({ order }, closed);

/**
 * Answer to a payment. Without `part`, `received` confirms every part that waits. `partly` has the amount that arrived; it and
 * `notReceived` need one to three images (base64; `domain/imageRules.ts`).
 */
export const ReceiptAnswer = Type.Object(
  {
    order,
    part: Type.Optional(Type.Integer({ minimum: 1 })),
    answer: Type.Union([Type.Literal('received'), Type.Literal('partly'), Type.Literal('notReceived')]),
    amount: Type.Optional(Amount),
    note: Type.Optional(Type.String({ maxLength: 140 })),
    images: Type.Optional(Type.Array(Type.String(), { maxItems: 16 })),
  },
  closed,
);
export type ReceiptAnswer = Static<typeof ReceiptAnswer>;

/** Further images of a dispute, up to three in all. An image that is there already counts once. */
export const ReceiptProofs = Type.Object(
  { order, part: Type.Integer({ minimum: 1 }), images: Type.Array(Type.String(), { minItems: 1, maxItems: 16 }) },
  closed,
);
export type ReceiptProofs = Static<typeof ReceiptProofs>;

/** `value` of a `VALIDATION` failure of a request: the limit it violates. */
export interface WithdrawalRefusal {
  readonly limit: WithdrawalFault | 'binding' | 'amount';
}
