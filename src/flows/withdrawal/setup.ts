import { assign, setup } from 'xstate';
import { placesOf } from '../../domain/currencyPlaces.ts';
import { type FieldFaults, missingFault } from '../../domain/fieldRules.ts';
import { moneyOf, readMoney } from '../../domain/money.ts';
import { type MoneyFormat, moneyText } from '../../domain/moneyText.ts';
import { type WithdrawalFault, withdrawalFault } from '../../domain/withdrawal.ts';
import { Failure } from '../../wire/failure.ts';
import type { PaymentPasswordRefusal } from '../../wire/paymentPassword.ts';
import type { Withdrawal, WithdrawalBoard, WithdrawalRequest } from '../../wire/withdrawal.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

export interface WithdrawalForm {
  /** Id of a confirmed binding. */
  readonly binding: string;
  /** Decimal string; empty for no amount. */
  readonly amount: string;
  readonly paymentPassword: string;
}

interface Input {
  readonly format: Required<MoneyFormat>;
  /** A new idempotency key. */
  readonly newRequestId: () => string;
}

interface Context extends Input {
  readonly board: WithdrawalBoard | null;
  /** Holds the payment password only while it is sent. */
  readonly request: WithdrawalRequest | null;
  /** The request that was accepted. */
  readonly order: Withdrawal | null;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
}

type WithdrawalEvent =
  | { readonly type: 'withdrawal.submit'; readonly form: WithdrawalForm }
  | { readonly type: 'field.edit'; readonly field: string }
  /** Another withdrawal; the form is read again after a failure or a change. */
  | { readonly type: 'withdrawal.again' | 'withdrawal.retry' | 'withdrawal.look' };

export const passwordLength = 6;

interface Thrown {
  readonly thrown: unknown;
}

export const thrownOf = ({ event }: { readonly event: { readonly error: unknown } }): Thrown => ({ thrown: event.error });

export const withdrawal = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as WithdrawalEvent,
    /** `busy`: the request is in flight. */
    tags: {} as 'busy',
  },
  actors: {
    readBoard: unprovided<WithdrawalBoard>('readBoard'),
    request: unprovided<Withdrawal, WithdrawalRequest | null>('request'),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(context.faults).length === 0,
    /** The account has no payment password, or no confirmed binding any more. */
    isUnready: (_, { thrown }: Thrown) => failedFrom(thrown).code === 'PAYMENT_PASSWORD_UNSET' || limitOf(thrown) === 'binding',
  },
  actions: {
    keepBoard: assign((_, board: WithdrawalBoard) => ({ board, failed: null })),
    keepForm: assign(({ context: { board, request, newRequestId, format } }, form: WithdrawalForm) => {
      // The same form sent again is the same request, in case the answer to the first was lost.
      const isRetry = request?.binding === form.binding && request.amount === form.amount;
      return {
        request: { ...form, requestId: isRetry ? request.requestId : newRequestId() },
        faults: { ...withdrawalFaults(board, form.amount, format), ...passwordFaults(form.paymentPassword) },
        failed: null,
      };
    }),
    forgetPassword: assign({
      request: ({ context }) => (context.request === null ? null : { ...context.request, paymentPassword: '' }),
    }),
    forgetFault: assign({
      faults: ({ context }, field: string) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
    }),
    keepOrder: assign((_, order: Withdrawal) => ({ order, request: null, failed: null })),
    forgetOrder: assign({ order: null, request: null, faults: {}, failed: null }),
    noteFailure: assign({ failed: (_, { thrown }: Thrown) => failedFrom(thrown) }),
    /** A refused request has ended; one whose answer was lost may be repeated. */
    fail: assign(({ context }, { thrown }: Thrown) => {
      const failed = failedFrom(thrown);
      const faults = refusalFaults(thrown, context.board, context.format);
      const isLost = failed.code === 'NETWORK' || failed.code === 'TIMEOUT' || failed.code === 'UNAVAILABLE';
      return { faults, failed: Object.keys(faults).length > 0 ? null : failed, request: isLost ? context.request : null };
    }),
    /** The money is held: balance and list are read again. */
    moneyHeld: () => unprovidedAction('moneyHeld'),
  },
});

/** The fault of an amount under the limits of the account. */
export function withdrawalFaults(board: WithdrawalBoard | null, amount: string, format: Required<MoneyFormat>): FieldFaults {
  const units = readMoney(amount);
  if (board === null || amount === '' || units === null || units === 0n) return { amount: missingFault('amount') };
  const { limits, fee, available } = board;
  const fault = withdrawalFault(units, {
    min: moneyOf(limits.min),
    max: moneyOf(limits.max),
    leftToday: moneyOf(limits.leftToday),
    timesLeft: limits.timesLeft,
    turnoverLeft: moneyOf(limits.turnoverLeft),
    fee,
    places: placesOf(format.currency),
  });
  if (fault !== null) return { amount: faultText(fault, board, format) };
  return units > moneyOf(available) ? { amount: { key: 'withdraw.fault.balance' } } : {};
}

const faultText = (
  fault: WithdrawalFault | 'binding' | 'amount',
  board: WithdrawalBoard | null,
  format: Required<MoneyFormat>,
) => ({
  key: `withdraw.fault.${fault}`,
  params: {
    min: moneyText(board?.limits.min ?? '0', format),
    max: moneyText(board?.limits.max ?? '0', format),
    left: moneyText(board?.limits.leftToday ?? '0', format),
    turnover: moneyText(board?.limits.turnoverLeft ?? '0', format),
  },
});

const passwordFaults = (password: string): FieldFaults =>
  password.length === passwordLength ? {} : { paymentPassword: { key: 'member.payment.digits' } };

/** The limit that the server named. */
function limitOf(thrown: unknown): WithdrawalFault | 'binding' | 'amount' | null {
  if (!(thrown instanceof Failure) || thrown.code !== 'VALIDATION') return null;
  const { limit = null } = (thrown.value ?? {}) as { limit?: WithdrawalFault | 'binding' | 'amount' };
  return limit;
}

/** Faults of fields that a refusal of the server names. */
function refusalFaults(thrown: unknown, board: WithdrawalBoard | null, format: Required<MoneyFormat>): FieldFaults {
  const limit = limitOf(thrown);
  if (limit !== null) return { [limit === 'binding' ? 'binding' : 'amount']: faultText(limit, board, format) };
  if (!(thrown instanceof Failure)) return {};
  if (thrown.code === 'BALANCE_TOO_LOW') return { amount: { key: 'withdraw.fault.balance' } };
  if (thrown.code !== 'PAYMENT_PASSWORD') return {};
  const { triesLeft = 0 } = (thrown.value ?? {}) as Partial<PaymentPasswordRefusal>;
  return { paymentPassword: { key: 'member.payment.triesLeft', params: { tries: triesLeft } } };
}
