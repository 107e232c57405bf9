import { expect, it } from 'vitest';
import { newPassword } from './newPassword.ts';

it('makes passwords with letters of both cases and digits, each another one', () => {
  const made = Array.from({ length: 200 }, newPassword);
  expect(new Set(made).size).toBe(200);
  expect(made.filter((text) => !/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{10}$/.test(text))).toEqual([]);
});
