import { describe, expect, it } from 'vitest';
import { createCallBreakers } from './callBreakers.ts';

const opened = () => {
  let now = 0;
  const breakers = createCallBreakers(() => now);
  const fail = (call: string, times: number, reason: 'timeout' | 'connect' = 'timeout') => {
    for (let time = 0; time < times; time += 1) breakers.failed(call, reason);
  };
  return { breakers, fail, pass: (ms: number) => void (now += ms) };
};

describe('circuit breakers before the upstream [SERVE-05]', () => {
  it('leave a call alone that fails five times, and no other one', () => {
    const { breakers, fail } = opened();
    fail('jwks', 5);
    expect(breakers.waitMs('jwks')).toBe(1_000);
    expect(breakers.waitMs('balance')).toBe(0);
    expect(breakers.state()).toBe('partly');
  });

  it('take two calls that fail for two faults, and three without an answer between for an outage', () => {
    const { breakers, fail } = opened();
    fail('jwks', 5);
    fail('banners', 20);
    expect(breakers.waitMs('balance')).toBe(0);
    breakers.succeeded('balance');
    fail('news', 5);
    expect(breakers.waitMs('balance')).toBe(0);
    fail('jwks', 1);
    fail('banners', 5);
    expect([breakers.state(), breakers.waitMs('balance')]).toEqual(['open', 1_000]);
  });

  it('leave all calls alone after five connections that were not made, whatever the calls', () => {
    const { breakers, fail } = opened();
    fail('jwks', 2, 'connect');
    fail('news', 2, 'connect');
    expect(breakers.waitMs('balance')).toBe(0);
    fail('jwks', 1, 'connect');
    expect(breakers.waitMs('balance')).toBe(1_000);
  });

  it('let one request try after an outage; a call that waits for itself does not use that up', () => {
    const { breakers, fail, pass } = opened();
    fail('jwks', 5, 'connect');
    pass(999);
    expect(breakers.waitMs('balance')).toBe(1);
    pass(1);
    expect(breakers.waitMs('balance')).toBe(0);
    expect(breakers.waitMs('news')).toBeGreaterThan(0);
    expect(breakers.waitMs('jwks')).toBeGreaterThan(0);
    breakers.abandoned('balance');
    expect(breakers.waitMs('jwks')).toBe(0);
    breakers.succeeded('jwks');
    expect([breakers.state(), breakers.waitMs('news')]).toEqual(['closed', 0]);
  });

  it('go on with the trial of all when a call with a fault alone fails it', () => {
    const { breakers, fail, pass } = opened();
    fail('jwks', 5, 'connect');
    pass(1_000);
    expect(breakers.waitMs('balance')).toBe(0);
    breakers.failed('balance', 'timeout');
    expect(breakers.waitMs('news')).toBe(0);
  });
});
