import { expect, it } from 'vitest';
import { languages } from '../../src/domain/language.ts';
import { allWords } from '../../src/i18n/serverText.ts';
import { type FailureCode, failureStatus, failureText, toFailureCode } from '../../src/wire/failure.ts';

it.each(languages)('says something for every way a call can fail, in %s', (language) => {
  const codes = Object.keys(failureStatus) as FailureCode[];
  expect(codes.filter((code) => !allWords[language][failureText(code)])).toEqual([]);
});

it('answers an unmapped code with the system error [ERR-23]', () => {
  expect(allWords.en[failureText(toFailureCode('SOMETHING_NEW'))]).toBe('Unknown system error');
  expect(allWords.vi[failureText(toFailureCode(undefined))]).toBe('Lỗi hệ thống không xác định');
});
