import type { LoginForm } from '../../../flows/login/index.ts';

/** What stands in the login window; the country by its two letters. */
export const noEntries = {
  username: '',
  password: '',
  captcha: '',
  mobileNum: '',
  verificationCode: '',
  country: '',
} as const satisfies Record<keyof LoginForm, string>;

export type LoginEntries = Readonly<Record<keyof LoginForm, string>>;
