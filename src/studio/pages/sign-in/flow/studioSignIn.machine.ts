import { assign, fromPromise, setup } from 'xstate';
import { Failure, type FailureCode } from '../../../../wire/failure.ts';
import type { StudioSession, StudioSignIn } from '../../../../wire/studio/session.ts';

/** The page provides each call. */
const unprovided = <Output, Given>(name: string) =>
  fromPromise<Output, Given>(async () => {
    throw new Error(`The sign-in was started without its "${name}" call.`);
  });

interface Input {
  /** State of this browser's session, from the server. */
  readonly session: StudioSession;
  readonly now: () => number;
}

/** Reason why the last try did not succeed. */
export interface StudioSignInFault {
  readonly code: FailureCode;
  /** Before the lock; null for a failure that is no wrong try. */
  readonly triesLeft: number | null;
}

interface Context extends Input {
  /** Credentials that the step in progress sends. */
  readonly credentials: StudioSignIn | null;
  readonly code: string;
  readonly trust: boolean;
  readonly fault: StudioSignInFault | null;
  readonly lockedUntil: string | null;
  readonly recoveryCodes: readonly string[];
}

interface Attempt {
  readonly fault: StudioSignInFault;
  readonly lockedUntil: string | null;
}

interface CodeInput {
  readonly code: string;
  readonly trust: boolean;
}

function attemptOf({ event: { error } }: { readonly event: { readonly error: unknown } }): Attempt {
  if (!(error instanceof Failure)) return { fault: { code: 'SYSTEM', triesLeft: null }, lockedUntil: null };
  const { triesLeft = null, lockedUntil = null } = (error.value ?? {}) as Partial<
    Pick<StudioSession, 'triesLeft' | 'lockedUntil'>
  >;
  return { fault: { code: error.code, triesLeft }, lockedUntil };
}

const codeOf = ({ context: { code, trust } }: { readonly context: Context }): CodeInput => ({ code, trust });

/** From the first page to an open session. A screen draws the state; the server decides which steps there are. */
export const studioSignInMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    output: {} as StudioSession,
    events: {} as
      | { readonly type: 'password.send'; readonly credentials: StudioSignIn }
      | { readonly type: 'code.send'; readonly code: string; readonly trust: boolean }
      | { readonly type: 'passkey.use'; readonly trust: boolean }
      | { readonly type: 'recovery.choose' | 'code.choose' | 'enrolment.skip' | 'codes.kept' | 'codes.retry' | 'restart' },
    tags: {} as 'busy',
  },
  actors: {
    signIn: unprovided<StudioSession, StudioSignIn | null>('signIn'),
    sendCode: unprovided<StudioSession, CodeInput>('sendCode'),
    sendRecoveryCode: unprovided<StudioSession, CodeInput>('sendRecoveryCode'),
    usePasskey: unprovided<StudioSession, Pick<CodeInput, 'trust'>>('usePasskey'),
    skipEnrolment: unprovided<StudioSession, null>('skipEnrolment'),
    startAgain: unprovided<StudioSession, null>('startAgain'),
    makeRecoveryCodes: unprovided<readonly string[], null>('makeRecoveryCodes'),
  },
  guards: {
    isLocked: ({ context: { lockedUntil, now } }) => lockedUntil !== null && new Date(lockedUntil).getTime() > now(),
    isSignedIn: ({ context }) => context.session.step === 'signedIn',
    isEnrolling: ({ context }) => context.session.step === 'enrol',
    isProving: ({ context }) => context.session.step === 'factor',
    hasNoCode: ({ context }) => !context.session.factors.includes('code') && !context.session.factors.includes('passkey'),
    hasRecovery: ({ context }) => context.session.factors.includes('recovery'),
    hasPasskey: ({ context }) => context.session.factors.includes('passkey'),
    maySkip: ({ context }) => context.session.enrolment?.canSkip === true,
  },
  delays: {
    lock: ({ context: { lockedUntil, now } }) =>
      lockedUntil === null ? 0 : Math.max(0, new Date(lockedUntil).getTime() - now()),
  },
  actions: {
    keepSession: assign((_, session: StudioSession) => ({
      session,
      fault: null,
      lockedUntil: session.lockedUntil,
      credentials: null,
      code: '',
    })),
    keepCredentials: assign((_, credentials: StudioSignIn) => ({ credentials, fault: null })),
    keepCode: assign((_, { code, trust }: CodeInput) => ({ code, trust, fault: null })),
    keepTrust: assign({ trust: (_, trust: boolean) => trust, fault: null }),
    /** Neither password nor code is kept for another try. */
    fail: assign((_, { fault, lockedUntil }: Attempt) => ({ fault, lockedUntil, credentials: null, code: '' })),
    keepRecoveryCodes: assign((_, recoveryCodes: readonly string[]) => ({ recoveryCodes, fault: null })),
    clear: assign({ fault: null, lockedUntil: null }),
  },
}).createMachine({
  id: 'studioSignIn',
  context: ({ input }) => ({
    ...input,
    credentials: null,
    code: '',
    trust: false,
    fault: null,
    lockedUntil: input.session.lockedUntil,
    recoveryCodes: [],
  }),
  initial: 'next',
  states: {
    next: {
      always: [
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'isLocked', target: 'locked' },
        { guard: 'isEnrolling', target: 'enrolment' },
        { guard: 'isProving', target: 'factor' },
        { target: 'password' },
      ],
    },
    password: {
      on: {
        'password.send': {
          target: 'checkingPassword',
          actions: { type: 'keepCredentials', params: ({ event }) => event.credentials },
        },
      },
    },
    checkingPassword: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: { target: 'next', actions: { type: 'keepSession', params: ({ event }) => event.output } },
        onError: { target: 'next', actions: { type: 'fail', params: attemptOf } },
      },
    },
    factor: {
      initial: 'choosing',
      on: { restart: 'leaving' },
      states: {
        choosing: { always: [{ guard: 'hasNoCode', target: 'recovery' }, { target: 'code' }] },
        code: {
          on: {
            'code.send': { target: 'checkingCode', actions: { type: 'keepCode', params: ({ event }) => event } },
            'recovery.choose': { guard: 'hasRecovery', target: 'recovery', actions: 'clear' },
            'passkey.use': {
              guard: 'hasPasskey',
              target: 'usingPasskey',
              actions: { type: 'keepTrust', params: ({ event }) => event.trust },
            },
          },
        },
        checkingCode: {
          tags: 'busy',
          invoke: {
            src: 'sendCode',
            input: codeOf,
            onDone: { target: '#studioSignIn.next', actions: { type: 'keepSession', params: ({ event }) => event.output } },
            onError: { target: 'refused', actions: { type: 'fail', params: attemptOf } },
          },
        },
        usingPasskey: {
          tags: 'busy',
          invoke: {
            src: 'usePasskey',
            input: ({ context }) => ({ trust: context.trust }),
            onDone: { target: '#studioSignIn.next', actions: { type: 'keepSession', params: ({ event }) => event.output } },
            onError: { target: 'refused', actions: { type: 'fail', params: attemptOf } },
          },
        },
        refused: { always: [{ guard: 'isLocked', target: '#studioSignIn.locked' }, { target: 'code' }] },
        recovery: {
          on: {
            'code.send': { target: 'checkingRecovery', actions: { type: 'keepCode', params: ({ event }) => event } },
            'code.choose': { target: 'choosing', actions: 'clear' },
          },
        },
        checkingRecovery: {
          tags: 'busy',
          invoke: {
            src: 'sendRecoveryCode',
            input: codeOf,
            onDone: { target: '#studioSignIn.next', actions: { type: 'keepSession', params: ({ event }) => event.output } },
            onError: { target: 'recoveryRefused', actions: { type: 'fail', params: attemptOf } },
          },
        },
        recoveryRefused: { always: [{ guard: 'isLocked', target: '#studioSignIn.locked' }, { target: 'recovery' }] },
      },
    },
    enrolment: {
      on: {
        'code.send': { target: 'binding', actions: { type: 'keepCode', params: ({ event }) => event } },
        'enrolment.skip': { guard: 'maySkip', target: 'skipping' },
        restart: 'leaving',
      },
    },
    binding: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: codeOf,
        onDone: { target: 'makingCodes', actions: { type: 'keepSession', params: ({ event }) => event.output } },
        onError: { target: 'next', actions: { type: 'fail', params: attemptOf } },
      },
    },
    makingCodes: {
      tags: 'busy',
      invoke: {
        src: 'makeRecoveryCodes',
        input: null,
        onDone: { target: 'codes', actions: { type: 'keepRecoveryCodes', params: ({ event }) => event.output } },
        onError: { target: 'codes', actions: { type: 'fail', params: attemptOf } },
      },
    },
    /** Shown once. Without them, because the call failed, the person may go on and make them later. */
    codes: { on: { 'codes.kept': 'signedIn', 'codes.retry': 'makingCodes' } },
    skipping: {
      tags: 'busy',
      invoke: {
        src: 'skipEnrolment',
        input: null,
        onDone: { target: 'next', actions: { type: 'keepSession', params: ({ event }) => event.output } },
        onError: { target: 'next', actions: { type: 'fail', params: attemptOf } },
      },
    },
    locked: { after: { lock: { target: 'next', actions: 'clear' } }, on: { restart: 'leaving' } },
    leaving: {
      tags: 'busy',
      entry: 'clear',
      invoke: {
        src: 'startAgain',
        input: null,
        onDone: { target: 'next', actions: { type: 'keepSession', params: ({ event }) => event.output } },
        onError: { target: 'next', actions: { type: 'fail', params: attemptOf } },
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.session,
});
