import { Failure } from '../../wire/failure.ts';
import type { Limits } from '../accounts/account.ts';
import { homeDialingCode, type MobileNumber } from './mobileNumber.ts';

/** What an operator is ready to pay for within a day. */
export interface SmsDailyBudget {
  readonly merchant: number;
  /** Of one country that is not the home of the product. */
  readonly foreignCountry: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export type SmsBudget = ReturnType<typeof createSmsBudget>;

/** How many codes may be asked for and sent. A request is counted whether or not the number is known here. */
export function createSmsBudget(limits: Limits, daily: SmsDailyBudget) {
  const dailyOf = ({ dialingCode }: MobileNumber) => [
    { key: 'sms:merchant', uses: daily.merchant },
    ...(dialingCode === homeDialingCode ? [] : [{ key: `sms:country:${dialingCode}`, uses: daily.foreignCountry }]),
  ];

  return {
    /** Refuses what is asked too often. */
    async ask(merchant: string, mobile: MobileNumber, address: string): Promise<void> {
      const { e164 } = mobile;
      const budgets = [
        { key: `sms:address:${address}`, uses: 20, seconds: hour },
        { key: `sms:pause:${e164}`, uses: 1, seconds: minute },
        { key: `sms:hour:${e164}`, uses: 5, seconds: hour },
        { key: `sms:day:${e164}`, uses: 20, seconds: day },
      ];
      for (const { key } of dailyOf(mobile)) {
        if ((await limits.remaining(merchant, `${key}:spent`)) > 0) throw new Failure('RATE_LIMIT');
      }
      for (const budget of budgets) if (!(await limits.take({ merchant, ...budget }))) throw new Failure('RATE_LIMIT');
    },

    /** Counts what is really sent. Once a day's budget is gone every request is refused alike, so that nothing shows. */
    async spend(merchant: string, mobile: MobileNumber): Promise<void> {
      for (const { key, uses } of dailyOf(mobile)) {
        if (await limits.take({ merchant, key, uses, seconds: day })) continue;
        await limits.take({ merchant, key: `${key}:spent`, uses: 1, seconds: await limits.remaining(merchant, key) });
        throw new Failure('RATE_LIMIT');
      }
    },
  };
}
