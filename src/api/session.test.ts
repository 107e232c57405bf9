import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStateOf } from '../domain/sessionState.ts';
import { keepMember, keepMerchant, sessionValues } from './session.ts';

/** Fake web storage. */
function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => Array.from(kept.keys())[index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const info = {
  account: 'minhanh',
  nickname: 'Minh Anh',
  customerId: '1001',
  type: 41,
  toUpline: true,
  clubLabel: { labelName: 'Bạc', rankLevel: 2 },
};

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('session storage', () => {
  it('keeps and reads isAgent as a number [STORE-02]', () => {
    keepMember(sessionStateOf(info));
    expect(sessionStorage.getItem('isAgent')).toBe('41');
    expect(sessionValues.read('isAgent')).toBe(41);
  });

  it('fills memberLabel from clubLabel.labelName [STORE-03]', () => {
    keepMember(sessionStateOf(info));
    expect(sessionStorage.getItem('memberLabel')).toBe('Bạc');
    expect([sessionValues.read('nickname'), sessionValues.read('toUpline')]).toEqual(['Minh Anh', true]);
  });

  it('clears everything but the merchant [LOGOUT-03] [STORE-04]', () => {
    keepMerchant('hacson', 'web');
    keepMember(sessionStateOf(info));
    sessionValues.write('token', 'secret');
    sessionStorage.setItem('settings of a feature', 'x');
    sessionValues.clear();
    const left = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    expect(left.toSorted()).toEqual(['merchant', 'merchantCode']);
    expect(sessionValues.read('merchantCode')).toBe('hacson');
  });

  it('lasts until the page unloads if the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', {
      ...createStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    sessionValues.write('token', 'secret');
    expect(sessionValues.read('token')).toBe('secret');
    sessionValues.clear();
    expect(sessionValues.read('token')).toBe(null);
  });

  it('reads a malformed value as none', () => {
    sessionStorage.setItem('isAgent', '{');
    expect(sessionValues.read('isAgent')).toBe(null);
  });
});
