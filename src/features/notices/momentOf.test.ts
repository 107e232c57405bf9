import { expect, it } from 'vitest';
import { momentOf } from './momentOf.ts';

it.each([
  [{ isLoggedIn: false, wasLoggedIn: false, isRegistered: false }, 'home'],
  [{ isLoggedIn: true, wasLoggedIn: true, isRegistered: false }, 'home'],
  [{ isLoggedIn: true, wasLoggedIn: false, isRegistered: false }, 'login'],
  [{ isLoggedIn: true, wasLoggedIn: false, isRegistered: true }, 'register'],
] as const)('%j is at the moment of %s [API-43]', (arrival, moment) => {
  expect(momentOf(arrival)).toBe(moment);
});
