import { describe, expect, it } from 'vitest';
import { storedBrand } from '../../../manifest/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { ageOn } from './ageOn.ts';
import { isGuessable, isGuessableOfOperator } from './guessablePassword.ts';
import { foldEmail, foldName, isReservedName, isSameName, shownName } from './names.ts';

/** Names as they are compared, names that no one may take, passwords that are guessed first, and ages. */

it('a name is compared in one width and case, and shown as it was typed', () => {
  expect([foldName(' Ａn '), foldEmail(' An@Example.COM '), shownName(' An ')]).toEqual(['an', 'an@example.com', 'An']);
  // Composed, so that the same letters are the same name.
  expect(shownName('e\u0301')).toBe('\u00e9');
});

it.each([
  ['admin', true],
  ['Admin2026', true],
  ['admins', false],
  ['myadmin', false],
  ['superuser', true],
  ['hacson', true],
  ['HacSon77', true],
  ['hacsonfan', false],
  ['trial1234', true],
  ['user99999', true],
  ['trial123', false],
  ['mytrial1234', false],
  ['trial1234x', false],
  ['1234', false],
])('the name %s is reserved: %s', (name, expected) => {
  expect(isReservedName(name, ['Hac Son', ''])).toBe(expected);
});

it('a holder is compared as banks write it, and no name is the same as none', () => {
  expect(isSameName('NGUYEN VAN DEMO', ' Nguyễn  Văn Demo ')).toBe(true);
  expect(isSameName('DO VAN DUC', 'Đỗ Văn Đức')).toBe(true);
  expect(isSameName('NGUYEN VAN A', 'Nguyen Van B')).toBe(false);
  expect([isSameName(undefined, 'x'), isSameName('', ''), isSameName('', ' ')]).toEqual([false, false, false]);
});

describe('a password that is guessed first', () => {
  const tenant = {
    brand: storedBrand({
      merchant: 'hs88',
      name: 'Hạc Sơn',
      hosts: ['lotus.example.com'],
      theme: { seed: '#336699' },
      assets: { logo: 'logo.svg' },
    }),
  } as unknown as Tenant;
  const isOne = (password: string) => isGuessable(tenant, 'Lan', password);

  it.each(['Hạc-Sơn 2026', 'hac2026', 'sonson1!', 'Lotus#1', 'example99', 'lan-lan-1', 'Casino2026', 'password', 'PASSWORD'])(
    '%s: a word of the brand, its hosts, the product or the user with digits and signs, or a common one',
    (password) => {
      expect(isOne(password)).toBe(true);
    },
  );

  it.each(['com2026', 'hs2026', 'hacsonx', 'lan-an', '20262026', 'Trời-mưa 27'])('%s is none', (password) => {
    expect(isOne(password)).toBe(false);
  });

  it('of an operator is a word of the own name, the studio or the product', () => {
    const ofOperator = (password: string) => isGuessableOfOperator(['An Nguyen', 'binh.tran'], password);
    for (const guess of ['nguyen1', 'tran-tran', 'Studio2026', 'casino1', 'password'])
      expect([guess, ofOperator(guess)]).toEqual([guess, true]);
    for (const other of ['an1', 'nguyentrax', '2026']) expect([other, ofOperator(other)]).toEqual([other, false]);
  });
});

it.each([
  ['2008-11-20', 18],
  ['2008-11-21', 17],
  ['2008-12-01', 17],
  ['2008-10-31', 18],
  ['11-20-2008', 18],
  ['11-21-2008', 17],
  [' 2008-11-20 ', 18],
])('who was born on %s is %s on 20 November 2026', (birthday, age) => {
  expect(ageOn(birthday, new Date('2026-11-20T05:00:00Z'))).toBe(age);
});
