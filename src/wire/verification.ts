import Type, { type Static } from 'typebox';
import { ChallengeResult, shortText, verificationMethods } from './auth.ts';

const closed = { additionalProperties: false } as const;

/** Required after the first code of an hour, which a network and a number get without one; see `AUTH_CHALLENGE`. */
const challenge = Type.Optional(ChallengeResult);

const smsPurpose = Type.Union([Type.Literal('login'), Type.Literal('forgotPassword')]);
export type SmsPurpose = Static<typeof smsPurpose>;

/** Requests an SMS code for a login or, by its `purpose`, for a forgotten password; it is valid for this only. */
export const SmsRequest = Type.Object(
  { mobileNum: shortText, countryDialingCode: shortText, purpose: Type.Optional(smsPurpose), challenge },
  closed,
);
export type SmsRequest = Static<typeof SmsRequest>;

/** Requests an SMS code for a registration, where the number has another name. */
export const RegisterSmsRequest = Type.Object({ mobileNo: shortText, countryDialingCode: shortText, challenge }, closed);
export type RegisterSmsRequest = Static<typeof RegisterSmsRequest>;

export const SmsValue = Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) }, closed);
export type SmsValue = Static<typeof SmsValue>;

/** `ticket` is sent along with the code, as `codeTicket`: no one else can use the code. */
export const SentCode = Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }), ticket: Type.String() }, closed);
export type SentCode = Static<typeof SentCode>;

/** Sent as a form, hence a flat challenge; required as for an SMS code. */
export const ForgotByEmail = Type.Object(
  { username: shortText, email: shortText, ...Type.Partial(ChallengeResult).properties },
  closed,
);
export type ForgotByEmail = Static<typeof ForgotByEmail>;

/** `mobileNum` is in E.164; without `+` and dialing code the brand's home country applies. */
export const ForgotByPhone = Type.Object(
  { mobileNum: shortText, verificationCode: shortText, codeTicket: Type.Optional(shortText), newPassword: shortText },
  closed,
);
export type ForgotByPhone = Static<typeof ForgotByPhone>;

/** Password reset by the token of a mailed link. */
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
    /** Id of the captcha, if that is the method. */
    captchaId: Type.Optional(shortText),
  },
  closed,
);
export type AddressProof = Static<typeof AddressProof>;

/** Acts that a session alone does not permit: each gives a new way into the account, or a new way out for its money. */
const stepUpActs = Type.Union([
  Type.Literal('authenticator'),
  Type.Literal('authenticatorRemoval'),
  Type.Literal('binding'),
  Type.Literal('contact'),
  Type.Literal('password'),
  Type.Literal('recoveryCodes'),
  Type.Literal('sessions'),
  Type.Literal('paymentPassword'),
]);
export type StepUpAct = Static<typeof stepUpActs>;

const stepUpMethods = Type.Union([
  Type.Literal('password'),
  Type.Literal('mobile'),
  Type.Literal('email'),
  Type.Literal('google'),
  Type.Literal('recovery'),
]);
export type StepUpMethod = Static<typeof stepUpMethods>;

const contact = Type.Union([Type.Literal('mobile'), Type.Literal('email')]);

/** Requests a code to a bound contact that is not confirmed. */
export const ContactCodeRequest = Type.Object({ contact }, closed);
export type ContactCodeRequest = Static<typeof ContactCodeRequest>;

/** Confirms a bound contact by its code. `stepUp` is the ticket of a re-authentication. */
export const ContactConfirmation = Type.Object({ contact, code: shortText, stepUp: Type.Optional(shortText) }, closed);
export type ContactConfirmation = Static<typeof ContactConfirmation>;

/** Requests a code for a re-authentication. */
export const StepUpCodeRequest = Type.Object({ method: contact }, closed);
export type StepUpCodeRequest = Static<typeof StepUpCodeRequest>;

/** Re-authentication for one act. A bound authenticator and its recovery codes are the only methods once bound. */
export const StepUpProof = Type.Object({ act: stepUpActs, method: stepUpMethods, answer: shortText }, closed);
export type StepUpProof = Static<typeof StepUpProof>;

/** Permits the act once, in this session and for five minutes. */
export const StepUpTicket = Type.Object({ ticket: Type.String() }, closed);
export type StepUpTicket = Static<typeof StepUpTicket>;

/** `stepUp` is the ticket of a re-authentication; without a live one the act is refused as `STEP_UP`. */
export const SteppedUp = Type.Object({ stepUp: Type.Optional(shortText) }, closed);

/** `value` of a `STEP_UP` failure: the act that has to be proven, and the proofs the account has; none if it has none. */
export interface StepUpDemand {
  readonly act: StepUpAct;
  readonly methods: readonly StepUpMethod[];
}

/**
 * TOTP secret for an authenticator app; `address` is its `otpauth:` URI for a QR code. Inactive until a code confirms it with
 * the ticket.
 */
export const AuthenticatorOffer = Type.Object({ ticket: Type.String(), secret: Type.String(), address: Type.String() }, closed);
export type AuthenticatorOffer = Static<typeof AuthenticatorOffer>;

export const AuthenticatorConfirmation = Type.Object({ ticket: shortText, code: shortText }, closed);
/** Each code replaces the authenticator once, as `0ABC-DEFG-HJKM`. They are shown once; new ones replace all former ones. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) }, closed);
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export type AuthenticatorConfirmation = Static<typeof AuthenticatorConfirmation>;

/** Task of the challenge widget: geetest's, or the built-in proof of work with the same result format. */
export const ChallengeTask = Type.Union([
  Type.Object({ provider: Type.Literal('geetest'), captchaId: Type.String() }, closed),
  Type.Object(
    {
      provider: Type.Literal('builtin'),
      lot_number: Type.String(),
      /** Proof of work: find a text whose SHA-256 together with `seed` starts with `bits` zero bits. */
      seed: Type.String(),
      bits: Type.Integer(),
      pass_token: Type.String(),
      gen_time: Type.String(),
    },
    closed,
  ),
]);
export type ChallengeTask = Static<typeof ChallengeTask>;
