import { expect, it } from 'vitest';
import { textOf } from '../../src/i18n/serverText.ts';
import { failures, toFailureCode } from '../../src/wire/failure.ts';

it.each(['vi', 'en'] as const)('says something for every way a call can fail, in %s', (language) => {
  const text = textOf(language);
  expect(Object.values(failures).filter(({ text: key }) => text(key) === key || text(key) === '')).toEqual([]);
});

it('answers an unmapped code with the system error [ERR-23]', () => {
  expect(textOf('en')(failures[toFailureCode('SOMETHING_NEW')].text)).toBe('Unknown system error');
  expect(textOf('vi')(failures[toFailureCode(undefined)].text)).toBe('Lỗi hệ thống không xác định');
});
