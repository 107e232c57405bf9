import { expect, it } from 'vitest';
import type { Brand } from '../../../manifest/index.ts';
import { hasRegistration, wayInDiagnostics, wayInFault } from './wayIn.ts';

/** Brands that let no one in, or lock out members who registered before. */

const brandOf = (modules: object = {}, social: readonly string[] = []) =>
  ({ modules: { usernameEnabled: false, mobileReg: false, ...modules }, signIn: { social } }) as unknown as Brand;
const none = brandOf();
const byName = brandOf({ usernameEnabled: true });
const byPhone = brandOf({ mobileReg: true });
const byPhoneAndPassword = brandOf({ mobileReg: true, mobileRegPass: true });
const withCodes = { showVerCodeLogin: true };

it('a brand registers by name, by phone or by another company’s account, and by none of them not', () => {
  const registering = [byName, byPhone, brandOf({}, ['google'])];
  expect(registering.map(hasRegistration)).toEqual([true, true, true]);
  expect(hasRegistration(none)).toBe(false);
});

it('is closed without a way to register, until it is served: members can log in then', () => {
  expect([wayInFault(none, null), wayInFault(none, byName), wayInFault(byName, null)]).toEqual(['closed', null, null]);
});

it('locks out members of a phone without a password where codes by SMS are off, also if only the one that is served has them', () => {
  const codes = (on: boolean, modules: object) => brandOf({ ...modules, showVerCodeLogin: on });
  expect(wayInFault(byPhone, null)).toBe('lockedOut');
  expect(wayInFault(codes(false, { mobileReg: true }), byName)).toBe('lockedOut');
  expect(wayInFault(codes(true, { mobileReg: true }), byPhone)).toBe(null);
  for (const next of [byName, byPhoneAndPassword, none]) expect(wayInFault(next, byPhone)).toBe('lockedOut');
  expect(wayInFault(brandOf({ usernameEnabled: true, ...withCodes }), byPhone)).toBe(null);
  // With a password they need no code.
  for (const served of [null, byPhoneAndPassword, byName]) expect(wayInFault(byPhoneAndPassword, served)).toBe(null);
  // A password that is asked for at a registration that is off is no matter.
  expect(wayInFault(brandOf({ usernameEnabled: true, mobileRegPass: false }), byName)).toBe(null);
});

it('is a problem of the modules, by its name', () => {
  expect(wayInDiagnostics(byPhone, byName)).toEqual([{ code: 'module.lockedOut', path: ['modules'], params: {} }]);
  expect(wayInDiagnostics(none, null)).toEqual([{ code: 'module.closed', path: ['modules'], params: {} }]);
  expect(wayInDiagnostics(byName, byName)).toEqual([]);
});
