import { loginFlags } from '../../../domain/loginFlags.ts';
import type { Brand, Diagnostic } from '../../../manifest/index.ts';

/**
 * Reason why players could not enter: `closed` lets no one in, `lockedOut` shuts out those who registered by phone without a password.
 * `served` is the brand as it is live; null before the first version, which has no members yet.
 */
export function wayInFault(brand: Brand, served: Brand | null): 'closed' | 'lockedOut' | null {
  const { modules } = brand;
  const hasPhoneOnly = [brand, served].some((one) => one !== null && one.modules.mobileReg && !one.modules.mobileRegPass);
  if (hasPhoneOnly && !loginFlags(modules).showVerCodeLogin) return 'lockedOut';
  return served === null && !hasRegistration(brand) ? 'closed' : null;
}

export const hasRegistration = ({ modules, signIn }: Brand): boolean =>
  modules.usernameEnabled || modules.mobileReg || signIn.social.length > 0;

/** The same as a problem of the manifest. */
export function wayInDiagnostics(brand: Brand, served: Brand | null): Diagnostic[] {
  const fault = wayInFault(brand, served);
  return fault === null ? [] : [{ code: `module.${fault}`, path: ['modules'], params: {} }];
}
