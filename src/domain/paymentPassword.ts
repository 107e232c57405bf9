const digits = 6;
const form = /^[0-9]{6}$/;

/** Numbers of six digits that are guessed first and are neither a run nor a repetition. */
const common: ReadonlySet<string> = new Set('102030 112233 147258 159753 246810 520131 686868 797979 131452 001122'.split(' '));

/**
 * Reason why a new payment password is rejected, as an i18n key; null if it is acceptable. A run (`123456`, `987654`), repeated parts
 * (`111111`, `121212`, `123123`) and common numbers are guessed within five tries.
 */
export function paymentPasswordFault(password: string): 'member.payment.digits' | 'member.payment.weak' | null {
  if (!form.test(password)) return 'member.payment.digits';
  return isRun(password) || isRepeated(password) || common.has(password) ? 'member.payment.weak' : null;
}

/** Each digit follows the one before by the same step of one, up or down; 9 is followed by 0. */
function isRun(password: string): boolean {
  const steps = new Set<number>();
  for (let at = 1; at < digits; at += 1) steps.add((Number(password[at]) - Number(password[at - 1]) + 10) % 10);
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

const isRepeated = (password: string) =>
  [1, 2, 3].some((length) => password === password.slice(0, length).repeat(digits / length));
