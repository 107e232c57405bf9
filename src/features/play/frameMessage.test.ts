import { expect, it } from 'vitest';
import { frameMessage } from './frameMessage.ts';

const source = {} as Window;
const expected = { origin: 'https://games.example.com', source };
const from = (data: unknown, other: Partial<{ origin: string; source: Window | null }> = {}) =>
  frameMessage({ origin: expected.origin, source, data, ...other }, expected);

it('hears what the contract knows and drops the rest of it', () => {
  expect(['ready', 'balance', 'close', 'fullScreen'].map((type) => from({ type, balance: '1e9' }))).toEqual([
    { type: 'ready' },
    { type: 'balance' },
    { type: 'close' },
    { type: 'fullScreen' },
  ]);
  expect(from({ type: 'error', code: 'SESSION_ENDED' })).toEqual({ type: 'error', code: 'SESSION_ENDED' });
  expect(from({ type: 'error', code: { toString: 1 } })).toEqual({ type: 'error', code: '' });
});

it('accepts messages of the frame only', () => {
  const close = { type: 'close' };
  expect(from(close, { origin: 'https://evil.example' })).toBe(null);
  expect(from(close, { origin: 'null' })).toBe(null);
  expect(from(close, { source: {} as Window })).toBe(null);
  expect(frameMessage({ origin: expected.origin, source: null, data: close }, { ...expected, source: null })).toBe(null);
});

it.each([null, undefined, 'close', 7, [], {}, { type: 'navigate', to: 'https://evil.example' }, { type: 'constructor' }])(
  'understands nothing of %s',
  (data) => {
    expect(from(data)).toBe(null);
  },
);
