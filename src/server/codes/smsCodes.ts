import type { Language } from '../../domain/language.ts';
import { Failure } from '../../wire/failure.ts';
import type { SmsValue } from '../../wire/verification.ts';
import type { Identity } from '../accounts/account.ts';
import type { Messages } from '../messages/index.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import { type MobileNumber, readMobile } from './mobileNumber.ts';
import { askerOf } from './networkOf.ts';
import type { CodePurpose, OneTimeCodes } from './oneTimeCodes.ts';
import type { SmsBudget } from './smsBudget.ts';

export interface SmsCodeNeeds extends Pick<Identity, 'accounts'> {
  readonly codes: OneTimeCodes;
  readonly messages: Messages;
  readonly budget: SmsBudget;
}

/** Who asks, and in which language the answer is written. */
export interface Asker {
  readonly address: string;
  readonly language: Language;
}

interface TypedNumber {
  readonly number: string;
  readonly dialingCode: string;
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;

/** Codes by SMS. What is answered never shows whether a number has an account. */
export function createSmsCodes({ accounts, codes, messages, budget }: SmsCodeNeeds) {
  const prepare = async (live: LiveBrand, field: string, typed: TypedNumber, asker: Asker): Promise<MobileNumber> => {
    if (!messages.offers('sms')) throw new Failure('UNAVAILABLE');
    const mobile = readMobile(typed.number, typed.dialingCode);
    if (mobile === null) throw new Failure('VALIDATION', { value: [{ field, key: 'auth.mobile_format', params: {} }] });
    await budget.ask(live.brand.merchant, mobile, askerOf(asker.address));
    return mobile;
  };

  const issue = (live: LiveBrand, purpose: CodePurpose, mobile: MobileNumber) =>
    codes.issue({ merchant: live.brand.merchant, purpose, target: mobile.e164 }, minutesOf(live));

  const send = async (live: LiveBrand, mobile: MobileNumber, asker: Asker, text: SmsText) => {
    await budget.spend(live.brand.merchant, mobile);
    const { kind, code } = text;
    await messages.queue(live, {
      channel: 'sms',
      kind,
      to: mobile.e164,
      language: asker.language,
      params: { minutes: String(minutesOf(live)), ...(code === undefined ? {} : { code }) },
      usefulMinutes: minutesOf(live),
    });
  };

  return {
    /** For a login by SMS or a forgotten password. */
    async forAccount(live: LiveBrand, typed: TypedNumber, asker: Asker): Promise<SmsValue> {
      const { showVerCodeLogin, MOBILEVERCODELOGIN3, CHNGPASSVERIF3 } = live.brand.modules;
      if (!(showVerCodeLogin && MOBILEVERCODELOGIN3) && !CHNGPASSVERIF3) throw new Failure('UNAVAILABLE');
      const mobile = await prepare(live, 'mobileNum', typed, asker);
      const account = await accounts.byMobile(live.brand.merchant, mobile.e164);
      const code = await issue(live, 'noLogin', mobile);
      if (account !== null && account.state === 'active') await send(live, mobile, asker, { kind: 'code', code });
      return { expiredMinutes: minutesOf(live) };
    },

    /** For a registration. Whoever owns the number learns that it is taken; whoever asked does not. */
    async forRegistration(live: LiveBrand, typed: TypedNumber, asker: Asker): Promise<SmsValue> {
      if (!live.brand.modules.smsEnabled) throw new Failure('UNAVAILABLE');
      const mobile = await prepare(live, 'mobileNo', typed, asker);
      const account = await accounts.byMobile(live.brand.merchant, mobile.e164);
      const code = await issue(live, 'register', mobile);
      await send(live, mobile, asker, account === null ? { kind: 'registerCode', code } : { kind: 'numberTaken' });
      return { expiredMinutes: minutesOf(live) };
    },

    /** For an extra verification: the number is the account's own. */
    async forAddress(live: LiveBrand, mobile: MobileNumber, asker: Asker): Promise<SmsValue> {
      await budget.ask(live.brand.merchant, mobile, askerOf(asker.address));
      const code = await issue(live, 'address', mobile);
      await send(live, mobile, asker, { kind: 'addressCode', code });
      return { expiredMinutes: minutesOf(live) };
    },
  };
}

interface SmsText {
  readonly kind: 'code' | 'registerCode' | 'numberTaken' | 'addressCode';
  readonly code?: string;
}

/** A code lives as long as the countdown of its button runs. */
const minutesOf = ({ brand }: LiveBrand) => brand.policies.sms.expiredMinutes;
