import { checkField, cleanValue, type FieldFault, type FieldFaults, missingFault } from './fieldRules.ts';
import { checkPayeeName } from './registrationRules.ts';

/** Further fields of the profile, in the order of its form [PROFILE-01]. */
export const profileFields = [
  'nickname',
  'fullName',
  'birthday',
  'telegram',
  'zalo',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Use of a field by a merchant. */
export type ProfileFieldUse = 'hidden' | 'optional' | 'required';
export type ProfileFieldUses = Readonly<Record<ProfileField, ProfileFieldUse>>;

/** Fields that only support can change once they have a value: payouts and the minimum age depend on them. */
export const fieldsSetOnce: readonly ProfileField[] = ['fullName', 'birthday'];

const rule = (patternId: number, minLength: number, maxLength: number) => ({ patternId, minLength, maxLength });

/** Format and length of the values. */
export const profileRules = {
  nickname: rule(1, 2, 20),
  fullName: rule(9, 2, 50),
  birthday: rule(12, 10, 10),
  telegram: rule(10, 2, 40),
  zalo: rule(7, 8, 15),
  address: rule(1, 5, 150),
  nationality: rule(1, 2, 60),
  occupation: rule(1, 2, 60),
  sourceOfIncome: rule(1, 2, 100),
} as const satisfies Readonly<Record<ProfileField, { patternId: number; minLength: number; maxLength: number }>>;

export type ProfileValues = Readonly<Partial<Record<ProfileField, string>>>;

/** The first fault of every field that is shown. Runs in browser and server; the server adds the minimum age. */
export function checkProfile(values: ProfileValues, uses: ProfileFieldUses): FieldFaults {
  const faults = profileFields.flatMap((field): (readonly [string, FieldFault])[] => {
    const fault = uses[field] === 'hidden' ? null : checkOne(field, cleanValue(field, values[field] ?? ''), uses[field]);
    return fault === null ? [] : [[field, fault]];
  });
  return Object.fromEntries(faults);
}

function checkOne(field: ProfileField, value: string, use: ProfileFieldUse): FieldFault | null {
  // Without a nickname the user name is shown.
  if (value === '') return use === 'required' ? missingFault(field) : null;
  const checked = { ...profileRules[field], enabled: true, required: true };
  return field === 'fullName' ? checkPayeeName(checked, value) : checkField(checked, value, field);
}
