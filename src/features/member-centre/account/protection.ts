import type { Profile } from '../../../wire/profile.ts';

/** Protections of an account, in the order in which it is recommended. */
export const protections = ['password', 'paymentPassword', 'mobile', 'email', 'authenticator'] as const;
export type Protection = (typeof protections)[number];

/** Share of each in the score of 100. */
const weights = { password: 25, paymentPassword: 20, mobile: 20, email: 15, authenticator: 20 } as const satisfies Readonly<
  Record<Protection, number>
>;

const checks: Readonly<Record<Protection, (profile: Profile) => boolean>> = {
  password: ({ hasPassword }) => hasPassword,
  paymentPassword: ({ hasPaymentPassword }) => hasPaymentPassword,
  mobile: ({ mobile }) => mobile?.isConfirmed === true,
  email: ({ email }) => email?.isConfirmed === true,
  authenticator: ({ hasAuthenticator }) => hasAuthenticator,
};

export const isProtectedBy = (protection: Protection, profile: Profile) => checks[protection](profile);

export interface Safety {
  /** 0 to 100. */
  readonly score: number;
  readonly level: 'low' | 'fair' | 'good' | 'strong';
  readonly missing: readonly Protection[];
}

export function safetyOf(profile: Profile): Safety {
  const missing = protections.filter((protection) => !isProtectedBy(protection, profile));
  const score = 100 - missing.reduce((sum, protection) => sum + weights[protection], 0);
  return { score, level: score < 40 ? 'low' : score < 65 ? 'fair' : score < 100 ? 'good' : 'strong', missing };
}
