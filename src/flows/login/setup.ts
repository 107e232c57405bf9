import { assign, setup } from 'xstate';
import { checkSmsLogin, checkUsernameLogin, hasFaults, trimmedLogin } from '../../domain/signInRules.ts';
import type { ChallengeResult, LoginAnswer } from '../../wire/auth.ts';
import { isSession, isVerification } from '../answered.ts';
import { attemptFaults, type Failed } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';
import type { LoginContext, LoginEvent, LoginForm, LoginInput, LoginTab, LoginTry } from './login.ts';

export const login = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as Pick<LoginContext, 'signedIn' | 'link'>,
    tags: {} as 'busy' | 'verifying',
  },
  actors: {
    solveChallenge: unprovided<ChallengeResult>('solveChallenge'),
    logIn: unprovided<LoginAnswer, LoginTry>('logIn'),
  },
  guards: {
    isOffered: ({ context }, tab: LoginTab) => tab === 'username' || context.showVerCodeLogin,
    isComplete: ({ context }) => !hasFaults(context.faults),
    isByCode: ({ context }) => context.tab === 'sms',
    isSession: (_, answer: LoginAnswer) => isSession(answer),
    isVerification: (_, answer: LoginAnswer) => isVerification(answer),
  },
  actions: {
    chooseTab: assign({ tab: (_, tab: LoginTab) => tab, faults: {}, failed: null }),
    forgetFault: assign({
      faults: ({ context }, field: string) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
    }),
    keepForm: assign(({ context }, form: LoginForm) => ({
      form: { ...form, ...trimmedLogin(form), verificationCode: form.verificationCode.trim() },
      faults:
        context.tab === 'sms'
          ? checkSmsLogin(form, form.country, context.captchaShown)
          : checkUsernameLogin(form, context.captchaShown),
      failed: null,
    })),
    keepChallenge: assign({ challenge: (_, challenge: ChallengeResult) => challenge }),
    open: assign(({ context: { tab, form } }, answer: LoginAnswer) => ({
      signedIn: isSession(answer)
        ? { value: answer, type: tab, password: tab === 'username' ? (form?.password ?? null) : null }
        : null,
      form: null,
      challenge: null,
    })),
    askForProof: assign({ verify: (_, answer: LoginAnswer) => (isVerification(answer) ? answer.verify : null) }),
    keepLink: assign({ link: (_, answer: LoginAnswer) => ('link' in answer ? answer.link : null), form: null }),
    fail: assign(({ context }, failed: Failed) => ({
      failed,
      faults: attemptFaults(failed, context.captchaShown),
      challenge: null,
    })),
    // An attempt that did not reach the server did not use up the captcha image.
    flagCaptcha: assign({
      captchaShown: ({ context }, { captcha, code }: Failed) =>
        captcha || (context.captchaShown && (code === 'NETWORK' || code === 'TIMEOUT')),
    }),
    forgetProof: assign({ verify: null, challenge: null }),
    resetChallenge: () => unprovidedAction('resetChallenge'),
    /** A captcha image is valid for one attempt. */
    renewCaptcha: () => unprovidedAction('renewCaptcha'),
  },
});
