import { assign, setup } from 'xstate';
import type { ExtraVerification, LoginAnswer, UnknownIdentity } from '../../wire/auth.ts';
import { isSession, isVerification, type SignedIn } from '../answered.ts';
import type { Failed } from '../failed.ts';
import { unprovided } from '../unprovided.ts';

export type SocialProvider = 'google' | 'facebook';

/** Result of the provider's sign-in. */
export interface SocialIdentity {
  readonly channel: SocialProvider;
  readonly idToken: string;
  /** Requested when the sign-in began. */
  readonly ticket: string;
}

interface Context {
  readonly providers: readonly SocialProvider[];
  readonly provider: SocialProvider | null;
  readonly identity: SocialIdentity | null;
  /** i18n key of the provider's error. */
  readonly providerFault: string | null;
  readonly failed: Failed | null;
  readonly verify: ExtraVerification['verify'] | null;
  readonly link: UnknownIdentity['link'] | null;
  /** Choice of a user with an unknown identity, with the link's ticket. */
  readonly choice: 'login' | 'register' | null;
  readonly signedIn: SignedIn | null;
}

export const social = setup({
  types: {
    input: {} as Pick<Context, 'providers'>,
    context: {} as Context,
    events: {} as
      | { readonly type: 'social.choose'; readonly provider: SocialProvider }
      | { readonly type: 'link.choose'; readonly way: 'login' | 'register' }
      | { readonly type: 'link.cancel' | 'verification.cancel' | 'verification.end' }
      | { readonly type: 'verification.pass'; readonly value: SignedIn['value'] },
    output: {} as Pick<Context, 'signedIn' | 'link' | 'choice'>,
    tags: {} as 'busy' | 'verifying' | 'linking',
  },
  actors: {
    /** Opens the provider's window. */
    askProvider: unprovided<SocialIdentity, SocialProvider | null>('askProvider'),
    logIn: unprovided<LoginAnswer, SocialIdentity | null>('logIn'),
  },
  guards: {
    isOffered: ({ context }, provider: SocialProvider) => context.providers.includes(provider),
    isSession: (_, answer: LoginAnswer) => isSession(answer),
    isVerification: (_, answer: LoginAnswer) => isVerification(answer),
    isProviders: (_, key: string | null) => key !== null,
  },
  actions: {
    keepProvider: assign({ provider: (_, provider: SocialProvider) => provider, providerFault: null, failed: null }),
    keepIdentity: assign({ identity: (_, identity: SocialIdentity) => identity }),
    forgetIdentity: assign({ identity: null }),
    open: assign({
      signedIn: (_, answer: LoginAnswer) =>
        isSession(answer) ? ({ value: answer, type: 'firebase', password: null } as const) : null,
    }),
    askForProof: assign({ verify: (_, answer: LoginAnswer) => (isVerification(answer) ? answer.verify : null) }),
    keepLink: assign({ link: (_, answer: LoginAnswer) => ('link' in answer ? answer.link : null) }),
    choose: assign({ choice: (_, choice: 'login' | 'register') => choice }),
    forgetAnswers: assign({ link: null, verify: null }),
    failByProvider: assign({ providerFault: (_, key: string | null) => key }),
    fail: assign({ failed: (_, failed: Failed) => failed }),
  },
});
