import {
  authCalls,
  firebaseCredentials,
  forgotByPhone,
  registrationRequest,
  smsCredentials,
  type TypedNumber,
  usernameCredentials,
} from '../../api/auth.ts';
import { forgetRemembered } from '../../api/rememberMe.ts';
import { forgetCurrentPassword } from '../../api/vault.ts';
import { toE164 } from '../../domain/phone.ts';
import { shownFields } from '../../domain/registrationRules.ts';
import type { SmsPurpose } from '../../domain/smsCountdown.ts';
import { systemFamily } from '../../domain/systemFamily.ts';
import type { Proof } from '../../flows/extra-verification/index.ts';
import type { ForgotForm } from '../../flows/forgot-password/index.ts';
import type { LoginTry } from '../../flows/login/index.ts';
import type { RegistrationContext, RegistrationTry } from '../../flows/registration/index.ts';
import type { SocialIdentity } from '../../flows/social/index.ts';
import { Failure } from '../../wire/failure.ts';
import type { Widget } from './challenge/widget.ts';
import type { PhoneCodes } from './window/phoneCodes.ts';

/** What a form adds to an attempt. */
export interface TryParts {
  readonly captchaId: string | undefined;
  readonly linkTicket: string | undefined;
  /** Null if our server sends the codes. */
  readonly phoneCodes: PhoneCodes | null;
}

export interface RegistrationParts extends TryParts {
  readonly rules: Pick<RegistrationContext, 'flags' | 'fields'>;
  readonly terms: { readonly version: string; readonly age: number };
  /** URL of the page with the invitation codes of the visit. */
  readonly address: URL;
}

/** Server requests of the sign-in flows, named after the actors they implement. */
export const authRequests = {
  fetchPicture: () => authCalls.captcha(),
  /** Solves the bot challenge only if the server asks for it: the first code of an hour needs none. */
  async sendCode(purpose: SmsPurpose, typed: TypedNumber, widget: Pick<Widget, 'solve' | 'reset'>) {
    try {
      return await authCalls.sendCode(purpose, typed);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'AUTH_CHALLENGE') throw error;
    }
    try {
      return await authCalls.sendCode(purpose, typed, await widget.solve());
    } finally {
      widget.reset();
    }
  },

  async logIn({ tab, form, challenge, captchaShown }: LoginTry, { phoneCodes, ...parts }: TryParts) {
    if (form === null) throw new Failure('SYSTEM');
    const extras = { ...parts, challenge };
    const captcha = captchaShown ? form.captcha : '';
    if (tab === 'sms' && phoneCodes !== null) {
      const idToken = await phoneCodes.confirm(toE164(form.mobileNum, form.country), form.verificationCode);
      return authCalls.logIn(firebaseCredentials({ channel: 'sms', idToken }, extras));
    }
    return authCalls.logIn(
      tab === 'sms'
        ? smsCredentials({ number: form.mobileNum, country: form.country }, { code: form.verificationCode, captcha }, extras)
        : usernameCredentials({ ...form, captcha }, extras),
    );
  },

  async register(
    { mode, form, addressCode, challenge }: RegistrationTry,
    { rules, terms, address, phoneCodes, ...parts }: RegistrationParts,
  ) {
    if (form === null) throw new Failure('SYSTEM');
    const { values, country } = form;
    // An empty captcha is omitted, whether or not one was shown.
    const context = { mode, ...rules, captcha: true, country, invited: addressCode !== null };
    const isByCode = mode === 'mobile' && shownFields(context).includes('verificationCode');
    const firebase =
      phoneCodes === null || !isByCode
        ? undefined
        : ({
            channel: 'sms',
            idToken: await phoneCodes.confirm(
              toE164(values['mobileNum'] ?? '', country),
              (values['verificationCode'] ?? '').trim(),
            ),
          } as const);
    return authCalls.register(
      mode,
      registrationRequest(values, context, { ...parts, challenge, terms, addressCode, address, firebase }),
    );
  },

  checkAffiliate: (code: string) => authCalls.checkAffiliate(code, location.host),
  enterTrial: () => authCalls.enterTrial(systemFamily(navigator.userAgent)),
  logInSocially: (identity: SocialIdentity | null) =>
    identity === null ? Promise.reject(new Failure('SYSTEM')) : authCalls.logIn(firebaseCredentials(identity)),

  sendAddressCode: ({ ticket, method }: Pick<Proof, 'ticket' | 'method'>) =>
    method === null ? Promise.reject(new Failure('SYSTEM')) : authCalls.sendAddressCode(ticket, method),
  prove: ({ method, captchaId, ...proof }: Proof) =>
    method === null
      ? Promise.reject(new Failure('SYSTEM'))
      : authCalls.proveAddress({ ...proof, method, ...(captchaId === undefined ? {} : { captchaId }) }),

  sendResetMail: (form: ForgotForm | null) =>
    form === null ? Promise.reject(new Failure('SYSTEM')) : authCalls.sendResetMail(form),
  resetByPhone: (form: ForgotForm | null) =>
    form === null
      ? Promise.reject(new Failure('SYSTEM'))
      : authCalls.resetByPhone(
          forgotByPhone({ number: form.mobileNum, country: form.country }, form.verificationCode, form.newPassword),
        ),

  /** Discards stored passwords after the password changed. */
  forgetStoredPasswords: (): void => {
    forgetCurrentPassword();
    void forgetRemembered();
  },
} as const;
