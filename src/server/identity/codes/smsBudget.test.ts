import { describe, expect, it } from 'vitest';
import type { Limits } from '../ports/index.ts';
import { countCodeRequest } from './requestLimits.ts';
import { createSmsBudget } from './smsBudget.ts';

type Taken = Parameters<Limits['take']>[0];

/** Records what is taken; refuses the keys in `spent`, whose windows end in a hundred seconds. */
function recordingLimits(...spent: readonly string[]) {
  const taken: Taken[] = [];
  const limits: Limits = {
    take: async (budget) => {
      taken.push(budget);
      return !spent.includes(budget.key);
    },
    remaining: async (merchant, key) => (merchant === 'alpha' && spent.includes(key) ? 100 : 0),
    keyedHash: async (_, text) => text,
  };
  return { limits, taken };
}

const home = { e164: '+84912000001', dialingCode: '84' };
const abroad = { e164: '+66812345678', dialingCode: '66' };
const daily = { merchant: 8, foreignCountry: 2 };
const limited = { code: 'RATE_LIMIT' };

describe('a request for a code', () => {
  const request = { merchant: 'alpha', channel: 'mail', recipient: 'a@b.test', address: '203.0.113.7' } as const;

  it('counts for the address, then three times for the recipient', async () => {
    const { limits, taken } = recordingLimits();
    await countCodeRequest(limits, request);
    expect(taken).toEqual([
      { merchant: 'alpha', key: 'mail:address:203.0.113.7', uses: 20, seconds: 3_600 },
      { merchant: 'alpha', key: 'mail:pause:a@b.test', uses: 1, seconds: 60 },
      { merchant: 'alpha', key: 'mail:hour:a@b.test', uses: 5, seconds: 3_600 },
      { merchant: 'alpha', key: 'mail:day:a@b.test', uses: 20, seconds: 86_400 },
    ]);
  });

  it.each([
    ['mail:address:203.0.113.7', 1],
    ['mail:pause:a@b.test', 2],
    ['mail:hour:a@b.test', 3],
    ['mail:day:a@b.test', 4],
  ])('is refused once %s is spent, and counts no further', async (key, count) => {
    const { limits, taken } = recordingLimits(key);
    await expect(countCodeRequest(limits, request)).rejects.toMatchObject(limited);
    expect(taken).toHaveLength(count);
  });
});

describe('the daily budget of messages', () => {
  it('counts a message for the merchant, and one to another country for that too', async () => {
    const { limits, taken } = recordingLimits();
    const budget = createSmsBudget(limits, daily);
    await budget.spend('alpha', home);
    await budget.spend('alpha', abroad);
    const ofMerchant = { merchant: 'alpha', key: 'sms:merchant', uses: 8, seconds: 86_400 };
    expect(taken).toEqual([ofMerchant, ofMerchant, { merchant: 'alpha', key: 'sms:country:66', uses: 2, seconds: 86_400 }]);
  });

  it('marks what is spent until its window ends', async () => {
    const { limits, taken } = recordingLimits('sms:country:66');
    await expect(createSmsBudget(limits, daily).spend('alpha', abroad)).rejects.toMatchObject(limited);
    expect(taken.at(-1)).toEqual({ merchant: 'alpha', key: 'sms:country:66:spent', uses: 1, seconds: 100 });
  });

  it.each([
    ['sms:merchant:spent', home, 'alpha', false],
    ['sms:merchant:spent', abroad, 'alpha', false],
    ['sms:merchant:spent', home, 'beta', true],
    ['sms:country:66:spent', abroad, 'alpha', false],
    ['sms:country:66:spent', home, 'alpha', true],
    ['sms:country:84:spent', home, 'alpha', true],
  ])('with %s, a request for %o at %s passes: %s', async (spent, mobile, merchant, passes) => {
    const { limits, taken } = recordingLimits(spent);
    const asked = createSmsBudget(limits, daily).ask(merchant, mobile, '203.0.113.7');
    if (passes) await asked;
    else await expect(asked).rejects.toMatchObject(limited);
    expect(taken.map(({ key }) => key)).toEqual(
      passes
        ? ['address:203.0.113.7', ...['pause', 'hour', 'day'].map((scope) => `${scope}:${mobile.e164}`)].map(
            (key) => `sms:${key}`,
          )
        : [],
    );
  });
});
