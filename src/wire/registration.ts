import Type, { type Static, type TString } from 'typebox';
import { ChallengeResult, firebaseChannels, shortText } from './auth.ts';

const closed = { additionalProperties: false } as const;

export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
  'domain',
  'countryDialingCode',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export type RegistrationUser = { readonly [Field in RegistrationField]?: string };

const userProperties = Object.fromEntries(registrationFields.map((field) => [field, Type.Optional(shortText)])) as {
  [Field in RegistrationField]: ReturnType<typeof Type.Optional<TString>>;
};

/** Request of a registration. */
export const RegistrationRequest = Type.Object(
  {
    ...userProperties,
    /** Whether the answer is that of a login; without it the call only registers. */
    login: Type.Optional(Type.Boolean()),
    registerUrl: Type.String({ maxLength: 2_048 }),
    registerMethod: Type.Literal('WEB'),
    /** Only if Firebase sent the SMS. */
    firebaseChannel: Type.Optional(firebaseChannels),
    firebaseIdToken: Type.Optional(Type.String({ maxLength: 8_192 })),
    /** Ticket of the sign-in that the identity token comes from. */
    signInTicket: Type.Optional(shortText),
    /** Not part of the specification: captcha id, challenge, accepted terms, date of birth, tickets. */
    captchaId: Type.Optional(shortText),
    challenge: Type.Optional(ChallengeResult),
    terms: Type.Optional(Type.Object({ version: shortText, age: Type.Integer() }, closed)),
    birthday: Type.Optional(shortText),
    linkTicket: Type.Optional(shortText),
    /** Ticket of the request for the SMS code. */
    codeTicket: Type.Optional(shortText),
  },
  closed,
);
export type RegistrationRequest = Static<typeof RegistrationRequest>;

export const AffiliateQuery = Type.Object({ code: shortText, domain: Type.Optional(shortText) }, closed);
export type AffiliateQuery = Static<typeof AffiliateQuery>;

export const AffiliateCheck = Type.Object({ valid: Type.Boolean() }, closed);
export type AffiliateCheck = Static<typeof AffiliateCheck>;
