import type { FieldFaults } from '../../domain/fieldRules.ts';
import type { PhoneCountry } from '../../domain/phone.ts';
import type { ChallengeResult, ExtraVerification, UnknownIdentity } from '../../wire/auth.ts';
import type { SignedIn } from '../answered.ts';
import type { Failed } from '../failed.ts';

export type LoginTab = 'username' | 'sms';

export interface LoginForm {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly country: PhoneCountry;
}

export interface LoginInput {
  /** Whether the SMS tab is offered. */
  readonly showVerCodeLogin: boolean;
  readonly tab?: LoginTab;
}

export interface LoginContext {
  readonly tab: LoginTab;
  readonly showVerCodeLogin: boolean;
  readonly captchaShown: boolean;
  /** Normalised values of the last submit; null before it, and after the session opened. */
  readonly form: LoginForm | null;
  readonly challenge: ChallengeResult | null;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
  readonly verify: ExtraVerification['verify'] | null;
  readonly link: UnknownIdentity['link'] | null;
  readonly signedIn: SignedIn | null;
}

export type LoginEvent =
  | { readonly type: 'tab.choose'; readonly tab: LoginTab }
  | { readonly type: 'field.edit'; readonly field: string }
  | { readonly type: 'login.submit'; readonly form: LoginForm }
  | { readonly type: 'verification.pass'; readonly value: SignedIn['value'] }
  | { readonly type: 'verification.cancel' }
  /** The verification expired. Also sent for a verification that the header's form required. */
  | { readonly type: 'verification.end' };

/** Input of the login call. */
export interface LoginTry {
  readonly tab: LoginTab;
  readonly form: LoginForm | null;
  readonly challenge: ChallengeResult | null;
  readonly captchaShown: boolean;
}
