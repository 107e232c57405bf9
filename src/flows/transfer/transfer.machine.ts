import { assign, setup } from 'xstate';
import type { FieldFaults } from '../../domain/fieldRules.ts';
import type { MoneyFormat } from '../../domain/moneyText.ts';
import { Failure, type FailureCode } from '../../wire/failure.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';
import { formFaults, type TransferBounds, type TransferForm, type TransferRequest } from './transferForm.ts';

interface Input {
  readonly format: MoneyFormat;
  /** A new idempotency key. */
  readonly newRequestId: () => string;
}

interface Context extends Input {
  readonly request: TransferRequest | null;
  /** Idempotency key of a collection whose answer was lost. */
  readonly collection: string | null;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
}

/** An answer that never arrived: the request may have been carried out, so that it is repeated with its key. */
const lost: ReadonlySet<FailureCode> = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'SYSTEM']);

interface FailedAttempt {
  readonly failed: Failed;
  /** Attempts left after a wrong payment password; null for any other failure. */
  readonly triesLeft: number | null;
}

function attemptOf({ event: { error } }: { readonly event: { readonly error: unknown } }): FailedAttempt {
  const isWrong = error instanceof Failure && error.code === 'PAYMENT_PASSWORD';
  const { triesLeft } = isWrong ? (error.value as { readonly triesLeft: number }) : { triesLeft: null };
  return { failed: failedFrom(error), triesLeft };
}

/** Transfers one after another; a repeated submit of the same form is the same request until its answer arrives. */
export const transferMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { readonly type: 'transfer.submit'; readonly form: TransferForm; readonly bounds: TransferBounds }
      | { readonly type: 'transfer.collect' | 'transfer.again' }
      | { readonly type: 'field.edit'; readonly field: string },
    tags: {} as 'busy',
  },
  actors: {
    send: unprovided<null, TransferRequest | null>('send'),
    collect: unprovided<null, string>('collect'),
  },
  guards: { isComplete: ({ context }) => Object.keys(context.faults).length === 0 },
  actions: {
    keepForm: assign(({ context: { request, newRequestId, format } }, { form, bounds }: Submitted) => {
      const isRetry = request?.from === form.from && request.to === form.to && request.amount === form.amount;
      return {
        request: { ...form, requestId: isRetry ? request.requestId : newRequestId() },
        faults: formFaults(form, bounds, format),
        failed: null,
      };
    }),
    keepCollection: assign(({ context: { collection, newRequestId } }) => ({
      collection: collection ?? newRequestId(),
      faults: {},
      failed: null,
    })),
    forgetFault: assign({
      faults: ({ context }, field: string) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
    }),
    /** The payment password is typed again for every attempt. */
    forgetPassword: assign({
      request: ({ context: { request } }) => (request === null ? null : { ...request, paymentPassword: null }),
    }),
    forgetRequest: assign({ request: null, collection: null }),
    fail: assign(({ context: { request, collection } }, { failed, triesLeft }: FailedAttempt) => {
      const isLost = lost.has(failed.code);
      return {
        failed: triesLeft === null ? failed : null,
        faults:
          triesLeft === null
            ? failed.faults
            : { paymentPassword: { key: 'member.payment.triesLeft', params: { tries: triesLeft } } },
        request: isLost ? request : null,
        collection: isLost ? collection : null,
      };
    }),
    moneyMoved: () => unprovidedAction('moneyMoved'),
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({ ...input, request: null, collection: null, faults: {}, failed: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'transfer.submit': { target: 'validating', actions: { type: 'keepForm', params: ({ event }) => event } },
        'transfer.collect': { target: 'collecting', actions: 'keepCollection' },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
      },
    },
    validating: { always: [{ guard: 'isComplete', target: 'sending' }, { target: 'editing' }] },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => context.request,
        onDone: { target: 'done', actions: ['forgetRequest', 'moneyMoved'] },
        onError: { target: 'editing', actions: ['forgetPassword', { type: 'fail', params: attemptOf }] },
      },
    },
    collecting: {
      tags: 'busy',
      invoke: {
        src: 'collect',
        input: ({ context }) => context.collection ?? '',
        onDone: { target: 'done', actions: ['forgetRequest', 'moneyMoved'] },
        onError: { target: 'editing', actions: { type: 'fail', params: attemptOf } },
      },
    },
    /** The form is empty again and may be filled in for the next one. */
    done: {
      on: {
        'transfer.submit': { target: 'validating', actions: { type: 'keepForm', params: ({ event }) => event } },
        'transfer.collect': { target: 'collecting', actions: 'keepCollection' },
        'transfer.again': 'editing',
      },
    },
  },
});

interface Submitted {
  readonly form: TransferForm;
  readonly bounds: TransferBounds;
}
