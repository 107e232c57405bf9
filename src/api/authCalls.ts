import { constants } from '../domain/constants.ts';
import type {
  Captcha,
  Credentials,
  FreePlayRequest,
  LoginAnswer,
  MemberInfo,
  PasswordChange,
  VerificationMethod,
} from '../wire/auth.ts';
import type { AffiliateCheck, RegistrationRequest } from '../wire/registration.ts';
import type {
  AddressCodeRequest,
  AddressProof,
  ChallengeTask,
  ForgotByEmail,
  ForgotByPhone,
  PasswordReset,
  SmsValue,
} from '../wire/verification.ts';
import { call } from './call.ts';
import { registerSmsRequest, smsRequest, type TypedNumber } from './credentials.ts';
import { part } from './part.ts';
import { randomText, sealedCall } from './sealed.ts';

/** The calls of getting in. What goes into them is made in `credentials.ts`. */
export const authCalls = {
  logIn: (credentials: Credentials) => sealedCall<LoginAnswer>('login', credentials),

  register: (mode: 'username' | 'mobile', user: RegistrationRequest) =>
    sealedCall<LoginAnswer>(mode === 'mobile' ? 'registerMobile' : 'register', user),

  /** Sealed in part: the envelope holds random bytes and stands beside the other fields. */
  enterTrial: (os: string) =>
    sealedCall<LoginAnswer>('freePlay', randomText(32), (payload) => {
      const body: FreePlayRequest = { os, platform: constants.callPlatform, payload };
      return call('freePlay', { body, headers: { 'X-Gateway-Version': constants.gatewayVersion } });
    }),

  logOut: () => call<null>('logout'),
  memberInfo: () => call<MemberInfo>('memberInfo'),

  async captcha(): Promise<Pick<Captcha, 'value' | 'captchaId'>> {
    const { requestEnvelope } = await part(() => import('./http.ts'));
    const { value, captchaId } = await requestEnvelope<Captcha>('captcha', {});
    return { value, captchaId };
  },

  challenge: () => call<ChallengeTask>('challenge'),

  /** Codes of forgotten passwords come by the call of login codes. */
  sendCode: (purpose: 'login' | 'register' | 'forgotPassword', typed: TypedNumber) =>
    purpose === 'register'
      ? call<SmsValue>('registerSms', { body: registerSmsRequest(typed) })
      : call<SmsValue>('loginSms', { body: smsRequest(typed) }),

  changePassword: (change: PasswordChange) => sealedCall<null>('changePassword', change),
  resetByPhone: (forgot: ForgotByPhone) => sealedCall<LoginAnswer>('forgotByPhone', forgot),
  resetByLink: (reset: PasswordReset) => sealedCall<null>('resetPassword', reset),
  /** The one call that is sent as a form. */
  sendResetMail: ({ username, email }: ForgotByEmail) =>
    call<null>('forgotByEmail', { body: new URLSearchParams({ username: username.trim(), email: email.trim() }) }),

  checkAffiliate: (code: string, domain: string) =>
    call<AffiliateCheck>('affiliate', { query: { code, domain } }).then(({ valid }) => valid),

  sendAddressCode: (ticket: string, method: VerificationMethod) => {
    const body: AddressCodeRequest = { ticket, method };
    return call<null>('addressCode', { body });
  },
  proveAddress: (proof: AddressProof) => sealedCall<LoginAnswer>('addressProof', proof),
} as const;
