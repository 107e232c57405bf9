import { authCalls } from '../../../api/authCalls.ts';
import {
  firebaseCredentials,
  forgotByPhone,
  registrationRequest,
  smsCredentials,
  type TypedNumber,
  usernameCredentials,
} from '../../../api/credentials.ts';
import { forgetCurrentPassword } from '../../../api/currentPassword.ts';
import { forgetRemembered } from '../../../api/rememberMe.ts';
import type { SmsPurpose } from '../../../domain/smsCountdown.ts';
import type { Proof } from '../../../flows/extra-verification/index.ts';
import type { ForgotForm } from '../../../flows/forgot-password/index.ts';
import type { LoginTry } from '../../../flows/login/index.ts';
import type { RegistrationContext, RegistrationTry } from '../../../flows/registration/index.ts';
import type { SocialIdentity } from '../../../flows/social/index.ts';
import { Failure } from '../../../wire/failure.ts';
import { invitation } from './invitation.ts';

/** What a window adds to a try. */
export interface TryParts {
  readonly captchaId: string | undefined;
  readonly linkTicket: string | undefined;
}

export interface RegistrationParts extends TryParts {
  readonly rules: Pick<RegistrationContext, 'flags' | 'fields'>;
  readonly terms: { readonly version: string; readonly age: number };
}

/** What the flows ask of the server, by the names of their holes. */
export const ways = {
  fetchPicture: () => authCalls.captcha(),
  sendCode: (purpose: SmsPurpose, typed: TypedNumber) => authCalls.sendCode(purpose, typed),

  logIn({ tab, form, challenge, captchaShown }: LoginTry, parts: TryParts) {
    if (form === null) throw new Failure('SYSTEM');
    const extras = { ...parts, challenge };
    const captcha = captchaShown ? form.captcha : '';
    return authCalls.logIn(
      tab === 'sms'
        ? smsCredentials({ number: form.mobileNum, country: form.country }, { code: form.verificationCode, captcha }, extras)
        : usernameCredentials({ ...form, captcha }, extras),
    );
  },

  register({ mode, form, addressCode, challenge }: RegistrationTry, { rules, terms, ...parts }: RegistrationParts) {
    if (form === null) throw new Failure('SYSTEM');
    return authCalls.register(
      mode,
      registrationRequest(
        form.values,
        // An empty picture is left out, so that it need not be known here whether one was shown.
        { mode, ...rules, captcha: true, country: form.country },
        { ...parts, challenge, terms, addressCode, address: invitation.address() },
      ),
    );
  },

  checkAffiliate: (code: string) => authCalls.checkAffiliate(code, location.host),
  enterTrial: () => authCalls.enterTrial(systemFamily()),
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

  /** What was kept is no longer the password. */
  forgetStoredPasswords: (): void => {
    forgetCurrentPassword();
    void forgetRemembered();
  },
} as const;

/** Family of the operating system, as the trial call asks for it. */
function systemFamily(): string {
  const { userAgent } = navigator;
  const families = [
    [/android/i, 'android'],
    [/iphone|ipad|ipod/i, 'ios'],
    [/windows/i, 'windows'],
    [/mac os/i, 'macos'],
  ] as const;
  return families.find(([sign]) => sign.test(userAgent))?.[1] ?? 'linux';
}
