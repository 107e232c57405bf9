import { assign, setup } from 'xstate';
import { type FieldFaults, missingFault } from '../../domain/fieldRules.ts';
import { moneyOf, readMoney } from '../../domain/money.ts';
import { type MoneyFormat, moneyText } from '../../domain/moneyText.ts';
import type { DepositMethod, DepositOptions, DepositOrder, DepositRequest } from '../../wire/deposit.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

/** Interval at which the state of the order is read while the page shows it. */
const pollMs = 3_000;

export interface DepositForm {
  readonly method: string;
  /** Decimal string; empty for no amount. */
  readonly amount: string;
  /** Id of a carrier of the method; empty for none. */
  readonly carrier: string;
}

interface Input {
  readonly format: MoneyFormat;
  /** A new idempotency key. */
  readonly newRequestId: () => string;
}

interface Context extends Input {
  readonly options: DepositOptions | null;
  readonly order: DepositOrder | null;
  readonly request: DepositRequest | null;
  /** The provider was asked for the order since it was opened here, and had no payment. */
  readonly isChecked: boolean;
  readonly faults: FieldFaults;
  /** The last call that failed; null while all is well. */
  readonly failed: Failed | null;
}

export type DepositEvent =
  | { readonly type: 'deposit.submit'; readonly form: DepositForm }
  | { readonly type: 'field.edit'; readonly field: string }
  /** The member has paid; a report of the server is on its way (`look`); the order is given up; another deposit. */
  | { readonly type: 'deposit.check' | 'deposit.look' | 'deposit.cancel' | 'deposit.again' | 'deposit.retry' };

export const deposit = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as DepositEvent,
    /** `busy`: an act of the member is in flight. `open`: an unfinished order is shown. `ended`: a finished one is. */
    tags: {} as 'busy' | 'open' | 'ended',
  },
  actors: {
    readOptions: unprovided<DepositOptions>('readOptions'),
    createOrder: unprovided<DepositOrder, DepositRequest | null>('createOrder'),
    readOrder: unprovided<DepositOrder, string>('readOrder'),
    checkOrder: unprovided<DepositOrder, string>('checkOrder'),
    cancelOrder: unprovided<DepositOrder, string>('cancelOrder'),
  },
  delays: { poll: pollMs },
  guards: {
    hasOrder: ({ context }) => context.order !== null,
    isComplete: ({ context }) => Object.keys(context.faults).length === 0,
    isIn: ({ context }, states: readonly DepositOrder['state'][]) =>
      context.order !== null && states.includes(context.order.state),
    /** Another tab or device has an unfinished order. */
    isTaken: (_, { code }: Failed) => code === 'CONFLICT',
  },
  actions: {
    keepOptions: assign((_, options: DepositOptions) => ({ options, order: options.order, isChecked: false, failed: null })),
    keepOrder: assign((_, order: DepositOrder) => ({ order, failed: null })),
    /** The same form sent again is the same request, in case the answer to the first was lost. */
    keepForm: assign(({ context: { options, request, newRequestId, format } }, form: DepositForm) => {
      const { method, amount, carrier } = form;
      const isRetry = request?.method === method && request.amount === amount && (request.carrier ?? '') === carrier;
      return {
        request: isRetry ? request : { method, amount, requestId: newRequestId(), ...(carrier === '' ? {} : { carrier }) },
        faults: depositFaults(form, options?.methods ?? [], format),
        failed: null,
      };
    }),
    forgetFault: assign({
      faults: ({ context }, field: string) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
    }),
    noteCheck: assign({ isChecked: true }),
    forgetOrder: assign({ order: null, request: null, isChecked: false, faults: {}, failed: null }),
    /** A refused request has ended; one whose answer was lost may be repeated. */
    fail: assign(({ context }, failed: Failed) => ({
      failed,
      faults: failed.faults,
      request: failed.code === 'NETWORK' || failed.code === 'TIMEOUT' || failed.code === 'UNAVAILABLE' ? context.request : null,
    })),
    noteFailure: assign({ failed: (_, failed: Failed) => failed }),
    moneyArrived: () => unprovidedAction('moneyArrived'),
  },
});

/** Faults of a form by the rules of its method. */
export function depositFaults(
  { method, amount, carrier }: DepositForm,
  methods: readonly DepositMethod[],
  format: MoneyFormat,
): FieldFaults {
  const chosen = methods.find(({ id }) => id === method);
  const units = readMoney(amount);
  if (chosen === undefined) return { amount: missingFault('amount') };
  const { min, max, carriers } = chosen;
  if (carriers.length > 0) {
    const values = carriers.find(({ id }) => id === carrier)?.values;
    if (values === undefined) return { carrier: { key: 'deposit.fault.carrier' } };
    return values.some((value) => moneyOf(value) === units) ? {} : { amount: { key: 'deposit.fault.value' } };
  }
  if (amount === '' || units === null) return { amount: missingFault('amount') };
  if (units >= moneyOf(min) && units <= moneyOf(max)) return {};
  return {
    amount: { key: 'deposit.fault.limits', params: { min: moneyText(min, format), max: moneyText(max, format) } },
  };
}

export const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => failedFrom(event.error);
