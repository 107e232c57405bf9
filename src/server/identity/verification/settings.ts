import type { GeetestKeys } from '../challenge/index.ts';
import type { SmsDailyBudget } from '../codes/smsBudget.ts';
import type { Gateways } from '../messages/index.ts';
import type { IdentityProvider } from '../social/index.ts';

/** Operator settings of the verification services. */
export interface VerificationSettings {
  readonly gateways: Gateways;
  readonly smsDaily: SmsDailyBudget;
  readonly geetest: GeetestKeys | null;
  readonly identityProvider: IdentityProvider;
}
