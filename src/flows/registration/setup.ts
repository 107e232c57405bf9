import { assign, setup } from 'xstate';
import { provesByCaptcha } from '../../domain/captcha.ts';
import { cleanValue, type FieldFaults } from '../../domain/fieldRules.ts';
import { registrationModes } from '../../domain/loginFlags.ts';
import { checkRegistration, type RegistrationMode } from '../../domain/registrationRules.ts';
import { hasFaults } from '../../domain/signInRules.ts';
import type { ChallengeResult, LoginAnswer } from '../../wire/auth.ts';
import { isSession, isVerification } from '../answered.ts';
import { attemptFaults, type Failed } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';
import type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationForm,
  RegistrationInput,
  RegistrationTry,
} from './registration.ts';

/** Debounce of the affiliate code field, in milliseconds. */
export const affiliateDelay = 300;

export const registration = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    tags: {} as 'busy' | 'verifying' | 'codeHidden' | 'codeChecking' | 'codeValid',
  },
  actors: {
    solveChallenge: unprovided<ChallengeResult>('solveChallenge'),
    checkAffiliate: unprovided<boolean, string>('checkAffiliate'),
    register: unprovided<LoginAnswer, RegistrationTry>('register'),
  },
  delays: { affiliateDelay },
  guards: {
    isOffered: ({ context }, mode: RegistrationMode) => registrationModes(context.flags).includes(mode),
    isComplete: ({ context }) => !hasFaults(context.faults),
    hasAddressCode: ({ context }) => context.addressCode !== null,
    hasCode: ({ context }) => codeOf(context) !== '',
    isTyped: (_, code: string) => code.trim() !== '',
    isTrue: (_, answer: boolean) => answer,
    isSession: (_, answer: LoginAnswer) => isSession(answer),
    /** The captcha is the proof of a human; the server may demand the challenge as well. */
    isProvedByCaptcha: ({ context: { captchaShown, fields, form } }) =>
      captchaShown && provesByCaptcha(fields['captcha'], form?.values['captcha']),
    isChallengeDue: ({ context }, { code }: Failed) => code === 'AUTH_CHALLENGE' && context.challenge === null,
  },
  actions: {
    chooseMode: assign({ mode: (_, mode: RegistrationMode) => mode, faults: {}, failed: null }),
    forgetFault: assign({ faults: ({ context }, field: string) => without(context.faults, field) }),
    keepForm: assign(({ context }, form: RegistrationForm) => ({
      form,
      failed: null,
      faults: {
        ...checkRegistration(form.values, { ...context, country: form.country, captcha: context.captchaShown }),
        ...(form.termsAccepted ? {} : { terms: { key: 'auth.terms.needed' } }),
      },
    })),
    keepCode: assign({ code: (_, code: string) => code.trim() }),
    takeAddressCode: assign({ code: ({ context }) => context.addressCode ?? '' }),
    dropAddressCode: assign({ addressCode: null }),
    invite: assign(({ context: { faults } }) => ({ invited: true, faults: without(faults, 'affiliateCode') })),
    refuseCode: assign({
      faults: ({ context }) => ({ ...context.faults, affiliateCode: { key: 'invitation_code_error' } }),
    }),
    keepChallenge: assign({ challenge: (_, challenge: ChallengeResult) => challenge }),
    open: assign(({ context: { mode, form } }, answer: LoginAnswer) => ({
      signedIn: isSession(answer)
        ? ({
            value: answer,
            type: mode === 'mobile' ? 'sms' : 'username',
            password: cleanValue('password', form?.values['password'] ?? '') || null,
          } as const)
        : null,
      form: null,
      challenge: null,
    })),
    askForProof: assign({ verify: (_, answer: LoginAnswer) => (isVerification(answer) ? answer.verify : null) }),
    fail: assign(({ context }, failed: Failed) => {
      const faults = attemptFaults(failed, context.captchaShown);
      return {
        failed,
        faults,
        fields: withAsked(context.fields, faults),
        challenge: null,
        captchaShown: context.captchaShown || failed.captcha,
      };
    }),
    resetChallenge: () => unprovidedAction('resetChallenge'),
    /** A captcha image is valid for one attempt. */
    renewCaptcha: () => unprovidedAction('renewCaptcha'),
  },
});

/** The typed affiliate code to submit. A code from the URL was validated before. */
export const codeOf = ({ form, invited }: RegistrationContext) =>
  invited ? '' : (form?.values['affiliateCode']?.trim() ?? '');

/** The form asks for fields that the brand has required since it was drawn. */
const withAsked = (fields: RegistrationContext['fields'], faults: FieldFaults): RegistrationContext['fields'] => ({
  ...fields,
  ...Object.fromEntries(
    Object.keys(faults).flatMap((name) => {
      const rule = fields[name];
      return rule === undefined || rule.enabled ? [] : [[name, { ...rule, enabled: true, required: true }] as const];
    }),
  ),
});

const without = (faults: FieldFaults, field: string): FieldFaults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field));
