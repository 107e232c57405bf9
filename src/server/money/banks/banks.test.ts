import { expect, it } from 'vitest';
import { banks } from '../../../domain/banks.ts';
import type { Brand } from '../../../manifest/index.ts';
import { banksOf } from './index.ts';

const chosenOf = (chosen: readonly { bank: string; name?: object; note?: object }[], language: 'en' | 'vi' = 'en') =>
  banksOf({ banks: chosen as Brand['banks'] }, language).map(({ bank, name, note }) => [bank.code, name, note]);

it('are those of the brand in its order, each with its name and note in the language of the member', () => {
  const chosen = [
    { bank: 'TCB', name: { en: 'Techcom', vi: 'Kỹ thương' }, note: { en: 'Fast', vi: 'Nhanh' } },
    { bank: 'ACB' },
  ];
  expect(chosenOf(chosen)).toEqual([
    ['TCB', 'Techcom', 'Fast'],
    ['ACB', 'ACB', null],
  ]);
  expect(chosenOf(chosen, 'vi')[0]).toEqual(['TCB', 'Kỹ thương', 'Nhanh']);
});

it('are all that are known where the brand chooses none, and without one that is known no more', () => {
  expect(chosenOf([])).toEqual(banks.map(({ code, shortName }) => [code, shortName, null]));
  expect(chosenOf([{ bank: 'GONE' }, { bank: 'ACB' }])).toEqual([['ACB', 'ACB', null]]);
});
