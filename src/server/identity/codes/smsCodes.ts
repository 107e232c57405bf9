import type { Language } from '../../../domain/language.ts';
import { loginFlags } from '../../../domain/loginFlags.ts';
import type { ChallengeResult } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';
import type { SentCode, SmsPurpose, SmsValue } from '../../../wire/verification.ts';
import { randomSecret } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Identity, Verifiers } from '../ports/index.ts';
import { type MobileNumber, readMobile } from './mobileNumber.ts';
import type { CodePurpose, OneTimeCodes } from './oneTimeCodes.ts';
import { needsNoChallenge } from './requestLimits.ts';
import type { SmsBudget } from './smsBudget.ts';

export interface SmsCodeDeps extends Pick<Identity, 'accounts' | 'limits'> {
  readonly challenge: Verifiers['challenge'];
  readonly codes: OneTimeCodes;
  readonly messages: Messages;
  readonly budget: SmsBudget;
}

/** IP address of the requester, and the language of the message. */
export interface CodeRequester {
  readonly address: string;
  readonly language: Language;
}

interface TypedNumber {
  readonly number: string;
  readonly dialingCode: string;
  readonly challenge?: ChallengeResult | undefined;
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;

/**
 * Codes by SMS. Responses never reveal whether a number has an account. A caller who has not signed in gets one code an hour
 * without a bot challenge.
 */
export function createSmsCodes({ accounts, limits, challenge, codes, messages, budget }: SmsCodeDeps) {
  const prepare = async (
    tenant: Tenant,
    field: string,
    typed: TypedNumber,
    requester: CodeRequester,
  ): Promise<MobileNumber> => {
    if (!messages.offers('sms')) throw new Failure('UNAVAILABLE');
    const mobile = readMobile(typed.number, typed.dialingCode);
    if (mobile === null) throw new Failure('VALIDATION', { value: [{ field, key: 'auth.mobile_format', params: {} }] });
    const { merchant, profile } = tenant.brand;
    const { address } = requester;
    const isFree = await needsNoChallenge(limits, { profile, merchant, channel: 'sms', recipient: mobile.e164, address });
    if (!isFree && !(await challenge.passed(tenant, typed.challenge, address))) {
      throw new Failure('AUTH_CHALLENGE');
    }
    await budget.ask(merchant, mobile, address);
    return mobile;
  };

  const issue = (tenant: Tenant, purpose: CodePurpose, mobile: MobileNumber, ticket: string) =>
    codes.issue({ merchant: tenant.brand.merchant, purpose, target: mobile.e164, ticket }, ttlMinutesOf(tenant));

  const send = async (tenant: Tenant, mobile: MobileNumber, requester: CodeRequester, text: SmsText) => {
    await budget.spend(tenant.brand.merchant, mobile);
    const { kind, code } = text;
    await messages.queue(tenant, {
      channel: 'sms',
      kind,
      to: mobile.e164,
      language: requester.language,
      params: { minutes: String(ttlMinutesOf(tenant)), ...(code === undefined ? {} : { code }) },
      usefulMinutes: ttlMinutesOf(tenant),
    });
  };

  const forOwner = async (
    tenant: Tenant,
    { purpose, kind, ticket }: { readonly purpose: CodePurpose; readonly kind: SmsText['kind']; readonly ticket: string },
    mobile: MobileNumber,
    requester: CodeRequester,
  ): Promise<SmsValue> => {
    await budget.ask(tenant.brand.merchant, mobile, requester.address);
    const code = await issue(tenant, purpose, mobile, ticket);
    await send(tenant, mobile, requester, { kind, code });
    return { expiredMinutes: ttlMinutesOf(tenant) };
  };

  return {
    /** For login by SMS or password reset. The texts differ, so that a user notices what a code they are asked for would do. */
    async forAccount(tenant: Tenant, purpose: SmsPurpose, typed: TypedNumber, requester: CodeRequester): Promise<SentCode> {
      const { modules } = tenant.brand;
      const isOffered = purpose === 'login' ? loginFlags(modules).showVerCodeLogin : modules.CHNGPASSVERIF3;
      if (!isOffered) throw new Failure('UNAVAILABLE');
      const mobile = await prepare(tenant, 'mobileNum', typed, requester);
      const account = await accounts.byMobile(tenant.brand.merchant, mobile.e164);
      const ticket = randomSecret();
      const code = await issue(tenant, purpose, mobile, ticket);
      const kind = purpose === 'login' ? 'code' : 'resetCode';
      if (account !== null && account.state === 'active') await send(tenant, mobile, requester, { kind, code });
      return { expiredMinutes: ttlMinutesOf(tenant), ticket };
    },

    /** For registration. If the number is taken, its owner is informed by SMS; the requester is not. */
    async forRegistration(tenant: Tenant, typed: TypedNumber, requester: CodeRequester): Promise<SentCode> {
      if (!tenant.brand.modules.smsEnabled) throw new Failure('UNAVAILABLE');
      const mobile = await prepare(tenant, 'mobileNo', typed, requester);
      const account = await accounts.byMobile(tenant.brand.merchant, mobile.e164);
      const ticket = randomSecret();
      const code = await issue(tenant, 'register', mobile, ticket);
      await send(tenant, mobile, requester, account === null ? { kind: 'registerCode', code } : { kind: 'numberTaken' });
      return { expiredMinutes: ttlMinutesOf(tenant), ticket };
    },

    /** For the extra verification of this ticket; `mobile` is the number of the account. */
    forAddress: (tenant: Tenant, ticket: string, mobile: MobileNumber, requester: CodeRequester) =>
      forOwner(tenant, { purpose: 'address', kind: 'addressCode', ticket }, mobile, requester),

    /** For a re-authentication in the session of this token hash; `mobile` is the number of the account. */
    forStepUp: (tenant: Tenant, tokenHash: string, mobile: MobileNumber, requester: CodeRequester) =>
      forOwner(tenant, { purpose: 'stepUp', kind: 'stepUpCode', ticket: tokenHash }, mobile, requester),

    /** For the confirmation of the number of the account in the session of this token hash. */
    forContact: (tenant: Tenant, tokenHash: string, mobile: MobileNumber, requester: CodeRequester) =>
      forOwner(tenant, { purpose: 'contact', kind: 'contactCode', ticket: tokenHash }, mobile, requester),
  };
}

interface SmsText {
  readonly kind: 'code' | 'resetCode' | 'registerCode' | 'numberTaken' | 'addressCode' | 'stepUpCode' | 'contactCode';
  readonly code?: string;
}

/** TTL of a code; equals the countdown shown in the UI. */
const ttlMinutesOf = ({ brand }: Tenant) => brand.policies.sms.expiredMinutes;
