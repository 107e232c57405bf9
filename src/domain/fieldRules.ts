import { matchesPattern, patternKey, patternText } from './patterns.ts';

/** Validation rule of one form field. */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** `*` accepts any value; any other text is a regular expression of the operator that takes precedence over the pattern. */
  readonly acceptedPattern?: string | undefined;
  readonly patternId: number;
  readonly minLength: number;
  readonly maxLength: number;
}

/** Validation error of a field: an i18n key and its numbers. Only the first error of a field is reported. */
export interface FieldFault {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** Maximum length of an operator's expression. */
export const acceptedPatternLength = 128;

const anyValue = '*';
const secrets: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
]);
const missing: Readonly<Record<string, string>> = {
  verificationCode: 'verification_code_required',
  mobileNum: 'phone_required',
  captcha: 'captcha_required',
  username: 'username_required',
  password: 'password_required',
  confirmPassword: 'confirm_password_required',
  oldPassword: 'old_password_required',
  email: 'email_required',
  payeeName: 'payee_name_required',
};

/** The normalised value that is validated, counted and sent. Passwords keep their spaces. */
export const cleanValue = (field: string, typed: string) =>
  secrets.has(field) ? typed.normalize('NFC') : typed.normalize('NFC').trim();

/** The error of an empty required field. */
export const missingFault = (field = ''): FieldFault => ({ key: missing[field] ?? 'input_required' });

/** Validates a normalised value: first presence, then length and format, which share one message. */
export function checkField(rule: FieldRule, value: string, field = ''): FieldFault | null {
  if (!rule.enabled) return null;
  if (value === '') return rule.required ? missingFault(field) : null;
  const length = Array.from(value).length;
  // Length is checked first, so that an expression only runs on input of bounded length.
  const fits = length >= rule.minLength && length <= rule.maxLength;
  return fits && accepts(rule, value) ? null : formatFault(rule);
}

export const formatFault = ({ patternId, minLength, maxLength }: FieldRule): FieldFault => ({
  key: patternKey(patternId),
  params: { min: minLength, max: maxLength },
});

/** The message of an error: pattern messages contain `(min)` and `(max)`, all others named parameters. */
export function faultText(
  text: (key: string, params?: Readonly<Record<string, string | number>>) => string,
  { key, params }: FieldFault,
): string {
  if (!key.startsWith(patternKeyStart)) return text(key, params);
  return patternText(text(key), Number(params?.['min']), Number(params?.['max']));
}

const patternKeyStart = 'reg_pattern_';

function accepts({ acceptedPattern = '', patternId }: FieldRule, value: string): boolean {
  if (acceptedPattern === anyValue) return true;
  if (acceptedPattern === '') return matchesPattern(patternId, value);
  return compiled(acceptedPattern)?.test(value) ?? matchesPattern(patternId, value);
}

const expressions = new Map<string, RegExp | null>();

/** Compiled expression, cached; null if it is too long or invalid, in which case it is ignored. */
function compiled(source: string): RegExp | null {
  const known = expressions.get(source);
  if (known !== undefined) return known;
  const expression = source.length > acceptedPatternLength ? null : tryCompile(source);
  expressions.set(source, expression);
  return expression;
}

function tryCompile(source: string): RegExp | null {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return null;
  }
}
