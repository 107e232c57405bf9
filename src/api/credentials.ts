import { constants } from '../domain/constants.ts';
import { cleanValue } from '../domain/fieldRules.ts';
import { nationalNumber, type PhoneCountry, toE164 } from '../domain/phone.ts';
import { type RegistrationContext, shownFields } from '../domain/registrationRules.ts';
import { trimmedLogin } from '../domain/signInRules.ts';
import type { ChallengeResult, Credentials, FirebaseChannel } from '../wire/auth.ts';
import type { RegistrationField, RegistrationRequest } from '../wire/registration.ts';
import type { ForgotByPhone, RegisterSmsRequest, SmsRequest } from '../wire/verification.ts';

/** What goes with a try besides what was typed. */
export interface TryExtras {
  readonly challenge: ChallengeResult | null;
  readonly captchaId?: string | undefined;
  /** Binds a social identity to the account. */
  readonly linkTicket?: string | undefined;
}

export interface TypedNumber {
  readonly number: string;
  readonly country: PhoneCountry;
}

export interface FirebaseToken {
  readonly channel: FirebaseChannel;
  readonly idToken: string;
}

export function usernameCredentials(
  form: { readonly username: string; readonly password: string; readonly captcha: string },
  extras: TryExtras,
): Credentials {
  const { username, password, captcha } = trimmedLogin(form);
  return { type: 'username', username, password, ...captchaOf(captcha, extras), ...extrasOf(extras) };
}

/** The code stands in the place of the password. */
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
  { channel, idToken }: FirebaseToken,
  extras: TryExtras = { challenge: null },
): Credentials => ({ type: 'firebase', firebaseChannel: channel, password: idToken, ...extrasOf(extras) });

export const smsRequest = ({ number, country }: TypedNumber): SmsRequest => ({
  mobileNum: nationalNumber(number, country),
  countryDialingCode: country.countryDialingCode,
});

/** The one call where the number has another name. */
export const registerSmsRequest = ({ number, country }: TypedNumber): RegisterSmsRequest => ({
  mobileNo: nationalNumber(number, country),
  countryDialingCode: country.countryDialingCode,
});

export const forgotByPhone = (typed: TypedNumber, code: string, newPassword: string): ForgotByPhone => ({
  mobileNum: toE164(typed.number, typed.country),
  verificationCode: code.trim(),
  newPassword: cleanValue('newPassword', newPassword),
});

export interface RegistrationExtras extends TryExtras {
  /** Where the visitor is: host, and the address with the two codes of the query at most. */
  readonly address: URL;
  readonly addressCode: string | null;
  readonly terms: { readonly version: string; readonly age: number };
  readonly firebase?: FirebaseToken | undefined;
}

/** The registration user of a filled form: fields that are shown and filled, and nothing else. */
export function registrationRequest(
  values: Readonly<Record<string, string | undefined>>,
  context: RegistrationContext,
  extras: RegistrationExtras,
): RegistrationRequest {
  const { address, addressCode, terms, firebase } = extras;
  const filled = shownFields(context).flatMap((field) => {
    const value = field === 'mobileNum' ? mobileOf(values[field], context) : cleanValue(field, values[field] ?? '');
    return value === '' ? [] : [[field, value] as const];
  });
  const { captcha, ...user } = Object.fromEntries(filled) as Partial<Record<RegistrationField | 'birthday', string>>;
  const referralCode = address.searchParams.get('referralCode') ?? addressCode;
  return {
    ...user,
    ...(user.mobileNum === undefined ? {} : { countryDialingCode: context.country.countryDialingCode }),
    ...(referralCode === null || referralCode === '' ? {} : { referralCode }),
    ...captchaOf(captcha ?? '', extras),
    ...extrasOf(extras),
    ...(firebase === undefined ? {} : { firebaseChannel: firebase.channel, firebaseIdToken: firebase.idToken }),
    domain: address.host,
    login: true,
    registerUrl: bareAddress(address),
    registerMethod: constants.registerMethod,
    terms: { ...terms },
  };
}

const mobileOf = (typed: string | undefined, { country }: RegistrationContext) =>
  typed === undefined || typed.trim() === '' ? '' : nationalNumber(typed, country);

const captchaOf = (captcha: string, { captchaId }: TryExtras) =>
  captcha === '' ? {} : { captcha, ...(captchaId === undefined ? {} : { captchaId }) };

const extrasOf = ({ challenge, linkTicket }: TryExtras) => ({
  ...(challenge === null ? {} : { challenge }),
  ...(linkTicket === undefined ? {} : { linkTicket }),
});

/** Whatever else stood in the query is nobody's business. */
function bareAddress({ origin, pathname, searchParams }: URL): string {
  const bare = new URL(pathname, origin);
  for (const name of ['referralCode', 'affiliateCode']) {
    const value = searchParams.get(name);
    if (value !== null) bare.searchParams.set(name, value);
  }
  return bare.href;
}
