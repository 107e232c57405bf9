import { expect, it } from 'vitest';
import { loginFlags, registrationModes } from './loginFlags.ts';

const all = [
  'pwdEnabled',
  'hasFreePlay',
  'showVerCodeLogin',
  'smsEnabled',
  'mobileReg',
  'mobileRegPass',
  'usernameEnabled',
] as const;
const tree = (on: readonly string[]) => [
  {
    modId: 'SIGNIN',
    enabled: '1',
    childrenNodes: [...all, 'MOBILEVERCODELOGIN3'].map((modId) => ({
      modId,
      enabled: on.includes(modId) ? '1' : '0',
      childrenNodes: [],
    })),
  },
];

it('holds exactly seven switches, each off without its node [MODULE-06] [MODULE-10] [MODULE-11] [MODULE-12]', () => {
  expect(Object.keys(loginFlags([]))).toEqual([...all]);
  expect(Object.values(loginFlags([]))).toEqual(all.map(() => false));
  for (const name of all) {
    const flags = loginFlags(tree([name, 'MOBILEVERCODELOGIN3']));
    expect(all.filter((flag) => flags[flag])).toEqual([name]);
  }
});

it('shows the SMS tab only where phone login is on as well [MODULE-02] [MODULE-13] [MODULE-14]', () => {
  expect(loginFlags(tree(['showVerCodeLogin'])).showVerCodeLogin).toBe(false);
  expect(loginFlags(tree(['MOBILEVERCODELOGIN3'])).showVerCodeLogin).toBe(false);
  expect(loginFlags(tree(['showVerCodeLogin', 'MOBILEVERCODELOGIN3'])).showVerCodeLogin).toBe(true);
});

it('offers the forms that are switched on [REG-04]', () => {
  expect(registrationModes(loginFlags(tree(['usernameEnabled'])))).toEqual(['username']);
  expect(registrationModes(loginFlags(tree(['usernameEnabled', 'mobileReg'])))).toEqual(['username', 'mobile']);
});
