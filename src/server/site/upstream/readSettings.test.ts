import { describe, expect, it } from 'vitest';
import { readUpstream } from './readSettings.ts';

/** The address of the upstream and its longest wait, as the environment says them. */

const read = (url: string | null, seconds: string | null = null, production = true) =>
  readUpstream((name) => ({ UPSTREAM_URL: url, UPSTREAM_TIMEOUT_SECONDS: seconds })[name] ?? null, production);

it('is none without an address, whatever the wait', () => {
  expect(read(null, 'x')).toBeNull();
});

it.each([
  ['https://backoffice.example.com', 'https://backoffice.example.com'],
  ['https://backoffice.example.com/', 'https://backoffice.example.com'],
  ['https://backoffice.example.com/api/', 'https://backoffice.example.com/api'],
  ['https://backoffice.example.com:8443/a/b', 'https://backoffice.example.com:8443/a/b'],
])('takes %s as %s', (given, url) => {
  expect(read(given)).toEqual({ url, timeoutMs: 15_000 });
});

it.each(['backoffice.example.com', 'ftp://a.example', 'xhttps://a.example', 'httpss://a.example', ''])(
  'refuses %j, which is no address of a server',
  (given) => {
    expect(() => read(given)).toThrow(new RegExp(`"${given}"|UPSTREAM_URL`));
  },
);

it.each(['https://an@a.example', 'https://an:pw@a.example', 'https://a.example/?x=1', 'https://a.example/#x'])(
  'refuses %s with more than a path, and shows no password',
  (given) => {
    expect(() => read(given)).toThrow(/"https:\/\/a\.example\/"/);
    expect(() => read(given)).not.toThrow(/pw/);
  },
);

it('takes plain http of this machine, and of another one only outside production', () => {
  expect([read('http://127.0.0.1:5000')?.url, read('http://localhost')?.url]).toEqual([
    'http://127.0.0.1:5000',
    'http://localhost',
  ]);
  expect(() => read('http://a.example')).toThrow(/https/);
  expect(read('http://a.example', null, false)?.url).toBe('http://a.example');
});

describe('the longest wait', () => {
  it.each([
    ['1', 1_000],
    ['30', 30_000],
    ['999', 999_000],
  ])('of %s seconds', (seconds, timeoutMs) => {
    expect(read('https://a.example', seconds)?.timeoutMs).toBe(timeoutMs);
  });

  it.each(['0', '1000', '-1', '1.5', '1s', 's1', ''])('is not %j', (seconds) => {
    expect(() => read('https://a.example', seconds)).toThrow(`"${seconds}"`);
  });
});
