import type { SmsValue } from '../../wire/verification.ts';
import type { Limits } from '../accounts/account.ts';
import type { Messages } from '../messages/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { countCodeRequest } from './requestLimits.ts';
import type { CodeRequester } from './smsCodes.ts';

export interface MailCodeDeps {
  readonly codes: OneTimeCodes;
  readonly messages: Messages;
  readonly limits: Limits;
}

export type MailCodes = ReturnType<typeof createMailCodes>;

/** Longer than for SMS, because mail is slower. */
const ttlMinutes = 10;

/** Sends one-time codes by mail, within limits per address, recipient and time. */
export function createMailCodes({ codes, messages, limits }: MailCodeDeps) {
  /** `email` is the address of the account. @throws Failure RATE_LIMIT */
  const sender =
    (purpose: 'address' | 'stepUp', kind: 'addressCode' | 'stepUpCode') =>
    async (tenant: Tenant, email: string, { address, language }: CodeRequester): Promise<SmsValue> => {
      const { merchant } = tenant.brand;
      await countCodeRequest(limits, { merchant, channel: 'mail', recipient: email, address });
      const code = await codes.issue({ merchant, purpose, target: email }, ttlMinutes);
      const params = { code, minutes: String(ttlMinutes) };
      await messages.queue(tenant, { channel: 'mail', kind, to: email, language, params, usefulMinutes: ttlMinutes });
      return { expiredMinutes: ttlMinutes };
    };

  return {
    /** For an extra verification. */
    forAddress: sender('address', 'addressCode'),
    /** For a re-authentication. */
    forStepUp: sender('stepUp', 'stepUpCode'),
  };
}
