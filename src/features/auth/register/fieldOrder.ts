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

/** The shown fields in the order they are read: what names the account first, the picture last. */
export const inOrder = (mode: RegistrationMode, fields: readonly string[]): readonly string[] =>
  orders[mode].filter((field) => fields.includes(field));
