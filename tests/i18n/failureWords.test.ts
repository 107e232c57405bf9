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

it.each<[string, FailureCode, string, string]>([
  ['[ERR-12]', 'AUTH_INCORRECT', 'Tài khoản hoặc mật khẩu không đúng', 'Incorrect account or password'],
  ['[ERR-13]', 'AUTH_ACCOUNT', 'Tài khoản không đúng', 'Account incorrect'],
  ['[ERR-14]', 'AUTH_PASSWORD', 'Mật khẩu không đúng', 'Password incorrect'],
  ['[ERR-15]', 'AUTH_EMAIL', 'Email không đúng', 'Email incorrect'],
  ['[ERR-16]', 'AUTH_UNKNOWN_USER', 'Tên đăng nhập hoặc email không tồn tại', 'Username or email does not exist'],
  ['[ERR-17]', 'AUTH_REQUIRED', 'Vui lòng đăng nhập trước', 'Please log in first'],
  ['[ERR-18]', 'NETWORK', 'Kết nối mạng có vấn đề', 'Network connection problem'],
  ['[ERR-19]', 'TIMEOUT', 'Tải trang quá thời gian', 'Page load timed out'],
  ['[ERR-20]', 'DOMAIN_INVALID', 'URL không hợp lệ hoặc kiểm tra tên miền thất bại', 'Invalid URL or domain check failed'],
  ['[ERR-21]', 'REGION_BLOCKED', 'Khu vực IP của bạn bị chặn', 'Your IP region is blocked'],
  ['[ERR-22]', 'MAINTENANCE', 'Hệ thống đang bảo trì', 'System under maintenance'],
  ['[ERR-24]', 'NON_MEMBER', 'Không phải hội viên, không thể đăng nhập', 'Non-members cannot log in'],
  ['[ERR-25]', 'NOT_AGENT', 'Bạn không phải là đại lý', 'You are not an agent'],
])('holds the message of the catalogue %s for %s', (_id, code, vietnamese, english) => {
  expect([allWords.vi[failureText(code)], allWords.en[failureText(code)]]).toEqual([vietnamese, english]);
});
