import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

it.each([
  ['', 0],
  ['Ab1!', 1],
  ['123456', 1],
  ['aaaaaaaaaaaa', 1],
  ['matkhau2', 2],
  ['Matkhau2-x', 3],
  ['Rung-thong-ba-mua-7', 4],
] as const)('rates %j as %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
