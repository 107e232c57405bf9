import type { RegistrationMode } from '../../../domain/registrationRules.ts';

const account = ['username', 'payeeName', 'password', 'confirmPassword'];
const phone = ['mobileNum', 'verificationCode'];
const rest = [
  'email',
  'birthday',
  'idNumber',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'affiliateCode',
  'recommenderId',
  'captcha',
];

const orders = {
  username: [...account, ...phone, ...rest],
  mobile: [...phone, ...account, ...rest],
} as const satisfies Record<RegistrationMode, readonly string[]>;

/** The shown fields in display order: account name first, captcha last. */
export const inOrder = (mode: RegistrationMode, fields: readonly string[]): readonly string[] =>
  orders[mode].filter((field) => fields.includes(field));

/** The fields that span a row: a phone number with its country, and a captcha without a neighbour. */
export function wideFields(shown: readonly string[]): ReadonlySet<string> {
  const narrow = shown.slice(shown.indexOf('mobileNum') + 1).filter((field) => field !== 'captcha').length;
  return new Set(narrow % 2 === 0 ? ['mobileNum', 'captcha'] : ['mobileNum']);
}
