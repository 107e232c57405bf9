import { expect, it } from 'vitest';
import { foldText, matchesSearch } from './searchText.ts';

it('folds Vietnamese letters, composed or not, to plain ones', () => {
  expect(foldText('  Đường  ĐUA Nổ Hũ ')).toBe('duong dua no hu');
  expect(foldText('Nổ'.normalize('NFD'))).toBe('no');
});

it('finds every word in any order and misses what is not there', () => {
  expect(matchesSearch('Xổ Số Miền Bắc', 'bac xo')).toBe(true);
  expect(matchesSearch('Xổ Số Miền Bắc', 'bac nam')).toBe(false);
  expect(matchesSearch('Xổ Số', '')).toBe(true);
});
