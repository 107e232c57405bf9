import { checkField, cleanValue, type FieldFault, type FieldFaults, type FieldRule, missingFault } from './fieldRules.ts';
import { checkConfirmation, checkNewPassword } from './password.ts';
import { checkMobile, type PhoneCountry } from './phone.ts';

/** Default rules of the two fields of password recovery. */
export const usernameRule: FieldRule = { enabled: true, required: true, patternId: 2, minLength: 6, maxLength: 15 };
export const emailRule: FieldRule = { enabled: true, required: true, patternId: 4, minLength: 6, maxLength: 64 };

export interface UsernameLogin {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

/** Does not validate the format: accounts created under earlier rules must still be able to sign in. */
export const checkUsernameLogin = ({ username, password, captcha }: UsernameLogin, captchaShown: boolean): FieldFaults =>
  faultsOf({
    username: required('username', username),
    password: required('password', password.trim()),
    captcha: captchaShown ? required('captcha', captcha) : null,
  });

/** Sign-in trims every input, including the password. */
export const trimmedLogin = ({ username, password, captcha }: UsernameLogin): UsernameLogin => ({
  username: username.normalize('NFC').trim(),
  password: password.normalize('NFC').trim(),
  captcha: captcha.trim(),
});

export interface SmsLogin {
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly captcha: string;
}

export const checkSmsLogin = (
  { mobileNum, verificationCode, captcha }: SmsLogin,
  country: PhoneCountry,
  captchaShown: boolean,
): FieldFaults =>
  faultsOf({
    mobileNum: checkMobile(mobileNum, country),
    verificationCode: required('verificationCode', verificationCode),
    captcha: captchaShown ? required('captcha', captcha) : null,
  });

export interface PasswordForm {
  /** Null if the old password is not requested. */
  readonly oldPassword: string | null;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export const checkPasswordChange = (
  { oldPassword, newPassword, confirmNewPassword }: PasswordForm,
  rules: { readonly rule?: FieldRule; readonly username?: string } = {},
): FieldFaults =>
  faultsOf({
    oldPassword: oldPassword === '' ? missingFault('oldPassword') : null,
    newPassword: checkNewPassword(newPassword, rules),
    confirmNewPassword: checkConfirmation(newPassword, confirmNewPassword),
  });

export const checkForgotByEmail = (
  { username, email }: { readonly username: string; readonly email: string },
  rules: { readonly username?: FieldRule; readonly email?: FieldRule } = {},
): FieldFaults =>
  faultsOf({
    username: checkField(asRequired(rules.username ?? usernameRule), cleanValue('username', username), 'username'),
    email: checkField(asRequired(rules.email ?? emailRule), cleanValue('email', email), 'email'),
  });

export const checkForgotByPhone = (
  {
    mobileNum,
    verificationCode,
    newPassword,
  }: { readonly mobileNum: string; readonly verificationCode: string; readonly newPassword: string },
  country: PhoneCountry,
  rule?: FieldRule,
): FieldFaults =>
  faultsOf({
    mobileNum: checkMobile(mobileNum, country),
    verificationCode: required('verificationCode', verificationCode),
    newPassword: checkNewPassword(newPassword, rule === undefined ? {} : { rule }),
  });

/** Keeps only the fields with an error. */
export const faultsOf = (checked: Readonly<Record<string, FieldFault | null>>): FieldFaults =>
  Object.fromEntries(Object.entries(checked).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault]])));

export const hasFaults = (faults: FieldFaults) => Object.keys(faults).length > 0;

const required = (field: string, value: string) => (value.trim() === '' ? missingFault(field) : null);
/** Makes a field required, regardless of the registration form's rules. */
const asRequired = (rule: FieldRule): FieldRule => ({ ...rule, enabled: true, required: true });
