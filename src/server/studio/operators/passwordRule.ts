import { isGuessableOfOperator } from '../../identity/accounts/index.ts';

/** NIST SP 800-63B: length counts, composition does not. */
const minLength = 10;

/** Rule that a new password of an operator breaks; null for a good one. */
export async function passwordProblem(
  password: string,
  names: readonly string[],
  isBreached: (password: string) => Promise<boolean>,
): Promise<'short' | 'guessable' | 'breached' | null> {
  if ([...password].length < minLength) return 'short';
  if (isGuessableOfOperator(names, password)) return 'guessable';
  return (await isBreached(password)) ? 'breached' : null;
}
