import type { FieldFaults, FieldRule } from '../../domain/fieldRules.ts';
import type { LoginFlags } from '../../domain/loginFlags.ts';
import type { PhoneCountry } from '../../domain/phone.ts';
import type { RegistrationMode } from '../../domain/registrationRules.ts';
import type { ChallengeResult, ExtraVerification } from '../../wire/auth.ts';
import type { SignedIn } from '../answered.ts';
import type { Failed } from '../failed.ts';

export interface RegistrationForm {
  /** By field name, as typed. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly country: PhoneCountry;
  readonly termsAccepted: boolean;
}

export interface RegistrationInput {
  readonly flags: LoginFlags;
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Whether the captcha is required from the start. */
  readonly captcha: boolean;
  readonly mode?: RegistrationMode;
  /** `affiliateCode` or `referralCode` of the URL; a valid one hides the field. */
  readonly addressCode: string | null;
}

export interface RegistrationContext {
  readonly flags: LoginFlags;
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly mode: RegistrationMode;
  readonly captchaShown: boolean;
  readonly addressCode: string | null;
  /** The code of the URL is valid, so the form has no field for it. */
  readonly invited: boolean;
  /** The affiliate code that is being validated, or was validated last. */
  readonly code: string;
  readonly form: RegistrationForm | null;
  readonly challenge: ChallengeResult | null;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
  readonly verify: ExtraVerification['verify'] | null;
  readonly signedIn: SignedIn | null;
}

export type RegistrationEvent =
  | { readonly type: 'mode.choose'; readonly mode: RegistrationMode }
  | { readonly type: 'field.edit'; readonly field: string }
  /** The code field lost focus. */
  | { readonly type: 'affiliate.leave'; readonly code: string }
  | { readonly type: 'registration.submit'; readonly form: RegistrationForm }
  | { readonly type: 'verification.pass'; readonly value: SignedIn['value'] }
  | { readonly type: 'verification.cancel' | 'verification.end' };

/** Input of the registration call. */
export interface RegistrationTry {
  readonly mode: RegistrationMode;
  readonly form: RegistrationForm | null;
  /** Valid code of the URL; null while the form has a field for it. */
  readonly addressCode: string | null;
  readonly challenge: ChallengeResult | null;
}
