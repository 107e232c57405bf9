import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { realBrand, realMoneySettings } from '../../../../tests/server/core-kit.ts';
import {
  type Builtin,
  member,
  openVerification,
  type VerificationSite,
  work,
} from '../../../../tests/server/verification-kit.ts';
import { failureCodeOf } from '../../../wire/failure.ts';
import { account } from '../../platform/db/tables/accounts.ts';

let real: VerificationSite;
let play: VerificationSite;
const player = 'player01';
beforeAll(async () => {
  const { merchant: _, theme: __, assets: ___, hosts: ____, name: _____, ...manifest } = realBrand('alpha');
  real = await openVerification({ manifest, settings: realMoneySettings });
  play = await openVerification();
  await play.call('status');
  // A brand with real money has no demo accounts.
  const model = await play.verification.accounts.byUsername('alpha', 'demomember');
  const own = {
    id: player,
    username: player,
    foldedUsername: player,
    mobile: null,
    email: null,
    foldedEmail: null,
    personal: null,
  };
  for (const site of [real, play])
    await site.db.insert(account).values({ ...(model ?? expect.fail('No demo member.')), ...own });
});
afterAll(() => Promise.all([real.close(), play.close()]));
beforeEach(() => Promise.all([real.clear(), play.clear()]));

const number = { mobileNum: member.mobile, countryDialingCode: '84' };

it('gives no code of a brand with real money without a challenge, not even the first of the hour', async () => {
  expect((await real.call('loginSms', number)).code).toBe('AUTH_CHALLENGE');
  expect((await real.call('registerSms', { mobileNo: '900000777', countryDialingCode: '84' })).code).toBe('AUTH_CHALLENGE');
  expect((await real.form('forgotByEmail', { username: player, email: member.email })).code).toBe('AUTH_CHALLENGE');
  const { value } = await real.call<Builtin>('challenge');
  expect((await real.call('loginSms', { ...number, challenge: work(value) })).code).toBe('OK');
  expect((await play.call('loginSms', number)).code).toBe('OK');
});

it('lets neither a picture nor the name of a bank account prove a login from a new network of a brand with real money [IPVER-02]', async () => {
  const isPlayer = and(eq(account.merchant, 'alpha'), eq(account.id, player));
  const methodsOf = async (site: VerificationSite) => {
    const [owner = expect.fail('The account is missing.')] = await site.db.select().from(account).where(isPlayer);
    const origin = { type: 'username', weakPassword: false } as const;
    return site.verification.verifiers.newAddress
      .challenge(site.tenant(), owner, { address: '198.51.100.1', origin, provesMobile: false })
      .then((asked) => asked?.verify.methods.map(({ method }) => method), failureCodeOf);
  };
  expect([await methodsOf(real), await methodsOf(play)]).toEqual(['NEW_ADDRESS', ['captcha']]);
  for (const site of [real, play]) {
    const [owner = expect.fail('The account is missing.')] = await site.db.select().from(account).where(isPlayer);
    await site.verification.accounts.setPersonal(owner, { bankAccountName: 'NGUYEN VAN AN' });
  }
  expect([await methodsOf(real), await methodsOf(play)]).toEqual(['NEW_ADDRESS', ['bankName']]);
  for (const site of [real, play])
    await site.db.update(account).set({ mobile: '+84900000777', mobileConfirmedAt: site.now() }).where(isPlayer);
  expect([await methodsOf(real), await methodsOf(play)]).toEqual([['mobile'], ['mobile']]);
});
