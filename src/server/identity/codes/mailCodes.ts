import type { SmsValue } from '../../../wire/verification.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Limits } from '../ports/index.ts';
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
  /** `ticket` is what the code belongs to, `email` the address of the account. @throws Failure RATE_LIMIT */
  const sender =
    (purpose: 'address' | 'stepUp' | 'contact', kind: 'addressCode' | 'stepUpCode' | 'contactCode') =>
    async (tenant: Tenant, ticket: string, email: string, { address, language }: CodeRequester): Promise<SmsValue> => {
      const { merchant } = tenant.brand;
      await countCodeRequest(limits, { merchant, channel: 'mail', recipient: email, address });
      const code = await codes.issue({ merchant, purpose, target: email, ticket }, ttlMinutes);
      const params = { code, minutes: String(ttlMinutes) };
      await messages.queue(tenant, { channel: 'mail', kind, to: email, language, params, usefulMinutes: ttlMinutes });
      return { expiredMinutes: ttlMinutes };
    };

  return {
    /** For the extra verification of this ticket. */
    forAddress: sender('address', 'addressCode'),
    /** For a re-authentication in the session of this token hash. */
    forStepUp: sender('stepUp', 'stepUpCode'),
    /** For the confirmation of the address of the account in the session of this token hash. */
    forContact: sender('contact', 'contactCode'),
  };
}
