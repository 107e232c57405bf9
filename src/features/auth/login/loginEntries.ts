import type { LoginForm } from '../../../flows/login/index.ts';

/** Initial values of the login window; the country is a two-letter code. */
export const noEntries = {
  username: '',
  password: '',
  captcha: '',
  mobileNum: '',
  verificationCode: '',
  country: '',
} as const satisfies Record<keyof LoginForm, string>;

export type LoginEntries = Readonly<Record<keyof LoginForm, string>>;
