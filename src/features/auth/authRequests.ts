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
import type { GuestSmsPurpose } from '../../domain/smsCountdown.ts';
import { systemFamily } from '../../domain/systemFamily.ts';
import type { Proof } from '../../flows/extra-verification/index.ts';
import type { ForgotForm } from '../../flows/forgot-password/index.ts';
import type { LoginTry } from '../../flows/login/index.ts';
import type { RegistrationContext, RegistrationTry } from '../../flows/registration/index.ts';
import type { SmsTarget } from '../../flows/sms-countdown/index.ts';
import type { SocialIdentity } from '../../flows/social/index.ts';
import type { ChallengeResult } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import type { Widget } from './challenge/widget.ts';
import type { CodeTickets } from './window/codeTickets.ts';
import type { PhoneCodes } from './window/phoneCodes.ts';

/** Additions of a form to an attempt. */
export interface TryParts {
  readonly captchaId: string | undefined;
  readonly linkTicket: string | undefined;
  /** Null if our server sends the codes. */
  readonly phoneCodes: PhoneCodes | null;
  readonly codeTickets: CodeTickets;
}

interface SendCodeParts {
  readonly widget: Pick<Widget, 'solve' | 'reset'>;
  /** Keeps the ticket that the code is accepted with. */
  readonly codeTickets: CodeTickets;
}

export interface LoginParts extends TryParts {
  /** For the challenge that the server asks for after many failures. */
  readonly widget: SendCodeParts['widget'];
}

export interface RegistrationParts extends TryParts {
  readonly rules: Pick<RegistrationContext, 'flags' | 'fields'>;
  readonly terms: { readonly version: string; readonly age: number };
  /** URL of the page with the invitation codes of the visit. */
  readonly address: URL;
}

/** Solves the bot challenge only if the server asks for it: the first request of an hour needs none. */
async function challenged<Value>(widget: SendCodeParts['widget'], request: (challenge?: ChallengeResult) => Promise<Value>) {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'AUTH_CHALLENGE') throw error;
  }
  try {
    return await request(await widget.solve());
  } finally {
    widget.reset();
  }
}

/** Server requests of the sign-in flows, named after the actors they implement. */
export const authRequests = {
  fetchPicture: () => authCalls.captcha(),
  signInTicket: () => authCalls.signInTicket(),
  async sendCode(
    target: SmsTarget & { readonly purpose: GuestSmsPurpose },
    typed: TypedNumber,
    { widget, codeTickets }: SendCodeParts,
  ) {
    const sent = await challenged(widget, (challenge) => authCalls.sendCode(target.purpose, typed, challenge));
    codeTickets.keep(target, sent.ticket);
    return sent;
  },

  async logIn({ tab, form, challenge, captchaShown }: LoginTry, { phoneCodes, codeTickets, widget, ...parts }: LoginParts) {
    if (form === null) throw new Failure('SYSTEM');
    const extras = { ...parts, challenge };
    const captcha = captchaShown ? form.captcha : '';
    if (tab === 'sms' && phoneCodes !== null) {
      const token = await phoneCodes.confirm(toE164(form.mobileNum, form.country), form.verificationCode);
      return authCalls.logIn(firebaseCredentials(token, extras));
    }
    if (tab !== 'sms')
      return challenged(widget, (asked) =>
        authCalls.logIn(usernameCredentials({ ...form, captcha }, { ...extras, challenge: asked ?? challenge })),
      );
    const typed = { number: form.mobileNum, country: form.country };
    const codeTicket = codeTickets.of({ purpose: 'login', number: toE164(typed.number, typed.country) });
    return authCalls.logIn(smsCredentials(typed, { code: form.verificationCode, captcha }, { ...extras, codeTicket }));
  },

  async register(
    { mode, form, addressCode, challenge }: RegistrationTry,
    { rules, terms, address, phoneCodes, codeTickets, ...parts }: RegistrationParts,
  ) {
    if (form === null) throw new Failure('SYSTEM');
    const { values, country } = form;
    // An empty captcha is omitted, whether or not one was shown.
    const context = { mode, ...rules, captcha: true, country, invited: addressCode !== null };
    const isByCode = mode === 'mobile' && shownFields(context).includes('verificationCode');
    const number = toE164(values['mobileNum'] ?? '', country);
    const firebase =
      phoneCodes === null || !isByCode
        ? undefined
        : await phoneCodes.confirm(number, (values['verificationCode'] ?? '').trim());
    const codeTicket = isByCode && phoneCodes === null ? codeTickets.of({ purpose: 'register', number }) : undefined;
    return authCalls.register(
      mode,
      registrationRequest(values, context, { ...parts, challenge, terms, addressCode, address, firebase, codeTicket }),
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

  async sendResetMail(form: ForgotForm | null, widget: SendCodeParts['widget']) {
    if (form === null) throw new Failure('SYSTEM');
    return challenged(widget, (challenge) => authCalls.sendResetMail(form, challenge));
  },
  async resetByPhone(form: ForgotForm | null, codeTickets: CodeTickets) {
    if (form === null) throw new Failure('SYSTEM');
    const { mobileNum: number, country, verificationCode: code, newPassword } = form;
    const codeTicket = codeTickets.of({ purpose: 'forgotPassword', number: toE164(number, country) });
    return authCalls.resetByPhone(forgotByPhone({ number, country }, { code, codeTicket }, newPassword));
  },

  /** Discards stored passwords after the password changed. */
  forgetStoredPasswords: (): void => {
    forgetCurrentPassword();
    void forgetRemembered();
  },
} as const;
