import { expect, it } from 'vitest';
import { loginFlags, registrationModes } from './loginFlags.ts';
import type { Modules } from './module.ts';

const all = [
  'pwdEnabled',
  'hasFreePlay',
  'showVerCodeLogin',
  'smsEnabled',
  'mobileReg',
  'mobileRegPass',
  'usernameEnabled',
] as const;
const modules = (on: readonly string[]) =>
  Object.fromEntries([...all, 'MOBILEVERCODELOGIN3'].map((id) => [id, on.includes(id)])) as unknown as Modules;

it('holds exactly seven switches, each off without its node [MODULE-06] [MODULE-10] [MODULE-11] [MODULE-12]', () => {
  expect(Object.keys(loginFlags(modules([])))).toEqual([...all]);
  expect(Object.values(loginFlags(modules([])))).toEqual(all.map(() => false));
  for (const name of all) {
    const flags = loginFlags(modules([name, 'MOBILEVERCODELOGIN3']));
    expect(all.filter((flag) => flags[flag])).toEqual([name]);
  }
});

it('shows the SMS tab only where phone login is on as well [MODULE-02] [MODULE-13] [MODULE-14]', () => {
  expect(loginFlags(modules(['showVerCodeLogin'])).showVerCodeLogin).toBe(false);
  expect(loginFlags(modules(['MOBILEVERCODELOGIN3'])).showVerCodeLogin).toBe(false);
  expect(loginFlags(modules(['showVerCodeLogin', 'MOBILEVERCODELOGIN3'])).showVerCodeLogin).toBe(true);
});

it.each(['showVerCodeLogin', 'MOBILEVERCODELOGIN3'] as const)(
  'lets %s decide on the SMS tab alone where the other flag is not given [MODULE-13] [MODULE-14]',
  (flag) => {
    expect(loginFlags({ [flag]: true }).showVerCodeLogin).toBe(true);
    expect(loginFlags({ [flag]: false }).showVerCodeLogin).toBe(false);
    expect(loginFlags({}).showVerCodeLogin).toBe(false);
  },
);

it('offers the forms that are switched on [REG-03] [REG-04]', () => {
  expect(registrationModes(loginFlags(modules(['usernameEnabled'])))).toEqual(['username']);
  expect(registrationModes(loginFlags(modules(['usernameEnabled', 'mobileReg'])))).toEqual(['username', 'mobile']);
});
