import { describe, expect, it } from 'vitest';
import { roundSum, tierOf, verdictOf } from './roundSum.ts';

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

  it.each([
    ['5000', null],
    ['10000', null],
    ['10000.0001', 'small'],
    ['49999.9999', 'small'],
    ['50000', 'medium'],
    ['199999.9999', 'medium'],
    ['200000', 'big'],
  ] as const)('of 10,000 staked that returns %s is celebrated as %s', (payout, tier) => {
    expect(tierOf(roundSum([round('10000', payout)]))).toBe(tier);
  });

  it('is celebrated by all bets of the round, not by the best of them', () => {
    expect(tierOf(roundSum([round('1000', '36000'), round('9000', '0')]))).toBe('small');
    expect(tierOf(roundSum([round('1000', '36000'), round('35000', '0')]))).toBeNull();
  });
});
