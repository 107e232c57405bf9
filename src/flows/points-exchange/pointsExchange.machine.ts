import { assign, setup } from 'xstate';
import type { FieldFaults } from '../../domain/fieldRules.ts';
import type { FailureCode } from '../../wire/failure.ts';
import type { PointExchange } from '../../wire/points.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';
import { type ExchangeForm, type ExchangeRequest, type ExchangeSubject, formFaults, refusalFaults } from './exchangeForm.ts';

interface Input {
  /** A new idempotency key. */
  readonly newRequestId: () => string;
}

interface Context extends Input {
  /** Holds the payment password only while it is sent. */
  readonly request: ExchangeRequest | null;
  /** The finished exchange. */
  readonly exchange: PointExchange | null;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
}

interface Submitted {
  readonly form: ExchangeForm;
  readonly subject: ExchangeSubject;
}

interface Thrown {
  readonly thrown: unknown;
}

/** An answer that never arrived: the request may have been carried out, so that it is repeated with its key. */
const lost: ReadonlySet<FailureCode> = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'SYSTEM']);

const nameOf = (subject: ExchangeSubject) => (subject.kind === 'goods' ? `${subject.id} ${subject.price}` : 'money');

/** One exchange; a repeated submit of the same form is the same request until its answer arrives. */
export const pointsExchangeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | ({ readonly type: 'exchange.submit' } & Submitted)
      | { readonly type: 'field.edit'; readonly field: string }
      | { readonly type: 'exchange.again' },
    /** `busy`: the request is in flight. */
    tags: {} as 'busy',
  },
  actors: { send: unprovided<PointExchange, ExchangeRequest | null>('send') },
  guards: { isComplete: ({ context }) => Object.keys(context.faults).length === 0 },
  actions: {
    keepForm: assign(({ context: { request, newRequestId } }, { form, subject }: Submitted) => {
      const isRetry = request !== null && request.count === form.count && nameOf(request.subject) === nameOf(subject);
      return {
        request: { ...form, subject, requestId: isRetry ? request.requestId : newRequestId() },
        faults: formFaults(form, subject),
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
    keepExchange: assign((_, exchange: PointExchange) => ({ exchange, request: null, faults: {}, failed: null })),
    forgetExchange: assign({ exchange: null, request: null, faults: {}, failed: null }),
    fail: assign(({ context: { request } }, { thrown }: Thrown) => {
      const failed = failedFrom(thrown);
      const faults = request === null ? {} : refusalFaults(thrown, request.subject);
      return {
        faults,
        failed: Object.keys(faults).length > 0 ? null : failed,
        request: lost.has(failed.code) ? request : null,
      };
    }),
    exchanged: () => unprovidedAction('exchanged'),
  },
}).createMachine({
  id: 'pointsExchange',
  context: ({ input }) => ({ ...input, request: null, exchange: null, faults: {}, failed: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'exchange.submit': { target: 'validating', actions: { type: 'keepForm', params: ({ event }) => event } },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
      },
    },
    validating: {
      always: [
        { guard: 'isComplete', target: 'sending' },
        { target: 'editing', actions: 'forgetPassword' },
      ],
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => context.request,
        onDone: { target: 'done', actions: { type: 'keepExchange', params: ({ event }) => event.output } },
        onError: {
          target: 'editing',
          actions: [{ type: 'fail', params: ({ event }) => ({ thrown: event.error }) }, 'forgetPassword'],
        },
      },
    },
    done: {
      entry: 'exchanged',
      on: { 'exchange.again': { target: 'editing', actions: 'forgetExchange' } },
    },
  },
});
