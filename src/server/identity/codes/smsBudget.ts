import { Failure } from '../../../wire/failure.ts';
import type { Limits } from '../ports/index.ts';
import { homeDialingCode, type MobileNumber } from './mobileNumber.ts';
import { countCodeRequest } from './requestLimits.ts';

/** Messages an operator pays for per day. */
export interface SmsDailyBudget {
  readonly merchant: number;
  /** Per country other than the home market. */
  readonly foreignCountry: number;
}

const daySeconds = 24 * 3_600;

export type SmsBudget = ReturnType<typeof createSmsBudget>;

/** Rate limits for requesting and sending SMS codes. Requests count whether or not the number has an account. */
export function createSmsBudget(limits: Limits, daily: SmsDailyBudget) {
  const dailyOf = ({ dialingCode }: MobileNumber) => [
    { key: 'sms:merchant', uses: daily.merchant },
    ...(dialingCode === homeDialingCode ? [] : [{ key: `sms:country:${dialingCode}`, uses: daily.foreignCountry }]),
  ];

  return {
    /**
     * Counts a request from a client's IP address.
     * @throws Failure RATE_LIMIT
     */
    async ask(merchant: string, mobile: MobileNumber, address: string): Promise<void> {
      for (const { key } of dailyOf(mobile)) {
        if ((await limits.remaining(merchant, `${key}:spent`)) > 0) throw new Failure('RATE_LIMIT');
      }
      await countCodeRequest(limits, { merchant, channel: 'sms', recipient: mobile.e164, address });
    },

    /**
     * Counts a sent message. Once the daily budget is spent every request is refused, so that refusals do not reveal which
     * numbers have accounts.
     * @throws Failure RATE_LIMIT
     */
    async spend(merchant: string, mobile: MobileNumber): Promise<void> {
      for (const { key, uses } of dailyOf(mobile)) {
        if (await limits.take({ merchant, key, uses, seconds: daySeconds })) continue;
        await limits.take({ merchant, key: `${key}:spent`, uses: 1, seconds: await limits.remaining(merchant, key) });
        throw new Failure('RATE_LIMIT');
      }
    },
  };
}
