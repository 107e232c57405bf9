import { expect, it } from 'vitest';
import { languages } from '../../src/domain/language.ts';
import { allWords } from '../../src/i18n/serverText.ts';
import { failures, toFailureCode } from '../../src/wire/failure.ts';

it.each(languages)('says something for every way a call can fail, in %s', (language) => {
  expect(Object.values(failures).filter(({ text: key }) => !allWords[language][key])).toEqual([]);
});

it('answers an unmapped code with the system error [ERR-23]', () => {
  expect(allWords.en[failures[toFailureCode('SOMETHING_NEW')].text]).toBe('Unknown system error');
  expect(allWords.vi[failures[toFailureCode(undefined)].text]).toBe('Lỗi hệ thống không xác định');
});
