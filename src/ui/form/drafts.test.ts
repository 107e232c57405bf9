import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './drafts.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  });
});

it('keeps what was typed, and passwords out of the storage', () => {
  const typed = {
    username: 'minhanh88',
    password: 'Bi-mat-2026',
    confirmPassword: 'Bi-mat-2026',
    idNumber: '0123',
    captcha: '7K4Q',
  };
  keepDraft('register', typed);
  expect(readDraft('register')).toEqual(typed);
  expect([...stored.values()].join()).toBe('{"username":"minhanh88"}');
});

it('restores the stored part after a reload, and nothing after it was removed', () => {
  stored.set('draft.login', '{"username":"minhanh88","age":7}');
  expect(readDraft('login')).toEqual({ username: 'minhanh88' });
  stored.set('draft.login', 'broken');
  expect(readDraft('login')).toEqual({});
  keepDraft('login', { username: 'a' });
  forgetDraft('login');
  expect(readDraft('login')).toEqual({});
});

it('leaves nothing for the next user, of this page or from before a reload', () => {
  stored.set('draft.reset', '{"mobileNum":"0912345678"}');
  stored.set('token', 'of another user');
  keepDraft('forgot', { email: 'a@b.vn' });
  forgetDrafts();
  expect([readDraft('forgot'), readDraft('reset'), [...stored.keys()]]).toEqual([{}, {}, ['token']]);
});
