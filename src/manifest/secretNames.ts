import type { Diagnostic, Path } from './problem.ts';

/** What a secret of the environment is for; each use has its own names, so that no file can make a key of another variable. */
export type SecretUse = 'payment' | 'webhook' | 'vendor';

/** `name`: not of the names of its use; `short`: fewer than `minSecretBytes`. */
export type SecretFault = 'name' | 'missing' | 'short';

const prefixes: Readonly<Record<SecretUse, string>> = { payment: 'PAYMENT_', webhook: 'WEBHOOK_', vendor: 'VENDOR_' };

/** A key that can be guessed signs for everyone. */
export const minSecretBytes = 32;

/** Former secrets and paths of files are values of other variables, not secrets in use. */
const otherVariable = /(?:^|_)(?:FILE|FORMER)$/;

/** The schemas have the same rule as patterns. */
export function isSecretName(use: SecretUse, variable: string): boolean {
  const rest = variable.startsWith(prefixes[use]) ? variable.slice(prefixes[use].length) : '';
  return /^[A-Z0-9][A-Z0-9_]{0,54}$/.test(rest) && !otherVariable.test(rest);
}

/** A warning, because everything else of the file works without the secret. */
export function secretWarning(variable: string, fault: SecretFault | null, path: Path): Diagnostic[] {
  if (fault === null || fault === 'name') return [];
  return [{ code: `secret.${fault}`, severity: 'warning', path, params: { variable } }];
}
