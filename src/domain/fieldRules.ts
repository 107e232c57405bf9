import { matchesPattern } from './patterns.ts';
import { patternKey, patternText } from './patternText.ts';

/** How a form treats one field. */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** `*` takes any value; another text is an expression of the operator's and wins over the kind. */
  readonly acceptedPattern?: string | undefined;
  readonly patternId: number;
  readonly minLength: number;
  readonly maxLength: number;
}

/** What is wrong with a field: an i18n key and its numbers. A field has one fault at most, the first. */
export interface FieldFault {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** Longest expression an operator may state. */
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
};

/** A value as it is checked, counted and sent. Passwords keep their spaces. */
export const cleanValue = (field: string, typed: string) =>
  secrets.has(field) ? typed.normalize('NFC') : typed.normalize('NFC').trim();

/** The fault of an empty field that may not be empty. */
export const missingFault = (field = ''): FieldFault => ({ key: missing[field] ?? 'input_required' });

/** Checks a clean value: first whether there must be one, then length and format with one message for both. */
export function checkField(rule: FieldRule, value: string, field = ''): FieldFault | null {
  if (!rule.enabled) return null;
  if (value === '') return rule.required ? missingFault(field) : null;
  const length = Array.from(value).length;
  // The length comes first: an expression never sees more than the rule allows.
  const fits = length >= rule.minLength && length <= rule.maxLength;
  return fits && accepts(rule, value) ? null : formatFault(rule);
}

export const formatFault = ({ patternId, minLength, maxLength }: FieldRule): FieldFault => ({
  key: patternKey(patternId),
  params: { min: minLength, max: maxLength },
});

/** A fault in words: messages of kinds carry `(min)` and `(max)`, all others named parameters. */
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

/** Compiled once; one that is too long or not an expression counts as not stated. */
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
