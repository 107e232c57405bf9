import { describe, expect, it } from 'vitest';
import { roundSum, verdictOf } from './roundSum.ts';

const round = (stake: string, payout: string | null, state: 'settled' | 'cancelled' = 'settled') => ({ state, stake, payout });

describe('the sum of rounds', () => {
  it.each([
    ['5000.0000', '500.0000', 'part', -45_000_000n],
    ['5000.0000', '5000.0000', 'refund', 0n],
    ['5000.0000', '5000.0001', 'win', 1n],
    ['5000.0000', '0.0000', 'lost', -50_000_000n],
  ] as const)('a stake of %s that returns %s is %s', (stake, payout, verdict, net) => {
    expect(roundSum([round(stake, payout)])).toMatchObject({ verdict, net });
  });

  it('is a loss when a winning bet brings less than the losing ones beside it cost', () => {
    const { verdict, stake, returned, net } = roundSum([
      round('10.0000', '19.5000'),
      round('10.0000', '0'),
      round('10.0000', null),
    ]);
    expect({ verdict, stake, returned, net }).toEqual({
      verdict: 'part',
      stake: 300_000n,
      returned: 195_000n,
      net: -105_000n,
    });
  });

  it('counts a cancelled bet as its stake returned', () => {
    expect(roundSum([round('10.0000', null, 'cancelled')])).toMatchObject({ verdict: 'refund', net: 0n });
    expect(verdictOf(10n, 9n)).toBe('part');
  });
});
