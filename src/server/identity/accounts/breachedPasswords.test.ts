import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { authBrands, newUser, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { openBreachedPasswords } from './breachedPasswords.ts';

const folder = mkdtempSync(join(tmpdir(), 'breached-'));
const file = join(folder, 'pwnedpasswords.txt');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const leaked = Array.from({ length: 3_000 }, (_, index) => `Bi-lo-${index}`);
const hashes = leaked.map(sha1).sort();
const write = (lines: readonly string[], end = '\r\n', close = end) => writeFileSync(file, lines.join(end) + close);
/** Counts of different lengths, so that lines are too. */
const counted = hashes.map((hash, index) => `${hash}:${10 ** (index % 8)}`);

it.each([
  ['with counts, as published', counted, '\r\n', '\r\n'],
  ['without an end of its last line', counted, '\n', ''],
  ['of hashes only', hashes, '\n', '\n'],
  ['of one line', [`${sha1('Bi-lo-0')}:1`], '\n', '\n'],
])('finds every password of a list %s, and no other', async (_, lines, end, close) => {
  write(lines, end, close);
  const breached = await openBreachedPasswords(file);
  const inList = leaked.slice(0, lines.length);
  expect(await Promise.all(inList.map((password) => breached.has(password)))).toEqual(inList.map(() => true));
  const others = Array.from({ length: 300 }, (_, index) => `Chua-lo-${index}`);
  expect((await Promise.all(others.map((password) => breached.has(password)))).filter(Boolean)).toEqual([]);
  await breached.close();
});

it.each([
  ['is empty', ''],
  ['is not in order', [...counted].reverse().join('\n')],
  ['has other hashes', `${'A'.repeat(32)}:1\n`.repeat(20)],
  ['has lower-case hashes', counted.join('\n').toLowerCase()],
  ['is a list of words', leaked.join('\n')],
  ['is one long line', 'A'.repeat(5_000)],
  ['ends in the middle of a line', `${counted.join('\n')}\nABC`],
])('refuses to start with a file that %s', async (_, text) => {
  writeFileSync(file, text);
  await expect(openBreachedPasswords(file)).rejects.toThrow(
    /^BREACHED_PASSWORDS is ".*pwnedpasswords\.txt", which is no list of SHA-1/,
  );
});

it('refuses to start with a file that is not there', async () => {
  await expect(openBreachedPasswords(join(folder, 'absent'))).rejects.toThrow('which cannot be read (ENOENT)');
  await expect(openBreachedPasswords(folder)).rejects.toThrow('which cannot be read (EISDIR)');
});

it('keeps such passwords out of registrations and changes', async () => {
  write(counted);
  const site = await openTestServer({ brands: authBrands(), settings: { breachedPasswords: file } });
  const person = visitor(site, () => noon);
  const attempt = async (password: string) => {
    const user = newUser({ username: 'newcomer1', password, confirmPassword: password });
    return (await person.sealed<unknown>('register', user)).value;
  };
  const refused = (field: string) => [{ field, key: 'auth.breachedPassword', params: {} }];
  expect(await attempt('Bi-lo-1234')).toEqual(refused('password'));
  const { token } = (await person.login('demomember', 'Demo-2026')).value;
  const change = { oldPassword: 'Demo-2026', newPassword: 'Bi-lo-77-', confirmNewPassword: 'Bi-lo-77-' };
  const other = { oldPassword: 'Demo-2026', newPassword: 'Bi-lo-2026', confirmNewPassword: 'Bi-lo-2026' };
  expect((await person.sealed('changePassword', other, { token })).value).toEqual(refused('newPassword'));
  expect((await person.sealed('changePassword', change, { token })).code).toBe('OK');
  // Its challenge is asked for after its fields were accepted.
  expect(await attempt('Chua-lo-1234')).toEqual({ captcha: false });
  await site.close();
});

it('lets a password through where the file is malformed, and logs that once', async () => {
  // The start reads every tenth line or so, not these.
  const unread = hashes.slice(1, 8);
  const password = leaked.find((text) => text.length >= 10 && unread.includes(sha1(text))) ?? '';
  write(hashes.map((hash) => (hash === sha1(password) ? hash.toLowerCase() : hash)));
  const site = await openTestServer({ brands: authBrands(), settings: { breachedPasswords: file } });
  const person = visitor(site, () => noon);
  const attempt = async (username: string) => {
    const user = newUser({ username, password, confirmPassword: password });
    return (await person.sealed<unknown>('register', user)).value;
  };
  expect([await attempt('newcomer1'), await attempt('newcomer2')]).toEqual([{ captcha: false }, { captcha: false }]);
  expect(site.lines.filter((line) => line.includes('The file of breached passwords cannot be read.'))).toHaveLength(1);
  await site.close();
});
