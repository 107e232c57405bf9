import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieAttributes, cookieName, forgetRemembered, readRemembered, remember } from './rememberMe.ts';
import { keepMerchant, sessionValues } from './session.ts';
import {
  closeInVault,
  forgetCurrentPassword,
  hasCurrentPassword,
  keepCurrentPassword,
  openFromVault,
  readCurrentPassword,
  readKey,
} from './vault.ts';

const policy = { merchant: 'hacson', keepsPassword: true };
const secret = 'tre-xanh-94';

/** Cookie as reported by Chromium. */
interface CookieDetails {
  readonly expires?: number;
  readonly path?: string;
  readonly sameSite?: string;
}

beforeEach(() => keepMerchant('hacson', 'web'));
afterEach(async () => {
  await forgetRemembered();
  sessionStorage.clear();
});

describe('the vault', () => {
  it('opens what it closed, here and nowhere else', async () => {
    const place = { name: 'test', merchant: 'hacson' };
    const sealed = (await closeInVault(place, secret)) ?? '';
    expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
    expect(await openFromVault(place, sealed)).toBe(secret);
    expect(await openFromVault({ ...place, merchant: 'verlago' }, sealed)).toBe(null);
    expect(await openFromVault(place, `${sealed.slice(0, -2)}AA`)).toBe(null);
    expect(await openFromVault(place, 'v1.x')).toBe(null);
    expect(await closeInVault(place, secret)).not.toBe(sealed);
  });

  it('has a key of 256 bits that nothing can take out', async () => {
    await closeInVault({ name: 'test', merchant: 'hacson' }, secret);
    const { key } = (await readKey('test')) ?? {};
    expect([key?.extractable, key?.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }]);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow('extractable');
  });

  it('gives two tabs that ask concurrently the same key', async () => {
    const place = { name: 'race', merchant: 'hacson' };
    const sealed = await Promise.all(['a', 'b', 'c'].map((text) => closeInVault(place, text)));
    expect(await Promise.all(sealed.map((text) => openFromVault(place, text ?? '')))).toEqual(['a', 'b', 'c']);
  });
});

describe('remember-me', () => {
  it('fills in user, password and SMS number again from a cookie of ciphertext [STORE-07] [CONST-07]', async () => {
    await remember({ user: 'minhanh', password: secret }, policy);
    await remember({ smsNumber: '901234567' }, policy);
    expect(await readRemembered(policy)).toEqual({ user: 'minhanh', password: secret, smsNumber: '901234567' });
    expect(document.cookie).toMatch(/remember-me=v1\./);
    expect([document.cookie.includes('minhanh'), document.cookie.includes(secret)]).toEqual([false, false]);
  });

  it('lasts a day, for this site only, over https if it is used [CONST-06]', async () => {
    expect(cookieAttributes(86_400, 'https:')).toBe('Max-Age=86400; Path=/; SameSite=Strict; Secure');
    expect(cookieAttributes(86_400, 'http:')).toBe('Max-Age=86400; Path=/; SameSite=Strict');
    expect(['https:', 'http:'].map(cookieName)).toEqual(['__Host-remember-me', 'remember-me']);
    const before = Date.now();
    await remember({ user: 'minhanh' }, policy);
    const kept = (await cookieStore.get('remember-me')) as CookieDetails | null;
    const life = (kept?.expires ?? 0) - before;
    expect([life > 86_390_000, life < 86_410_000, kept?.path, kept?.sameSite]).toEqual([true, true, '/', 'strict']);
  });

  it('keeps no password where the brand does not want it', async () => {
    await remember({ user: 'minhanh', password: secret }, { ...policy, keepsPassword: false });
    expect(await readRemembered(policy)).toEqual({ user: 'minhanh', password: '', smsNumber: '' });
  });

  it('is gone with its key once the box is unticked', async () => {
    await remember({ user: 'minhanh' }, policy);
    await forgetRemembered();
    expect([document.cookie.includes('remember-me'), await readKey('remember-me'), await readRemembered(policy)]).toEqual([
      false,
      null,
      null,
    ]);
  });
});

it('the password of the login waits as ciphertext and leaves with the session', async () => {
  await keepCurrentPassword(secret);
  expect([hasCurrentPassword(), sessionStorage.getItem('cpw')?.includes(secret)]).toEqual([true, false]);
  expect(await readCurrentPassword()).toBe(secret);
  forgetCurrentPassword();
  expect([hasCurrentPassword(), await readCurrentPassword()]).toEqual([false, null]);
  await keepCurrentPassword(secret);
  sessionValues.clear();
  expect(sessionStorage.getItem('cpw')).toBe(null);
});
