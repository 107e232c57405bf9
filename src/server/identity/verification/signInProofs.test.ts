import { and, eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { facebook, google, issuer, openIdentityProvider, phone, signIn } from '../../../../tests/server/identityProvider.ts';
import {
  type Builtin,
  type Demanded,
  member,
  openVerification,
  type VerificationSite,
  work,
} from '../../../../tests/server/verification-kit.ts';
import type { LoginAnswer, LoginValue } from '../../../wire/auth.ts';
import { account, registeredAddress, session } from '../../platform/db/tables/accounts.ts';
import { authenticator, socialIdentity } from '../../platform/db/tables/messages.ts';

let site: VerificationSite;
let provider: Awaited<ReturnType<typeof openIdentityProvider>>;

beforeAll(async () => {
  provider = await openIdentityProvider();
  site = await openVerification({ manifest: { signIn }, verification: { identityProvider: provider.settings } });
  await site.call('status');
});
afterAll(async () => {
  provider.close();
  await site.close();
});

const password = 'Demo-2026';
const fresh = 'Moi-2026-mat';

const found = async () => {
  const account = await site.verification.accounts.byUsername('alpha', member.username);
  if (account === null) throw new Error('The demo account is not there.');
  return account;
};
const byToken = async (firebaseChannel: string, claims: JWTPayload) =>
  site.sealed<LoginAnswer>('login', {
    type: 'firebase',
    firebaseChannel,
    signInTicket: await site.signInTicket(),
    password: await provider.token(site.now(), { claims }),
  });

const methods = {
  password: () => site.sealed<LoginAnswer>('login', { type: 'username', username: member.username, password }),
  'SMS code': async () => {
    const { code: password, codeTicket } = await site.sendCode('login');
    const challenge = work((await site.call<Builtin>('challenge')).value);
    const number = { mobileNum: member.mobile, countryDialingCode: '84' };
    return site.sealed<LoginAnswer>('login', { type: 'sms', ...number, challenge, password, codeTicket });
  },
  'provider’s phone': () => byToken('sms', phone),
  google: () => byToken('google', google),
  facebook: () => byToken('facebook', facebook),
  'phone reset': async () => {
    const { code: verificationCode, codeTicket } = await site.sendCode('forgotPassword');
    const reset = { mobileNum: member.e164, newPassword: fresh, verificationCode, codeTicket };
    return site.sealed<LoginAnswer>('forgotByPhone', reset);
  },
} as const;

type MethodName = keyof typeof methods;
const names = Object.keys(methods) as MethodName[];
const provesMobile: readonly MethodName[] = ['SMS code', 'provider’s phone', 'phone reset'];

beforeEach(async () => {
  await site.clear();
  for (const table of [authenticator, socialIdentity]) await site.db.delete(table);
  const at = site.now();
  await site.db
    .update(account)
    .set({ mobile: member.e164, mobileConfirmedAt: at, email: member.email, emailConfirmedAt: at })
    .where(and(eq(account.merchant, 'alpha'), eq(account.id, member.id)));
  await site.verification.accounts.setPassword(await found(), password);
  await site.db.insert(socialIdentity).values(
    (['google', 'facebook'] as const).map((channel) => ({
      merchant: 'alpha',
      issuer,
      subject: `${channel}-user-1`,
      account: member.id,
      channel,
      boundAt: at,
    })),
  );
});

const know = async () => site.verification.verifiers.newAddress.register(await found(), '203.0.113.7');
const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now().getTime() });
/** Binds an authenticator app to the account; returns its base32 secret. */
async function bindAuthenticator() {
  const { authenticators } = site.verification;
  const { ticket, secret } = await authenticators.offer(site.tenant(), await found());
  await authenticators.confirm(site.tenant(), { account: await found(), tokenHash: '' }, { ticket, code: codeNow(secret) });
  site.pass(60);
  return secret;
}
const demandedBy = ({ value }: { readonly value: LoginAnswer }) =>
  'verify' in value ? value.verify.methods.map(({ method }) => method) : [];

describe('what a login has to prove beyond its credentials', () => {
  it.each(names)('is the bound authenticator for %s, on a known network too [IPVER-02]', async (name) => {
    const secret = await bindAuthenticator();
    for (const prepare of [know, async () => site.db.delete(registeredAddress)]) {
      await prepare();
      const answer = await methods[name]();
      expect(answer.code).toBe('OK');
      expect(demandedBy(answer)).toEqual(['google', 'recovery']);
      expect(await site.db.select().from(session)).toEqual([]);
      site.pass(60);
    }
    // A new network is trusted only after the authenticator.
    expect(await site.db.select().from(registeredAddress)).toEqual([]);
    const { verify } = (await methods[name]()).value as Demanded;
    const proof = { ticket: verify.ticket, method: 'google', answer: codeNow(secret) };
    const done = await site.sealed<LoginValue>('addressProof', proof);
    expect(done.value.account).toBe(member.username);
  });

  it.each(names)('is nothing for %s on a known network without one', async (name) => {
    await know();
    expect((await methods[name]()).value).toHaveProperty('token');
  });

  it.each(names)('is a bound contact for %s on a new network, unless it has proved the number', async (name) => {
    const answer = await methods[name]();
    expect(demandedBy(answer)).toEqual(provesMobile.includes(name) ? [] : ['mobile', 'email']);
    expect('token' in answer.value).toBe(provesMobile.includes(name));
  });

  it.each(['showVerCodeLogin', 'MOBILEVERCODELOGIN3'] as const)(
    'admits no number proved by the provider where %s is switched off',
    async (module) => {
      const { brand, ...rest } = site.tenant();
      const tenant = { ...rest, brand: { ...brand, modules: { ...brand.modules, [module]: false } } };
      const credentials = {
        type: 'firebase',
        firebaseChannel: 'sms',
        password: await provider.token(site.now(), { claims: phone }),
      } as const;
      await expect(site.members.signIn({ tenant, credentials, address: '203.0.113.7' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    },
  );
});
