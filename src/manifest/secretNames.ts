import type { Diagnostic, Path } from './problem.ts';

/** Use of a secret of the environment; each use has its own names, so that no file can make a key of another variable. */
export type SecretUse = 'payment' | 'webhook' | 'vendor';

/** `name`: not of the names of its use; `short`: fewer than `minSecretBytes`. */
export type SecretFault = 'name' | 'missing' | 'short';

const prefixes: Readonly<Record<SecretUse, string>> = { payment: 'PAYMENT_', webhook: 'WEBHOOK_', vendor: 'VENDOR_' };

/** A key that can be guessed signs for everyone. */
export const minSecretBytes = 32;

/** Former secrets and paths of files are values of other variables, not secrets in use. */
const otherVariable = /(?:^|_)(?:FILE|FORMER)$/;

/**
 * Prefix of the names of secrets. Those of a manifest carry its merchant, so that no brand signs with the key of another: two
 * underscores end the merchant, and the rest has no two in a row, which makes the owner of a name unambiguous.
 * @param merchant Null for uses that belong to the installation.
 */
export const secretPrefix = (use: SecretUse, merchant: string | null): string =>
  `${prefixes[use]}${merchant === null ? '' : `${merchant.toUpperCase().replaceAll('-', '_')}__`}`;

/** The schemas have the part of this rule that needs no merchant as patterns. */
export function isSecretName(use: SecretUse, variable: string, merchant: string | null): boolean {
  const prefix = secretPrefix(use, merchant);
  const rest = variable.startsWith(prefix) ? variable.slice(prefix.length) : '';
  if ((use === 'vendor') !== (merchant === null) || (merchant !== null && rest.includes('__'))) return false;
  return /^[A-Z0-9][A-Z0-9_]{0,54}$/.test(rest) && !otherVariable.test(rest);
}

/** A warning, because everything else of the file works without the secret. */
export function secretWarning(variable: string, fault: SecretFault | null, path: Path): Diagnostic[] {
  if (fault === null || fault === 'name') return [];
  return [{ code: `secret.${fault}`, severity: 'warning', path, params: { variable } }];
}
