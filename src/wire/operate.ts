/** Shapes of what operators decide about, and of the operators of the installation. */
import Type, { type Static } from 'typebox';
import { operatorRoles } from '../domain/operatorRole.ts';
import { Amount } from './amount.ts';
import { depositStates } from './deposit.ts';
import { Binding, Withdrawal } from './withdrawal.ts';

export { deskRoles, mayInStudio, type OperatorRole, operatorRoles, studioRoles } from '../domain/operatorRole.ts';

const closed = { additionalProperties: false } as const;
const nullable = <Shape extends Parameters<typeof Type.Union>[0][number]>(shape: Shape) => Type.Union([shape, Type.Null()]);

const OperatorName = Type.String({ pattern: '^[a-z][a-z0-9.-]{1,31}$' });
const MerchantCode = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });
const Username = Type.String({ minLength: 1, maxLength: 64 });
const Id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{7,63}$' });
const Reason = Type.String({ minLength: 3, maxLength: 200, pattern: '\\S.*\\S' });

export const OfMerchant = Type.Object({ merchant: MerchantCode }, closed);
export const OfOrder = Type.Object({ merchant: MerchantCode, id: Id }, closed);
export const OfOperator = Type.Object({ name: OperatorName }, closed);

export const NewOperator = Type.Object(
  {
    name: OperatorName,
    /** Default: those of the desk, none of the studio. */
    roles: Type.Optional(Type.Array(Type.Enum([...operatorRoles]), { minItems: 1, uniqueItems: true })),
    /** Default: every merchant. */
    merchants: Type.Optional(Type.Array(MerchantCode, { minItems: 1, uniqueItems: true, maxItems: 200 })),
  },
  closed,
);
export type NewOperator = Static<typeof NewOperator>;

export const OperatorRow = Type.Object(
  {
    name: Type.String(),
    roles: Type.Array(Type.Enum([...operatorRoles])),
    merchants: nullable(Type.Array(Type.String())),
    disabled: Type.Boolean(),
    createdAt: Type.String(),
    /** Expiry of the token of the command line; null without one. */
    tokenEnd: nullable(Type.String()),
  },
  closed,
);
export type OperatorRow = Static<typeof OperatorRow>;

/**
 * The token is in no other answer, nor is the path on which an operator with a role of the studio chooses a password; null for the
 * others.
 */
export const OperatorToken = Type.Object(
  { name: Type.String(), token: Type.String(), invitation: nullable(Type.String()) },
  closed,
);
export type OperatorToken = Static<typeof OperatorToken>;

/** Accounts of players that belong to an operator, who may not decide about their money. */
export const OwnAccount = Type.Object({ merchant: MerchantCode, username: Username }, closed);
export const OwnAccountOrder = Type.Object({ ...OwnAccount.properties, isOwned: Type.Boolean() }, closed);

export const Reasoned = Type.Object({ reason: Reason }, closed);
export type Reasoned = Static<typeof Reasoned>;

/** Idempotent by `requestId`. */
export const AdjustmentOrder = Type.Object(
  {
    direction: Type.Union([Type.Literal('credit'), Type.Literal('debit')]),
    amount: Amount,
    reason: Reason,
    requestId: Id,
  },
  closed,
);
export type AdjustmentOrder = Static<typeof AdjustmentOrder>;

/** Credit of an order. `received` is what was paid, if it is not what was ordered. */
export interface DepositCredit {
  readonly received?: string;
  readonly reason: string;
  readonly requestId: string;
}

const DepositState = Type.Enum([...depositStates]);

/** `before` is the `createdAt` of the last order of the page before. */
export const DepositQuery = {
  state: Type.Optional(DepositState),
  before: Type.Optional(Type.String({ format: 'date-time' })),
};

export const DepositRow = Type.Object(
  {
    id: Type.String(),
    account: Type.String(),
    method: Type.String(),
    provider: Type.String(),
    reference: nullable(Type.String()),
    state: DepositState,
    reason: nullable(Type.String()),
    amount: Type.String(),
    fee: Type.String(),
    received: nullable(Type.String()),
    note: nullable(Type.String()),
    createdAt: Type.String(),
    expiresAt: Type.String(),
  },
  closed,
);
export type DepositRow = Static<typeof DepositRow>;

/** Idempotent by `requestId`. */
export const WithdrawalApproval = Type.Object({ reason: Type.Optional(Reason), requestId: Id }, closed);
export type WithdrawalApproval = Static<typeof WithdrawalApproval>;

/** `received` is final; `refund` gives back what is missing of a disputed receipt. */
export interface ReceiptResolution {
  readonly part: number;
  readonly outcome: 'received' | 'refund';
  readonly reason?: string;
  readonly requestId: string;
}

const payee = { account: Type.String(), username: Type.String(), number: Type.String(), holder: Type.String() };

export const WithdrawalQuery = {
  state: Type.Optional(Type.Enum(['requested', 'approved', 'paid', 'rejected', 'cancelled'])),
};
export const WithdrawalRow = Type.Object({ ...Withdrawal.properties, ...payee }, closed);
export type WithdrawalRow = Static<typeof WithdrawalRow>;

export const BindingQuery = { state: Type.Optional(Type.Enum(['waiting', 'confirmed', 'rejected'])) };
export const BindingRow = Type.Object({ ...Binding.properties, ...payee }, closed);
export type BindingRow = Static<typeof BindingRow>;

/**
 * `pending`: nothing has happened yet, another operator has to approve before `expiresAt`. `failed` and `rejected`: nothing happened
 * and nothing will.
 */
export const ActResult = Type.Object(
  {
    state: Type.Enum(['done', 'pending', 'failed', 'rejected']),
    approval: nullable(Type.String()),
    expiresAt: nullable(Type.String()),
    /** Balance of the main wallet after an adjustment. */
    balance: nullable(Type.String()),
  },
  closed,
);
export type ActResult = Static<typeof ActResult>;

const ApprovalState = Type.Enum(['pending', 'approved', 'done', 'failed', 'rejected', 'expired']);

export const ApprovalRow = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    subject: Type.String(),
    amount: Type.String(),
    reason: Type.String(),
    state: ApprovalState,
    askedBy: Type.String(),
    askedAt: Type.String(),
    expiresAt: Type.String(),
    decidedBy: nullable(Type.String()),
    decidedAt: nullable(Type.String()),
    /** Failure code of an act that was refused. */
    failure: nullable(Type.String()),
  },
  closed,
);
export type ApprovalRow = Static<typeof ApprovalRow>;

export const ApprovalQuery = { state: Type.Optional(Type.Union([Type.Literal('pending'), Type.Literal('all')])) };
