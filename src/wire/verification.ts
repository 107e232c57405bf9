import Type, { type Static } from 'typebox';
import { shortText, verificationMethods } from './auth.ts';

const closed = { additionalProperties: false } as const;

/** Asks for a code for login or for a forgotten password. */
export const SmsRequest = Type.Object({ mobileNum: shortText, countryDialingCode: shortText }, closed);
export type SmsRequest = Static<typeof SmsRequest>;

/** Asks for a code for registration, where the number has another name. */
export const RegisterSmsRequest = Type.Object({ mobileNo: shortText, countryDialingCode: shortText }, closed);
export type RegisterSmsRequest = Static<typeof RegisterSmsRequest>;

export const SmsValue = Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) }, closed);
export type SmsValue = Static<typeof SmsValue>;

export const ForgotByEmail = Type.Object({ username: shortText, email: shortText }, closed);
export type ForgotByEmail = Static<typeof ForgotByEmail>;

/** `mobileNum` is written in full, with `+` and the dialing code; without them the brand's home country counts. */
export const ForgotByPhone = Type.Object({ mobileNum: shortText, verificationCode: shortText, newPassword: shortText }, closed);
export type ForgotByPhone = Static<typeof ForgotByPhone>;

/** What the link of the reset mail leads to. */
export const PasswordReset = Type.Object(
  { resetToken: shortText, newPassword: shortText, confirmNewPassword: shortText },
  closed,
);
export type PasswordReset = Static<typeof PasswordReset>;

/** Sends the code of one method of the extra verification. */
export const AddressCodeRequest = Type.Object({ ticket: shortText, method: verificationMethods }, closed);
export type AddressCodeRequest = Static<typeof AddressCodeRequest>;

export const AddressProof = Type.Object(
  {
    ticket: shortText,
    method: verificationMethods,
    answer: shortText,
    /** The picture that `answer` answers, where the method is the captcha. */
    captchaId: Type.Optional(shortText),
  },
  closed,
);
export type AddressProof = Static<typeof AddressProof>;

/** What an authenticator app needs; `address` is what a QR code shows it. Counts for nothing until a code confirms it. */
export const AuthenticatorOffer = Type.Object({ secret: Type.String(), address: Type.String() }, closed);
export type AuthenticatorOffer = Static<typeof AuthenticatorOffer>;

export const AuthenticatorConfirmation = Type.Object({ code: shortText }, closed);
export type AuthenticatorConfirmation = Static<typeof AuthenticatorConfirmation>;

/** What the challenge widget has to do: the provider's, or work of the same shape of our own. */
export const ChallengeTask = Type.Union([
  Type.Object({ provider: Type.Literal('geetest'), captchaId: Type.String() }, closed),
  Type.Object(
    {
      provider: Type.Literal('builtin'),
      lot_number: Type.String(),
      /** Find a text whose SHA-256 together with `seed` starts with `bits` zero bits. */
      seed: Type.String(),
      bits: Type.Integer(),
      pass_token: Type.String(),
      gen_time: Type.String(),
    },
    closed,
  ),
]);
export type ChallengeTask = Static<typeof ChallengeTask>;
