import { expect, it } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { createText } from '../../i18n/index.ts';
import { shortAmount } from './shortAmount.ts';

async function shortAmountIn(language: Language, amount: string) {
  const text = await createText(language);
  return shortAmount(amount, (key, values = {}) => text.t(key, values));
}

it.each([
  ['20000.0000', '20K', '20K'],
  ['50000000', '50M', '50 triệu'],
  ['1500', '1.5K', '1.5K'],
  ['2500000000', '2.5B', '2.5 tỷ'],
  ['999', '999', '999'],
  ['1999999', '1.99M', '1.99 triệu'],
  ['no limit', 'no limit', 'no limit'],
])('writes %s as %s and %s', async (amount, english, vietnamese) => {
  expect(await shortAmountIn('en', amount)).toBe(english);
  expect(await shortAmountIn('vi', amount)).toBe(vietnamese);
});
