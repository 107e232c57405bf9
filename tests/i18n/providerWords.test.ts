import { expect, it } from 'vitest';
import { providerErrorKey } from '../../src/domain/providerError.ts';
import en from '../../src/i18n/en/auth.json' with { type: 'json' };
import vi from '../../src/i18n/vi/auth.json' with { type: 'json' };

/** The message in both languages for an error code of the identity provider. */
function wordsFor(code: string): readonly (string | undefined)[] {
  const key = providerErrorKey(Object.assign(new Error('provider'), { code }));
  return [vi, en].map((words) => (words as Readonly<Record<string, string>>)[key ?? '']);
}

const ofPhones = ['auth/invalid-phone-number', 'auth/missing-phone-number'];
const ofCodes = ['auth/invalid-verification-code', 'auth/missing-verification-code', 'auth/code-expired'];
const ofSending = ['auth/too-many-requests', 'auth/captcha-check-failed', 'auth/quota-exceeded', 'auth/operation-not-allowed'];
const everything = [...ofPhones, ...ofCodes, ...ofSending, 'auth/popup-closed-by-user'];

it('distinguishes faults of a number and of a code, in both languages [ERR-26] [ERR-27] [ERR-29] [ERR-30] [ERR-31]', () => {
  const messages = [...ofPhones, ...ofCodes].map(wordsFor);
  expect(new Set(messages.map(([vietnamese]) => vietnamese)).size).toBe(5);
  expect(new Set(messages.map(([, english]) => english)).size).toBe(5);
  expect(messages.map(([, english]) => english)).toEqual([
    expect.stringMatching(/invalid phone/i),
    expect.stringMatching(/enter your phone number/i),
    expect.stringMatching(/incorrect.*code/i),
    expect.stringMatching(/enter the verification code/i),
    expect.stringMatching(/code has expired/i),
  ]);
});

it('says why nothing is sent, and names five minutes where it helps to wait [ERR-28] [ERR-32] [ERR-33] [ERR-34]', () => {
  expect(wordsFor('auth/too-many-requests')).toEqual([expect.stringMatching(/5 phút/), expect.stringMatching(/5 minutes/)]);
  expect(wordsFor('auth/captcha-check-failed')[1]).toMatch(/security check/i);
  expect(wordsFor('auth/quota-exceeded')[1]).toMatch(/can’t send more messages/i);
  expect(wordsFor('auth/operation-not-allowed')[1]).toMatch(/not available/i);
  for (const language of [0, 1])
    expect(new Set(everything.map((code) => wordsFor(code)[language])).size).toBe(everything.length);
});
