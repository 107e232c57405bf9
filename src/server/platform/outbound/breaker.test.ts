import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

it('opens after failures in a row, lets one request try, and pauses longer each time it fails [SERVE-05]', () => {
  let now = 0;
  const breaker = createBreaker({ now: () => now, threshold: 3, firstPauseMs: 1_000, maxPauseMs: 3_000 });
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect([breaker.state(), breaker.waitMs()]).toEqual(['closed', 0]);
  breaker.failed();
  expect([breaker.state(), breaker.waitMs()]).toEqual(['open', 1_000]);
  const pauses: number[] = [];
  for (let probe = 0; probe < 3; probe += 1) {
    now += breaker.waitMs();
    expect([breaker.state(), breaker.waitMs()]).toEqual(['probing', 0]);
    // Everyone else waits for the one that tries.
    expect(breaker.waitMs()).toBe(1_000);
    breaker.failed();
    pauses.push(breaker.waitMs());
  }
  expect(pauses).toEqual([2_000, 3_000, 3_000]);
  now += 3_000;
  expect(breaker.waitMs()).toBe(0);
  breaker.abandoned();
  expect(breaker.waitMs()).toBe(0);
  breaker.succeeded();
  expect([breaker.state(), breaker.waitMs()]).toEqual(['closed', 0]);
});
