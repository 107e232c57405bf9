import { authConstants } from '../domain/authConstants.ts';
import { constants } from '../domain/constants.ts';
import { cleanValue } from '../domain/fieldRules.ts';
import { nationalNumber, type PhoneCountry, toE164 } from '../domain/phone.ts';
import { type RegistrationContext, shownFields } from '../domain/registrationRules.ts';
import { trimmedLogin } from '../domain/signInRules.ts';
import type {
  Captcha,
  ChallengeResult,
  Credentials,
  FirebaseChannel,
  FreePlayRequest,
  LoginAnswer,
  PasswordChange,
  VerificationMethod,
} from '../wire/auth.ts';
import { Failure } from '../wire/failure.ts';
import type { RegistrationField, RegistrationRequest } from '../wire/registration.ts';
import type {
  AddressCodeRequest,
  AddressProof,
  ForgotByEmail,
  ForgotByPhone,
  PasswordReset,
  RegisterSmsRequest,
  SmsRequest,
} from '../wire/verification.ts';
import { call, part } from './call.ts';
import { randomText, sealedCall, sealedWith } from './sealed.ts';
import { sessionValues } from './session.ts';

/** Calls of login, registration, password reset and verification. */
export const authCalls = {
  logIn: (credentials: Credentials) => sealedCall('login', credentials),

  async register(mode: 'username' | 'mobile', user: RegistrationRequest): Promise<LoginAnswer> {
    const answer = await sealedCall(mode === 'mobile' ? 'registerMobile' : 'register', user);
    // Null only if the request asks for no login.
    if (answer === null) throw new Failure('SYSTEM');
    return answer;
  },

  /** Partly sealed: the envelope holds random bytes and is sent beside the other fields. */
  enterTrial: (os: string): Promise<LoginAnswer> =>
    sealedWith('freePlay', randomText(32), (payload) => {
      const body: FreePlayRequest = { os, platform: constants.callPlatform, payload };
      return call('freePlay', { body, headers: { 'X-Gateway-Version': authConstants.gatewayVersion } });
    }),

  logOut: () => call('logout'),
  memberInfo: () => call('memberInfo'),

  async captcha(): Promise<Pick<Captcha, 'value' | 'captchaId'>> {
    const { requestWhole } = await part(() => import('./http.ts'));
    const { value, captchaId } = await requestWhole('captcha');
    return { value, captchaId };
  },

  challenge: () => call('challenge'),
  /** Requested when a sign-in at the identity provider begins. */
  signInTicket: () => call('signInTicket').then(({ ticket }) => ticket),

  /** The call of login codes also sends those of forgotten passwords. The ticket of the answer goes with the code. */
  sendCode(purpose: 'login' | 'register' | 'forgotPassword', typed: TypedNumber, challenge: ChallengeResult | null = null) {
    const proof = challenge === null ? {} : { challenge };
    return purpose === 'register'
      ? call('registerSms', { body: { ...registerSmsRequest(typed), ...proof } })
      : call('loginSms', { body: { ...smsRequest(typed), ...(purpose === 'login' ? {} : { purpose }), ...proof } });
  },

  /** A session that could only change the password goes on under another token. */
  async changePassword(change: PasswordChange): Promise<null> {
    const { token } = await sealedCall('changePassword', change);
    if (token !== undefined) sessionValues.write('token', token);
    return null;
  },
  resetByPhone: (forgot: ForgotByPhone) => sealedCall('forgotByPhone', forgot),
  resetByLink: (reset: PasswordReset) => sealedCall('resetPassword', reset),
  /** The one call that is sent as a form. */
  sendResetMail({ username, email }: Pick<ForgotByEmail, 'username' | 'email'>, challenge: ChallengeResult | null = null) {
    const form: ForgotByEmail = { username: username.trim(), email: email.trim(), ...challenge };
    return call('forgotByEmail', { form });
  },

  checkAffiliate: (code: string, domain: string) => call('affiliate', { query: { code, domain } }).then(({ valid }) => valid),

  async sendAddressCode(ticket: string, method: VerificationMethod): Promise<null> {
    const body: AddressCodeRequest = { ticket, method };
    await call('addressCode', { body });
    return null;
  },
  proveAddress: (proof: AddressProof): Promise<LoginAnswer> => sealedCall('addressProof', proof),
} as const;

/** Fields that are sent with an attempt besides the entries of the form. */
export interface TryExtras {
  readonly challenge: ChallengeResult | null;
  readonly captchaId?: string | undefined;
  /** Binds a social identity to the account. */
  readonly linkTicket?: string | undefined;
  /** Of the request for the code that is entered, if our server sent it. */
  readonly codeTicket?: string | undefined;
}

export interface TypedNumber {
  readonly number: string;
  readonly country: PhoneCountry;
}

export interface FirebaseToken {
  readonly channel: FirebaseChannel;
  readonly idToken: string;
  /** Requested when the sign-in began. */
  readonly ticket: string;
}

export function usernameCredentials(
  form: { readonly username: string; readonly password: string; readonly captcha: string },
  extras: TryExtras,
): Credentials {
  const { username, password, captcha } = trimmedLogin(form);
  return { type: 'username', username, password, ...captchaOf(captcha, extras), ...extrasOf(extras) };
}

/** The code is sent as the password. */
export const smsCredentials = (
  typed: TypedNumber,
  { code, captcha = '' }: { readonly code: string; readonly captcha?: string },
  extras: TryExtras,
): Credentials => ({
  type: 'sms',
  ...smsRequest(typed),
  password: code.trim(),
  ...captchaOf(captcha.trim(), extras),
  ...extrasOf(extras),
});

export const firebaseCredentials = (
  { channel, idToken, ticket }: FirebaseToken,
  extras: TryExtras = { challenge: null },
): Credentials => ({
  type: 'firebase',
  firebaseChannel: channel,
  password: idToken,
  signInTicket: ticket,
  ...extrasOf(extras),
});

export const smsRequest = ({ number, country }: TypedNumber): SmsRequest => ({
  mobileNum: nationalNumber(number, country),
  countryDialingCode: country.countryDialingCode,
});

/** The one call in which the number has another name. */
export const registerSmsRequest = ({ number, country }: TypedNumber): RegisterSmsRequest => ({
  mobileNo: nationalNumber(number, country),
  countryDialingCode: country.countryDialingCode,
});

export const forgotByPhone = (
  typed: TypedNumber,
  { code, codeTicket }: { readonly code: string; readonly codeTicket: string | undefined },
  newPassword: string,
): ForgotByPhone => ({
  mobileNum: toE164(typed.number, typed.country),
  verificationCode: code.trim(),
  ...(codeTicket === undefined ? {} : { codeTicket }),
  newPassword: cleanValue('newPassword', newPassword),
});

export interface RegistrationExtras extends TryExtras {
  /** Address of the page; sent as host and as URL with at most the two codes of the query. */
  readonly address: URL;
  /** Valid code of the URL, if it replaces the field. */
  readonly addressCode: string | null;
  readonly terms: { readonly version: string; readonly age: number };
  readonly firebase?: FirebaseToken | undefined;
}

/** The request of a registration form: only fields that are shown and filled. */
export function registrationRequest(
  values: Readonly<Record<string, string | undefined>>,
  context: RegistrationContext,
  extras: RegistrationExtras,
): RegistrationRequest {
  const { address, addressCode, terms, firebase } = extras;
  const query = address.searchParams;
  const filled = shownFields(context).flatMap((field) => {
    const value = field === 'mobileNum' ? mobileOf(values[field], context) : cleanValue(field, values[field] ?? '');
    return value === '' ? [] : [[field, value] as const];
  });
  const { captcha, ...user } = Object.fromEntries(filled) as Partial<Record<RegistrationField | 'birthday', string>>;
  const referralCode = query.get('referralCode');
  return {
    ...user,
    ...(addressCode !== null && addressCode === query.get('affiliateCode') ? { affiliateCode: addressCode } : {}),
    ...(user.mobileNum === undefined ? {} : { countryDialingCode: context.country.countryDialingCode }),
    ...(referralCode === null || referralCode === '' ? {} : { referralCode }),
    ...captchaOf(captcha ?? '', extras),
    ...extrasOf(extras),
    ...(firebase === undefined ? {} : tokenOf(firebase)),
    domain: address.host,
    login: true,
    registerUrl: bareAddress(address),
    registerMethod: authConstants.registerMethod,
    terms: { ...terms },
  };
}

const mobileOf = (typed: string | undefined, { country }: RegistrationContext) =>
  typed === undefined || typed.trim() === '' ? '' : nationalNumber(typed, country);

const tokenOf = ({ channel, idToken, ticket }: FirebaseToken) => {
  return { firebaseChannel: channel, firebaseIdToken: idToken, signInTicket: ticket };
};

const captchaOf = (captcha: string, { captchaId }: TryExtras) =>
  captcha === '' ? {} : { captcha, ...(captchaId === undefined ? {} : { captchaId }) };

const extrasOf = ({ challenge, linkTicket, codeTicket }: TryExtras) => ({
  ...(challenge === null ? {} : { challenge }),
  ...(linkTicket === undefined ? {} : { linkTicket }),
  ...(codeTicket === undefined ? {} : { codeTicket }),
});

/** Without the other query parameters, which may be private. */
function bareAddress({ origin, pathname, searchParams }: URL): string {
  const bare = new URL(pathname, origin);
  for (const name of ['referralCode', 'affiliateCode']) {
    const value = searchParams.get(name);
    if (value !== null) bare.searchParams.set(name, value);
  }
  return bare.href;
}
