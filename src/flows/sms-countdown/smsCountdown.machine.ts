import { assign, setup } from 'xstate';
import { authConstants } from '../../domain/authConstants.ts';
import { providerErrorKey, providerErrors } from '../../domain/providerError.ts';
import { countdownTime, type SmsPurpose } from '../../domain/smsCountdown.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';
import type { Countdowns, SmsTarget, Wait } from './countdowns.ts';

interface Input {
  readonly purpose: SmsPurpose;
  readonly countdowns: Countdowns;
  /** Unix time in milliseconds. */
  readonly now: () => number;
}

interface Context extends Input {
  readonly number: string;
  readonly sentAt: number;
  readonly secondsLeft: number;
  /** Validity of the code that was sent; null if none was. */
  readonly codeMinutes: number | null;
  readonly failed: Failed | null;
}

/** A failed sending; `providerFault` is the i18n key of an error of firebase. */
interface FailedSending extends Failed {
  readonly providerFault: string | null;
}

const failedSending = (thrown: unknown): FailedSending => ({
  ...failedFrom(thrown),
  providerFault: providerErrorKey(thrown),
});

/** Result of sending: validity in minutes, or sent by firebase. */
export type Sent = { readonly expiredMinutes: number } | 'firebase';

/** The button that sends a code, and its cooldown. */
export const smsCountdownMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      /** The number in international format; empty if there is none. */
      { readonly type: 'sms.number'; readonly number: string } | { readonly type: 'sms.send' },
    tags: {} as 'busy' | 'waiting' | 'blocked',
  },
  actors: { sendCode: unprovided<Sent, SmsTarget>('sendCode') },
  delays: { second: 1_000 },
  guards: {
    isWaiting: ({ context }) => waitOf(context) !== null,
    isBlocked: ({ context }) => waitOf(context)?.blocked === true,
    maySend: ({ context }) =>
      context.number !== '' && waitOf(context) === null && context.now() - context.sentAt >= authConstants.loginSmsThrottle,
    isTooMany: (_, { code, providerFault }: FailedSending) =>
      code === 'RATE_LIMIT' || providerFault === providerErrors['auth/too-many-requests'],
  },
  actions: {
    keepNumber: assign({ number: (_, number: string) => number, failed: null }),
    noteTime: assign({ sentAt: ({ context }) => context.now(), failed: null }),
    startWait: ({ context }, sent: Sent) =>
      context.countdowns.write(targetOf(context), {
        until: context.now() + countdownTime(sent),
        blocked: false,
        minutes: sent === 'firebase' ? null : sent.expiredMinutes,
      }),
    block: ({ context }) =>
      context.countdowns.write(targetOf(context), {
        until: context.now() + authConstants.phoneAuthWait,
        blocked: true,
        minutes: null,
      }),
    count: assign({
      secondsLeft: ({ context }) => secondsLeft(context),
      codeMinutes: ({ context }) => waitOf(context)?.minutes ?? null,
    }),
    fail: assign({ failed: (_, failed: Failed) => failed }),
    /** Shows the message of the server or of the provider as a warning. */
    reportFailure: (_args, _failed: FailedSending) => unprovidedAction('reportFailure'),
  },
}).createMachine({
  id: 'smsCountdown',
  context: ({ input }) => ({
    ...input,
    number: '',
    sentAt: Number.NEGATIVE_INFINITY,
    secondsLeft: 0,
    codeMinutes: null,
    failed: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'count',
      always: [{ guard: 'isBlocked', target: 'blocked' }, { guard: 'isWaiting', target: 'counting' }, { target: 'ready' }],
    },
    ready: {
      on: {
        'sms.number': { target: 'deciding', actions: { type: 'keepNumber', params: ({ event }) => event.number } },
        'sms.send': { guard: 'maySend', target: 'sending' },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'noteTime',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => targetOf(context),
        onDone: { target: 'deciding', actions: { type: 'startWait', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isTooMany', params: ({ event }) => failedSending(event.error) },
            target: 'deciding',
            actions: [
              'block',
              { type: 'fail', params: ({ event }) => failedFrom(event.error) },
              { type: 'reportFailure', params: ({ event }) => failedSending(event.error) },
            ],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'fail', params: ({ event }) => failedFrom(event.error) },
              { type: 'reportFailure', params: ({ event }) => failedSending(event.error) },
            ],
          },
        ],
      },
    },
    counting: {
      tags: 'waiting',
      after: { second: 'deciding' },
      on: { 'sms.number': { target: 'deciding', actions: { type: 'keepNumber', params: ({ event }) => event.number } } },
    },
    blocked: {
      tags: ['waiting', 'blocked'],
      after: { second: 'deciding' },
      on: { 'sms.number': { target: 'deciding', actions: { type: 'keepNumber', params: ({ event }) => event.number } } },
    },
  },
});

const targetOf = ({ purpose, number }: Context): SmsTarget => ({ purpose, number });

/** Computed from the clock, so that it is correct after a suspended tab resumes. */
function waitOf(context: Context): Wait | null {
  const wait = context.countdowns.read(targetOf(context));
  return wait !== null && wait.until > context.now() ? wait : null;
}

const secondsLeft = (context: Context) => Math.ceil(((waitOf(context)?.until ?? context.now()) - context.now()) / 1_000);
