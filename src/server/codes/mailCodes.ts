import { Failure } from '../../wire/failure.ts';
import type { SmsValue } from '../../wire/verification.ts';
import type { Limits } from '../accounts/account.ts';
import type { Messages } from '../messages/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import type { CodeRequester } from './smsCodes.ts';
import { rateLimitKey } from './subnetOf.ts';

export interface MailCodeDeps {
  readonly codes: OneTimeCodes;
  readonly messages: Messages;
  readonly limits: Limits;
}

export type MailCodes = ReturnType<typeof createMailCodes>;

/** Longer than for SMS, because mail is slower. */
const ttlMinutes = 10;
const hourSeconds = 3_600;

/** Sends one-time codes by mail, within limits per address, recipient and time. */
export function createMailCodes({ codes, messages, limits }: MailCodeDeps) {
  return {
    /** For an extra verification; `email` is the address of the account. */
    async forAddress(tenant: Tenant, email: string, { address, language }: CodeRequester): Promise<SmsValue> {
      const { merchant } = tenant.brand;
      const budgets = [
        { key: `mail:address:${rateLimitKey(address)}`, uses: 20, seconds: hourSeconds },
        { key: `mail:pause:${email}`, uses: 1, seconds: 60 },
        { key: `mail:hour:${email}`, uses: 5, seconds: hourSeconds },
        { key: `mail:day:${email}`, uses: 20, seconds: 24 * hourSeconds },
      ];
      for (const budget of budgets) if (!(await limits.take({ merchant, ...budget }))) throw new Failure('RATE_LIMIT');
      const code = await codes.issue({ merchant, purpose: 'address', target: email }, ttlMinutes);
      const params = { code, minutes: String(ttlMinutes) };
      await messages.queue(tenant, {
        channel: 'mail',
        kind: 'addressCode',
        to: email,
        language,
        params,
        usefulMinutes: ttlMinutes,
      });
      return { expiredMinutes: ttlMinutes };
    },
  };
}
