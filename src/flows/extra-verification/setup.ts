import { assign, setup } from 'xstate';
import { type FieldFaults, missingFault } from '../../domain/fieldRules.ts';
import type { ExtraVerification, LoginAnswer, LoginValue, VerificationMethod } from '../../wire/auth.ts';
import { isSession } from '../answered.ts';
import type { Failed } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

/** Lifetime of a sign-in's ticket, in milliseconds. */
export const ticketTime = 600_000;
/** Maximum attempts per ticket. */
export const ticketTries = 5;

/** Methods that send a code when they are chosen. */
const sentMethods: readonly VerificationMethod[] = ['mobile', 'email'];

export interface Proof {
  readonly ticket: string;
  readonly method: VerificationMethod | null;
  readonly answer: string;
  readonly captchaId?: string | undefined;
}

interface Context {
  readonly ticket: string;
  readonly methods: ExtraVerification['verify']['methods'];
  readonly method: VerificationMethod | null;
  readonly answer: string;
  readonly captchaId: string | undefined;
  readonly tries: number;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
  readonly value: LoginValue | null;
  /** The ticket expired or ran out of attempts; the user did not leave the step. */
  readonly ended: boolean;
}

export const extraVerification = setup({
  types: {
    input: {} as ExtraVerification['verify'],
    context: {} as Context,
    events: {} as
      | { readonly type: 'method.choose'; readonly method: VerificationMethod }
      | { readonly type: 'method.back' | 'code.send' | 'verification.cancel' }
      | { readonly type: 'answer.submit'; readonly answer: string; readonly captchaId?: string | undefined },
    output: {} as Pick<Context, 'value' | 'ended'>,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: unprovided<null, Pick<Proof, 'ticket' | 'method'>>('sendCode'),
    prove: unprovided<LoginAnswer, Proof>('prove'),
  },
  delays: { ticketTime },
  guards: {
    isBound: ({ context }, method: VerificationMethod) => context.methods.some((entry) => entry.method === method),
    isSent: ({ context }) => context.method !== null && sentMethods.includes(context.method),
    isAnswered: (_, answer: string) => answer.trim() !== '',
    isSession: (_, answer: LoginAnswer) => isSession(answer),
    isDead: (_, { code }: Failed) => deadTicket.includes(code),
    isOver: ({ context }, { code }: Failed) => deadTicket.includes(code) || (context.tries + 1 >= ticketTries && reached(code)),
  },
  actions: {
    keepMethod: assign({ method: (_, method: VerificationMethod) => method, faults: {}, failed: null }),
    forgetMethod: assign({ method: null, faults: {}, failed: null }),
    keepAnswer: assign((_, { answer, captchaId }: Pick<Proof, 'answer' | 'captchaId'>) => ({
      answer: answer.trim(),
      captchaId,
      faults: {},
      failed: null,
    })),
    askForAnswer: assign({ faults: () => ({ answer: missingFault('verificationCode') }) }),
    pass: assign({ value: (_, answer: LoginAnswer) => (isSession(answer) ? answer : null) }),
    fail: assign(({ context }, failed: Failed) => ({
      failed,
      faults: failed.faults,
      answer: '',
      tries: context.tries + (reached(failed.code) ? 1 : 0),
    })),
    end: assign({ ended: true }),
    failSending: assign({ failed: (_, failed: Failed) => failed }),
    /** A captcha image of the captcha method is valid for one attempt. */
    renewCaptcha: () => unprovidedAction('renewCaptcha'),
  },
});

const deadTicket: readonly Failed['code'][] = ['VERIFICATION_ENDED', 'AUTH_REQUIRED', 'NOT_FOUND'];

/** An answer that did not reach the server does not count as an attempt. */
const reached = (code: Failed['code']) =>
  !['NETWORK', 'TIMEOUT', 'SYSTEM', 'MAINTENANCE', 'REGION_BLOCKED', 'RATE_LIMIT'].includes(code);
