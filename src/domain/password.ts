import { commonPasswords } from './commonPasswords.ts';
import { constants } from './constants.ts';
import { checkField, type FieldFault, type FieldRule, formatFault, missingFault } from './fieldRules.ts';

/** Default password rule, if the brand sets none. */
export const passwordRule: FieldRule = { enabled: true, required: true, patternId: 16, minLength: 8, maxLength: 32 };

/** Whether a password is easy to guess: the default one, the user name, or a very common one. */
export function isForbiddenPassword(password: string, username = ''): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  return (
    folded === constants.defaultPassword ||
    (username !== '' && folded === username.toLowerCase()) ||
    commonPasswords.has(folded)
  );
}

/** Validates a new password. Existing passwords are not validated, so that their owners can still sign in. */
export function checkNewPassword(
  password: string,
  { rule = passwordRule, username = '' }: { readonly rule?: FieldRule; readonly username?: string } = {},
): FieldFault | null {
  const value = password.normalize('NFC');
  const fault = checkField(rule, value, 'password');
  if (fault !== null || value === '') return fault;
  // Sign-in trims the input, so such a password would never match.
  if (value !== value.trim()) return formatFault(rule);
  return isForbiddenPassword(value, username) ? { key: 'auth.forbiddenPassword' } : null;
}

export function checkConfirmation(password: string, confirmation: string): FieldFault | null {
  if (confirmation === '') return missingFault();
  return password.normalize('NFC') === confirmation.normalize('NFC') ? null : { key: 'inconsistent_twice' };
}
