import { accountTypes } from '../../../domain/accountType.ts';
import { provesByCaptcha } from '../../../domain/captcha.ts';
import { cleanValue } from '../../../domain/fieldRules.ts';
import type { Language } from '../../../domain/language.ts';
import { loginFlags } from '../../../domain/loginFlags.ts';
import { vietnamPhone } from '../../../domain/phone.ts';
import { checkRegistration, type RegistrationMode, shownFields } from '../../../domain/registrationRules.ts';
import type { FieldFault, LoginValue } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';
import type { RegistrationRequest } from '../../../wire/registration.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import { countries } from '../../tenants/countries/index.ts';
import { registerSettings } from '../../tenants/permission/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { homeDialingCode, readMobile } from '../codes/mobileNumber.ts';
import { noteInvitation } from '../invitations/index.ts';
import type { Account, Identity, SocialIdentity, Verifiers, WalletOpening } from '../ports/index.ts';
import { countInvite, ownerOfCode } from './affiliates.ts';
import { ageOn } from './ageOn.ts';
import { createAccount, type NewAccount } from './createAccount.ts';
import { isReservedName, shownName } from './names.ts';
import { hashPassword } from './passwords.ts';

export interface RegistrationCall {
  readonly tenant: Tenant;
  readonly mode: RegistrationMode;
  readonly request: RegistrationRequest;
  readonly address: string;
  readonly language: Language;
}

interface Invitation {
  readonly upline: Account | null;
  readonly affiliateCode: string | null;
}

const perHour = 30;
/** Attempts of a network that take one proof of a human. */
const trustedPerHour = 5;

/** Creates an account and, unless the request only registers, signs it in. */
export function createRegistration(identity: Identity, verifiers: Verifiers, { open }: WalletOpening) {
  const { db, now, accounts, sessions, audit, limits, captchas } = identity;

  return async (call: RegistrationCall): Promise<LoginValue | null> => {
    const { tenant, mode, request, address } = call;
    const { merchant } = tenant.brand;
    if (!(await limits.take({ merchant, key: `register:${rateLimitKey(address)}`, uses: perHour, seconds: 3_600 }))) {
      throw new Failure('RATE_LIMIT');
    }
    const shown = new Set(await checkedFields(call));
    await checkHuman(call, shown);
    const { upline, affiliateCode } = await invitationOf(call, shown);
    const mobile = shown.has('mobileNum') ? mobileOf(request) : null;
    const { provesMobile, identity } = await proofOfMobile(call, shown, mobile);

    const created = await createAccount(db, {
      ...(await rowOf(call, shown)),
      affiliateCode,
      merchant,
      type: accountTypes.member,
      createdAt: now(),
      mobile,
      mobileConfirmedAt: provesMobile ? now() : null,
      uplineId: upline?.id ?? null,
      language: call.language,
    });
    if (created === 'username') throw faulty([{ field: 'username', key: 'auth.usernameTaken' }]);
    if (created === 'mobile') throw faulty([{ field: 'mobileNum', key: 'auth.mobileTaken' }]);
    // After the account: a user whose name is taken registers with the same token, and one number has one account.
    if (identity !== null) {
      await verifiers.social.spend(tenant, identity);
      await verifiers.social.bindPhone(created, identity);
    }

    if (upline !== null) {
      const isSameNetwork = await verifiers.newAddress.isKnown(merchant, upline.id, address);
      await noteInvitation(db, tenant, created, { inviter: upline, affiliateCode, isSameNetwork });
    }
    if (affiliateCode !== null) await countInvite(db, merchant, affiliateCode);
    await open(tenant, created);
    await storePersonal(created, request, shown);
    await verifiers.newAddress.register(created, address);
    if (request.linkTicket !== undefined) await verifiers.social.link(tenant, created, request.linkTicket);
    await audit.note({ merchant, kind: 'account.registered', accountId: created.id, address, details: { mode } });
    return request.login === true ? sessions.start(tenant, created, { type: 'username', weakPassword: false }) : null;
  };

  /**
   * Bot check: the captcha if the form shows one and it was not left empty where it may be, otherwise the challenge; both for
   * a network with many attempts. A challenge that is sent must pass in either case. A missing challenge is reported before
   * the captcha is used up.
   */
  async function checkHuman({ tenant, request, address }: RegistrationCall, shown: ReadonlySet<string>) {
    const { merchant } = tenant.brand;
    const key = `register-trusted:${rateLimitKey(address)}`;
    const isSuspicious = !(await limits.take({ merchant, key, uses: trustedPerHour, seconds: 3_600 }));
    const { fields } = registerSettings(tenant.brand);
    const isAnswered = shown.has('captcha') && provesByCaptcha(fields['captcha'], request.captcha);
    const captcha = isAnswered || isSuspicious;
    const refusal = { value: { captcha } };
    const needsChallenge = !isAnswered || isSuspicious;
    if (needsChallenge && request.challenge === undefined) throw new Failure('AUTH_CHALLENGE', refusal);
    if (captcha && !(await captchas.check(merchant, request.captchaId, request.captcha))) {
      throw new Failure('AUTH_CAPTCHA', refusal);
    }
    if (request.challenge === undefined || (await verifiers.challenge.passed(tenant, request.challenge, address))) return;
    throw new Failure('AUTH_CHALLENGE', refusal);
  }

  /**
   * The account that the affiliate code or the referral code belongs to. A wrong code is a validation error if the form asks
   * for one; otherwise it came from a URL and is ignored.
   */
  async function invitationOf({ tenant, request }: RegistrationCall, shown: ReadonlySet<string>): Promise<Invitation> {
    const { merchant } = tenant.brand;
    const affiliateCode = request.affiliateCode?.trim() ?? '';
    if (affiliateCode !== '') {
      const upline = await ownerOfCode(db, merchant, affiliateCode, now());
      if (upline !== null) return { upline, affiliateCode };
      if (shown.has('affiliateCode')) throw faulty([{ field: 'affiliateCode', key: 'invitation_code_error' }]);
    }
    return { upline: await ownerOfCode(db, merchant, request.referralCode ?? '', now()), affiliateCode: null };
  }

  /** Whether a valid referral code replaces the affiliate code that the form asks for. */
  async function isReferred({ tenant, request }: RegistrationCall): Promise<boolean> {
    if ((request.affiliateCode ?? '').trim() !== '') return false;
    return (await ownerOfCode(db, tenant.brand.merchant, request.referralCode ?? '', now())) !== null;
  }

  /** Whether the user proved ownership of the number, by a Firebase token or by our SMS code. */
  async function proofOfMobile(
    { tenant, mode, request }: RegistrationCall,
    shown: ReadonlySet<string>,
    mobile: string | null,
  ): Promise<{ readonly provesMobile: boolean; readonly identity: SocialIdentity | null }> {
    if (mode !== 'mobile' || !shown.has('verificationCode') || mobile === null) return { provesMobile: false, identity: null };
    const { firebaseIdToken, firebaseChannel = 'sms', verificationCode = '', codeTicket, signInTicket } = request;
    const identity =
      firebaseIdToken === undefined
        ? null
        : await verifiers.social.verify(tenant, {
            idToken: firebaseIdToken,
            channel: firebaseChannel,
            ticket: signInTicket,
          });
    const isRight =
      identity === null
        ? await verifiers.codes.check(tenant, 'register', { mobile, code: verificationCode.trim(), ticket: codeTicket })
        : identity.mobile === mobile;
    if (!isRight) throw faulty([{ field: 'verificationCode', key: 'auth.provider.invalidCode' }]);
    return { provesMobile: true, identity };
  }

  async function rowOf({ tenant, request }: RegistrationCall, shown: ReadonlySet<string>): Promise<Partial<NewAccount>> {
    const given = (field: keyof RegistrationRequest) => {
      const value = shown.has(field) ? request[field] : undefined;
      return typeof value === 'string' && value.trim() !== '' ? cleanValue(field, value) : undefined;
    };
    const username = given('username');
    const password = given('password');
    const paymentPassword = given('paymentPassword');
    const email = given('email');
    return {
      ...(username === undefined ? {} : { username: shownName(username) }),
      ...(email === undefined ? {} : { email }),
      passwordHash: password === undefined ? null : await hashPassword(password),
      paymentPasswordHash: paymentPassword === undefined ? null : await hashPassword(paymentPassword),
      registration: { method: request.registerMethod, url: strippedUrl(request.registerUrl), domain: request.domain ?? '' },
      termsVersion: tenant.brand.registration.terms.version,
      termsAge: request.terms?.age ?? null,
      termsAcceptedAt: now(),
    };
  }

  async function storePersonal(created: Account, request: RegistrationRequest, shown: ReadonlySet<string>) {
    const entries = personalFields.flatMap((field) => {
      const value = shown.has(field) ? cleanValue(field, request[field] ?? '') : '';
      return value === '' ? [] : [[field, value] as const];
    });
    if (entries.length > 0) await accounts.setPersonal(created, Object.fromEntries(entries));
  }

  /**
   * The form fields in effect; values of other fields are not stored.
   * @throws Failure with the validation errors.
   */
  async function checkedFields(call: RegistrationCall): Promise<readonly string[]> {
    const { tenant, mode, request } = call;
    const { brand } = tenant;
    const { fields, captcha, terms } = registerSettings(brand);
    const dialing = request.countryDialingCode?.replace(/^\+/, '') ?? homeDialingCode;
    const country = countries.find(({ countryDialingCode }) => countryDialingCode === dialing) ?? vietnamPhone;
    const invited = await isReferred(call);
    const context = { mode, fields, captcha, country, flags: loginFlags(brand.modules), invited };
    const { terms: _terms, challenge: _challenge, login: _login, ...values } = request;
    // A provider token replaces the code.
    const typed = request.firebaseIdToken === undefined ? values : { ...values, verificationCode: 'firebase' };
    const faults = Object.entries(checkRegistration(typed, context)).map(([field, fault]) => ({ field, ...fault }));
    if (faults.length > 0) throw faulty(faults);
    const shown = shownFields(context);
    if (shown.includes('username') && isReservedName(request.username ?? '', [brand.name, brand.merchant])) {
      throw faulty([{ field: 'username', key: 'auth.usernameTaken' }]);
    }
    if (shown.includes('password')) {
      const risk = await accounts.passwordRisk(tenant, request.username ?? '', request.password ?? '');
      if (risk !== null) throw faulty([{ field: 'password', key: risk }]);
    }
    if (shown.includes('mobileNum') && request.mobileNum?.trim() && mobileOf(request) === null) {
      throw faulty([{ field: 'mobileNum', key: 'auth.mobile_format' }]);
    }
    if (request.terms === undefined || request.terms.version !== terms.version || request.terms.age < terms.minAge) {
      throw faulty([{ field: 'terms', key: 'auth.terms.needed' }]);
    }
    if (shown.includes('birthday') && (request.birthday ?? '') !== '' && ageOn(request.birthday ?? '', now()) < terms.minAge) {
      throw faulty([{ field: 'birthday', key: 'auth.tooYoung', params: { age: terms.minAge } }]);
    }
    return shown;
  }
}

const personalFields = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'birthday',
  'recommenderId',
] as const;

const mobileOf = ({ mobileNum = '', countryDialingCode = homeDialingCode }: RegistrationRequest) =>
  readMobile(mobileNum, countryDialingCode)?.e164 ?? null;

/** The URL without its fragment and query, except the two referral parameters. */
function strippedUrl(text: string): string {
  if (!URL.canParse(text)) return '';
  const { origin, pathname, searchParams } = new URL(text);
  const kept = [...searchParams].filter(([name]) => name === 'referralCode' || name === 'affiliateCode');
  return `${origin}${pathname}${kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`}`;
}

const faulty = (
  faults: readonly (Omit<FieldFault, 'params'> & { readonly params?: Readonly<Record<string, string | number>> })[],
) => new Failure('VALIDATION', { value: faults.map((fault) => ({ params: {}, ...fault })) });
