import { checkField, cleanValue, type FieldFault, type FieldFaults, type FieldRule, missingFault } from './fieldRules.ts';
import type { LoginFlags } from './loginFlags.ts';
import { plainName } from './names.ts';
import { checkConfirmation, checkNewPassword, passwordRule } from './password.ts';
import { matchesPattern } from './patterns.ts';
import { checkMobile, nationalNumber, type PhoneCountry } from './phone.ts';
import { faultsOf, usernameRule } from './signInRules.ts';

export type RegistrationMode = 'username' | 'mobile';

/** Fields a merchant configures by rule. */
export const configuredFields = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'recommenderId',
  'captcha',
] as const;
export type ConfiguredField = (typeof configuredFields)[number];

export interface RegistrationContext {
  readonly mode: RegistrationMode;
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly flags: LoginFlags;
  readonly country: PhoneCountry;
  /** Whether the form shows the captcha; the rule of the field says whether it may stay empty. */
  readonly captcha: boolean;
  /** A valid invitation code of the URL replaces the field of the code. */
  readonly invited?: boolean;
}

export type RegistrationValues = Readonly<Record<string, string | undefined>>;

/** Names of the fields a form shows, in order. In the mobile form the server generates the user name. */
export function shownFields({ mode, fields, flags, captcha, invited = false }: RegistrationContext): readonly string[] {
  const isOn = (field: string) => fields[field]?.enabled === true && !(invited && field === 'affiliateCode');
  const own =
    mode === 'username'
      ? ['username', 'password', 'confirmPassword']
      : [
          'mobileNum',
          ...(isOn('username') ? ['username'] : []),
          ...(flags.smsEnabled ? ['verificationCode'] : []),
          // Either a code or the password must authenticate the account.
          ...(flags.mobileRegPass || !flags.smsEnabled ? ['password', 'confirmPassword'] : []),
        ];
  const others = configuredFields.filter((field) => !['username', 'password', 'captcha'].includes(field) && isOn(field));
  return [
    ...own,
    ...others.filter((field) => !own.includes(field)),
    ...(isOn('birthday') ? ['birthday'] : []),
    ...(captcha ? ['captcha'] : []),
  ];
}

/** The first error of every shown field. Runs in browser and server; the server adds checks that need its data. */
export function checkRegistration(values: RegistrationValues, context: RegistrationContext): FieldFaults {
  return faultsOf(Object.fromEntries(shownFields(context).map((field) => [field, checkOne(field, values, context)])));
}

function checkOne(
  field: string,
  values: RegistrationValues,
  { mode, fields, country }: RegistrationContext,
): FieldFault | null {
  const typed = values[field] ?? '';
  const rule = fields[field];
  switch (field) {
    case 'password':
      return checkNewPassword(typed, { rule: asRequired(rule ?? passwordRule), username: values['username'] ?? '' });
    case 'confirmPassword':
      return checkConfirmation(values['password'] ?? '', typed);
    case 'verificationCode':
      return typed.trim() === '' ? missingFault(field) : null;
    case 'captcha':
      if (typed.trim() === '') return rule?.required === false ? null : missingFault(field);
      return rule === undefined ? null : checkField({ ...rule, enabled: true }, cleanValue(field, typed), field);
    case 'mobileNum': {
      const fault = checkMobile(typed, country, mode === 'mobile' || rule?.required === true);
      if (fault !== null || rule === undefined || typed.trim() === '') return fault;
      return checkField(asRequired(rule), nationalNumber(typed, country), field);
    }
    case 'paymentPassword':
      return rule === undefined ? null : checkField(asRequired(rule), cleanValue(field, typed), field);
    case 'payeeName':
      return rule === undefined ? null : checkPayeeName(rule, cleanValue(field, typed));
    case 'username':
      return checkField(asRequired(rule ?? usernameRule), cleanValue(field, typed), field);
    default:
      return rule === undefined ? null : checkField(rule, cleanValue(field, typed), field);
  }
}

/** The error contains the plain form of the name as a suggestion. */
export function checkPayeeName(rule: FieldRule, value: string): FieldFault | null {
  const fault = checkField(rule, value, 'payeeName');
  if (fault === null || value === '') return fault;
  const suggestion = plainName(value);
  return suggestion !== value && matchesPattern(rule.patternId, suggestion)
    ? { key: 'payee_name_hint', params: { suggestion } }
    : fault;
}

const asRequired = (rule: FieldRule): FieldRule => ({ ...rule, enabled: true, required: true });
