import Type, { type Static } from 'typebox';
import { amountTitle } from './amount.ts';

const closed = { additionalProperties: false } as const;

const depositKinds = ['qr', 'bank', 'wallet', 'card', 'crypto'] as const;
export type DepositKind = (typeof depositKinds)[number];

/**
 * `created`: the provider has not answered yet; `pending`: it waits for the payment. A payment that arrives after the order expired, or
 * after the member cancelled it, is still credited.
 */
export const depositStates = ['created', 'pending', 'credited', 'failed', 'expired'] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * Reason why an order failed: the member cancelled it, the provider or an operator refused it, another amount arrived, or the money
 * arrived above a limit or during a break of the member.
 */
const depositReasons = ['cancelled', 'provider', 'operator', 'amount', 'limit', 'unanswered'] as const;
export type DepositReason = (typeof depositReasons)[number];

/** Details that a member needs to pay, in the order in which they are shown. */
const depositDetails = ['bank', 'accountNumber', 'accountHolder', 'content', 'network', 'coin', 'address', 'wallet'] as const;

/** Greater than zero. At most two decimals whatever the currency, because payment providers count in hundredths. */
const Amount = Type.String({ title: amountTitle, pattern: '^(?:0|[1-9][0-9]{0,13})(?:\\.[0-9]{1,2})?$' });
const OrderId = Type.String({ pattern: '^D[0-9]{6}-[0-9A-Z]{6}$' });

/** A carrier of phone cards with the face values that are taken; `feePercent` is that of its cards. */
export const DepositCarrier = Type.Object(
  { id: Type.String(), name: Type.String(), values: Type.Array(Type.String()), feePercent: Type.Number() },
  closed,
);
export type DepositCarrier = Static<typeof DepositCarrier>;

/** One channel. Amounts are decimal strings. */
export const DepositMethod = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum([...depositKinds]),
    name: Type.String(),
    hint: Type.Union([Type.String(), Type.Null()]),
    min: Type.String(),
    max: Type.String(),
    feePercent: Type.Number(),
    /** Until a payment usually arrives. */
    waitMinutes: Type.Integer(),
    /** With entries an amount is a face value of one of them. */
    carriers: Type.Array(DepositCarrier),
  },
  closed,
);
export type DepositMethod = Static<typeof DepositMethod>;

export const DepositInstruction = Type.Object(
  {
    /** Text of a QR code. */
    qr: Type.Union([Type.String(), Type.Null()]),
    /** Page of the provider on which the member goes on. */
    redirect: Type.Union([Type.String(), Type.Null()]),
    details: Type.Array(Type.Object({ detail: Type.Enum([...depositDetails]), text: Type.String() }, closed)),
    /** Code of the bank, if it is an account of the brand and `qr` a VietQR code. */
    bank: Type.Optional(Type.String()),
  },
  closed,
);
export type DepositInstruction = Static<typeof DepositInstruction>;

/** A bank whose app opens with the transfer filled in. */
export const BankApp = Type.Object(
  { code: Type.String(), name: Type.String(), note: Type.Union([Type.String(), Type.Null()]), address: Type.String() },
  closed,
);
export type BankApp = Static<typeof BankApp>;

export const DepositOrder = Type.Object(
  {
    id: Type.String(),
    method: Type.String(),
    methodName: Type.String(),
    kind: Type.Enum([...depositKinds]),
    /** Name of the carrier of the card; null for every other order. */
    carrier: Type.Union([Type.String(), Type.Null()]),
    state: Type.Enum([...depositStates]),
    reason: Type.Union([Type.Enum([...depositReasons]), Type.Null()]),
    amount: Type.String(),
    fee: Type.String(),
    /** The amount less the fee. */
    net: Type.String(),
    createdAt: Type.String(),
    expiresAt: Type.String(),
    /** Null until the provider has answered, and once nothing is to be paid any more. */
    instruction: Type.Union([DepositInstruction, Type.Null()]),
    /** Apps that pay a transfer to the account of the brand, in the order of the brand. */
    apps: Type.Array(BankApp),
  },
  closed,
);
export type DepositOrder = Static<typeof DepositOrder>;

/** Data that the page starts with; `order` is the unfinished one of the account. */
export const DepositOptions = Type.Object(
  {
    methods: Type.Array(DepositMethod),
    quickAmounts: Type.Array(Type.String()),
    order: Type.Union([DepositOrder, Type.Null()]),
  },
  closed,
);
export type DepositOptions = Static<typeof DepositOptions>;

/** Idempotent per `requestId`. An account has one unfinished order at a time. */
export const DepositRequest = Type.Object(
  {
    method: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
    amount: Amount,
    /** Of a channel with carriers. */
    carrier: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' })),
    requestId: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{7,63}$' }),
  },
  closed,
);
export type DepositRequest = Static<typeof DepositRequest>;

export const DepositNamed = Type.Object({ order: OrderId }, closed);
export type DepositNamed = Static<typeof DepositNamed>;
