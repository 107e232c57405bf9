import { isSecretName, minSecretBytes, type SecretFault, type SecretUse } from '../../../manifest/index.ts';

/** Secrets that are shared with other companies and are in the environment. `merchant`: whose manifest names it; null for a vendor's. */
export interface SharedSecrets {
  /** The secret in use and, during a rotation, the former one after it; none if there is none that may be used. */
  readonly of: (use: SecretUse, variable: string, merchant: string | null) => readonly string[];
  /** Reason why the variable is not used as a secret; null if it is. */
  readonly faultOf: (use: SecretUse, variable: string, merchant: string | null) => SecretFault | null;
}

/**
 * Reads secrets by the names that a manifest or the file of vendors gives. The names are checked here again, because a stored version
 * may be older than the rule: a variable of another purpose, whose value others know, must not become a key.
 */
export function createSharedSecrets(read: (variable: string) => string | null): SharedSecrets {
  const faultOf: SharedSecrets['faultOf'] = (use, variable, merchant) => {
    if (!isSecretName(use, variable, merchant)) return 'name';
    const value = read(variable);
    if (value === null) return 'missing';
    return isLong(value) ? null : 'short';
  };
  return {
    faultOf,
    of(use, variable, merchant) {
      if (faultOf(use, variable, merchant) !== null) return [];
      return [read(variable), read(`${variable}_FORMER`)].filter((value) => value !== null && isLong(value)) as string[];
    },
  };
}

const isLong = (value: string) => Buffer.byteLength(value) >= minSecretBytes;

/** For the log. */
export function faultText(variable: string, fault: SecretFault): string {
  const reasons = {
    name: 'is not a name that may be used for this secret',
    missing: 'is not set',
    short: `has fewer than ${minSecretBytes} bytes`,
  };
  return `The variable ${variable} ${reasons[fault]}.`;
}
