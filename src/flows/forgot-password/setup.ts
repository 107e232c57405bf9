import { assign, setup } from 'xstate';
import type { FieldFaults, FieldRule } from '../../domain/fieldRules.ts';
import type { PhoneCountry } from '../../domain/phone.ts';
import { checkForgotByEmail, checkForgotByPhone, hasFaults } from '../../domain/signInRules.ts';
import type { ExtraVerification, LoginAnswer, LoginValue } from '../../wire/auth.ts';
import { isSession, isVerification, type SignedIn } from '../answered.ts';
import type { Failed } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

export type ForgotTab = 'email' | 'mobile';

export interface ForgotForm {
  readonly username: string;
  readonly email: string;
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly newPassword: string;
  readonly country: PhoneCountry;
}

interface Input {
  /** Whether a password can be reset with a code by phone. */
  readonly isPhoneResetOn: boolean;
  readonly rules: { readonly username?: FieldRule; readonly email?: FieldRule; readonly password?: FieldRule };
}

interface Context extends Input {
  readonly tab: ForgotTab;
  readonly form: ForgotForm | null;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
  readonly verify: ExtraVerification['verify'] | null;
  readonly signedIn: SignedIn | null;
}

export const forgotPassword = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { readonly type: 'tab.choose'; readonly tab: ForgotTab }
      | { readonly type: 'field.edit'; readonly field: string }
      | { readonly type: 'forgot.submit'; readonly form: ForgotForm }
      | { readonly type: 'forgot.again' }
      | { readonly type: 'verification.pass'; readonly value: LoginValue }
      | { readonly type: 'verification.cancel' }
      | { readonly type: 'verification.end' },
    output: {} as { readonly signedIn: SignedIn | null },
    tags: {} as 'busy' | 'sent' | 'verifying',
  },
  actors: {
    sendMail: unprovided<null, ForgotForm | null>('sendMail'),
    resetByPhone: unprovided<LoginAnswer, ForgotForm | null>('resetByPhone'),
  },
  guards: {
    isOffered: ({ context }, tab: ForgotTab) => tab === 'email' || context.isPhoneResetOn,
    hasFaults: ({ context }) => hasFaults(context.faults),
    isByMail: ({ context }) => context.tab === 'email',
    isSession: (_, answer: LoginAnswer) => isSession(answer),
    isVerification: (_, answer: LoginAnswer) => isVerification(answer),
  },
  actions: {
    chooseTab: assign({ tab: (_, tab: ForgotTab) => tab, faults: {}, failed: null }),
    forgetFault: assign({
      faults: ({ context }, field: string) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
    }),
    keepForm: assign(({ context: { tab, rules } }, form: ForgotForm) => ({
      form,
      failed: null,
      faults: tab === 'email' ? checkForgotByEmail(form, rules) : checkForgotByPhone(form, form.country, rules.password),
    })),
    forgetForm: assign({ form: null }),
    open: assign({
      signedIn: (_, answer: LoginAnswer) =>
        isSession(answer) ? ({ value: answer, type: 'sms', password: null } as const) : null,
    }),
    askForProof: assign({ verify: (_, answer: LoginAnswer) => (isVerification(answer) ? answer.verify : null) }),
    forgetProof: assign({ verify: null }),
    fail: assign((_, failed: Failed) => ({ failed, faults: failed.faults })),
    failStrangely: assign({ failed: { code: 'SYSTEM', text: null, faults: {}, captcha: false, waitSeconds: null } }),
    forgetStoredPasswords: () => unprovidedAction('forgetStoredPasswords'),
    goHome: () => unprovidedAction('goHome'),
  },
});
