import type { Language } from '../../domain/language.ts';
import { Failure } from '../../wire/failure.ts';
import type { SmsValue } from '../../wire/verification.ts';
import type { Identity } from '../accounts/account.ts';
import type { Messages } from '../messages/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import { type MobileNumber, readMobile } from './mobileNumber.ts';
import type { CodePurpose, OneTimeCodes } from './oneTimeCodes.ts';
import type { SmsBudget } from './smsBudget.ts';
import { rateLimitKey } from './subnetOf.ts';

export interface SmsCodeDeps extends Pick<Identity, 'accounts'> {
  readonly codes: OneTimeCodes;
  readonly messages: Messages;
  readonly budget: SmsBudget;
}

/** Who asks, and in which language the answer is written. */
export interface CodeRequester {
  readonly address: string;
  readonly language: Language;
}

interface TypedNumber {
  readonly number: string;
  readonly dialingCode: string;
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;

/** Codes by SMS. What is answered never shows whether a number has an account. */
export function createSmsCodes({ accounts, codes, messages, budget }: SmsCodeDeps) {
  const prepare = async (tenant: Tenant, field: string, typed: TypedNumber, asker: CodeRequester): Promise<MobileNumber> => {
    if (!messages.offers('sms')) throw new Failure('UNAVAILABLE');
    const mobile = readMobile(typed.number, typed.dialingCode);
    if (mobile === null) throw new Failure('VALIDATION', { value: [{ field, key: 'auth.mobile_format', params: {} }] });
    await budget.ask(tenant.brand.merchant, mobile, rateLimitKey(asker.address));
    return mobile;
  };

  const issue = (tenant: Tenant, purpose: CodePurpose, mobile: MobileNumber) =>
    codes.issue({ merchant: tenant.brand.merchant, purpose, target: mobile.e164 }, minutesOf(tenant));

  const send = async (tenant: Tenant, mobile: MobileNumber, asker: CodeRequester, text: SmsText) => {
    await budget.spend(tenant.brand.merchant, mobile);
    const { kind, code } = text;
    await messages.queue(tenant, {
      channel: 'sms',
      kind,
      to: mobile.e164,
      language: asker.language,
      params: { minutes: String(minutesOf(tenant)), ...(code === undefined ? {} : { code }) },
      usefulMinutes: minutesOf(tenant),
    });
  };

  return {
    /** For a login by SMS or a forgotten password. */
    async forAccount(tenant: Tenant, typed: TypedNumber, asker: CodeRequester): Promise<SmsValue> {
      const { showVerCodeLogin, MOBILEVERCODELOGIN3, CHNGPASSVERIF3 } = tenant.brand.modules;
      if (!(showVerCodeLogin && MOBILEVERCODELOGIN3) && !CHNGPASSVERIF3) throw new Failure('UNAVAILABLE');
      const mobile = await prepare(tenant, 'mobileNum', typed, asker);
      const account = await accounts.byMobile(tenant.brand.merchant, mobile.e164);
      const code = await issue(tenant, 'noLogin', mobile);
      if (account !== null && account.state === 'active') await send(tenant, mobile, asker, { kind: 'code', code });
      return { expiredMinutes: minutesOf(tenant) };
    },

    /** For a registration. Whoever owns the number learns that it is taken; whoever asked does not. */
    async forRegistration(tenant: Tenant, typed: TypedNumber, asker: CodeRequester): Promise<SmsValue> {
      if (!tenant.brand.modules.smsEnabled) throw new Failure('UNAVAILABLE');
      const mobile = await prepare(tenant, 'mobileNo', typed, asker);
      const account = await accounts.byMobile(tenant.brand.merchant, mobile.e164);
      const code = await issue(tenant, 'register', mobile);
      await send(tenant, mobile, asker, account === null ? { kind: 'registerCode', code } : { kind: 'numberTaken' });
      return { expiredMinutes: minutesOf(tenant) };
    },

    /** For an extra verification: the number is the account's own. */
    async forAddress(tenant: Tenant, mobile: MobileNumber, asker: CodeRequester): Promise<SmsValue> {
      await budget.ask(tenant.brand.merchant, mobile, rateLimitKey(asker.address));
      const code = await issue(tenant, 'address', mobile);
      await send(tenant, mobile, asker, { kind: 'addressCode', code });
      return { expiredMinutes: minutesOf(tenant) };
    },
  };
}

interface SmsText {
  readonly kind: 'code' | 'registerCode' | 'numberTaken' | 'addressCode';
  readonly code?: string;
}

/** A code lives as long as the countdown of its button runs. */
const minutesOf = ({ brand }: Tenant) => brand.policies.sms.expiredMinutes;
