import { commonPasswords } from './commonPasswords.ts';
import { constants } from './constants.ts';
import { checkField, type FieldFault, type FieldRule, formatFault, missingFault } from './fieldRules.ts';

/** The rule of a password where a brand states none. */
export const passwordRule: FieldRule = { enabled: true, required: true, patternId: 16, minLength: 8, maxLength: 32 };

/** Easy to guess: the default one, the account's own name, one that everybody uses. */
export function isForbiddenPassword(password: string, username = ''): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  return (
    folded === constants.defaultPassword ||
    (username !== '' && folded === username.toLowerCase()) ||
    commonPasswords.has(folded)
  );
}

/** Checks a password that is about to be set. Old ones are never checked: their owners may still sign in. */
export function checkNewPassword(
  password: string,
  { rule = passwordRule, username = '' }: { readonly rule?: FieldRule; readonly username?: string } = {},
): FieldFault | null {
  const value = password.normalize('NFC');
  const fault = checkField(rule, value, 'password');
  if (fault !== null || value === '') return fault;
  // Sign-in trims what is typed, so such a password would never match again.
  if (value !== value.trim()) return formatFault(rule);
  return isForbiddenPassword(value, username) ? { key: 'auth.forbiddenPassword' } : null;
}

export function checkConfirmation(password: string, confirmation: string): FieldFault | null {
  if (confirmation === '') return missingFault();
  return password.normalize('NFC') === confirmation.normalize('NFC') ? null : { key: 'inconsistent_twice' };
}
