import { expect, it } from 'vitest';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { countCodeRequest, needsNoChallenge } from './requestLimits.ts';

/** Limits that a request for a code counts towards, in their order. */

function limitsThat(refuse: (key: string) => boolean = () => false) {
  const taken: object[] = [];
  const take = async (asked: { key: string }) => {
    taken.push(asked);
    return !refuse(asked.key);
  };
  return { limits: { take } as never, taken };
}
const request = { merchant: 'alpha', recipient: '+84912345678', address: '203.0.113.9' } as const;

it.each(['sms', 'mail'] as const)(
  'counts the address, a pause, the hour and the day of a recipient, by %s',
  async (channel) => {
    const { limits, taken } = limitsThat();
    await countCodeRequest(limits, { ...request, channel });
    const of = (key: string, uses: number, seconds: number) => ({ merchant: 'alpha', key: `${channel}:${key}`, uses, seconds });
    expect(taken).toEqual([
      of('address:203.0.113.9', 20, 3_600),
      of('pause:+84912345678', 1, 60),
      of('hour:+84912345678', 5, 3_600),
      of('day:+84912345678', 20, 86_400),
    ]);
  },
);

it.each(['address', 'pause', 'hour', 'day'])(
  'is refused at the limit of the %s, and counts nothing after it',
  async (scope) => {
    const { limits, taken } = limitsThat((key) => key.includes(`:${scope}:`));
    expect(await outcomeOf(countCodeRequest(limits, { ...request, channel: 'sms' }))).toBe('RATE_LIMIT');
    expect(taken).toHaveLength(['address', 'pause', 'hour', 'day'].indexOf(scope) + 1);
  },
);

it('needs no challenge for the first request of the hour from a network and for a recipient, of play money', async () => {
  const free = { ...request, channel: 'sms', profile: 'play' } as const;
  const { limits, taken } = limitsThat();
  expect(await needsNoChallenge(limits, free)).toBe(true);
  const of = (key: string) => ({ merchant: 'alpha', key: `sms:free:${key}`, uses: 1, seconds: 3_600 });
  expect(taken).toEqual([of('address:203.0.113.9'), of('recipient:+84912345678')]);
  for (const used of ['address', 'recipient'])
    expect(await needsNoChallenge(limitsThat((key) => key.includes(used)).limits, free)).toBe(false);
  const real = limitsThat();
  expect([await needsNoChallenge(real.limits, { ...free, profile: 'real' }), real.taken]).toEqual([false, []]);
});
