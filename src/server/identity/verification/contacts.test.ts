import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { member, openVerification, type VerificationSite } from '../../../../tests/server/verification-kit.ts';
import type { LoginValue } from '../../../wire/auth.ts';
import type { Profile } from '../../../wire/profile.ts';
import type { ContactCodeRequest, SmsValue, StepUpTicket } from '../../../wire/verification.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';

let site: VerificationSite;
const home = '203.0.113.7';
const password = 'Demo-2026';
const isOwner = and(eq(account.merchant, 'alpha'), eq(account.id, member.id));
const set = (values: Partial<typeof account.$inferInsert>) => site.db.update(account).set(values).where(isOwner);

let token: string;
beforeAll(async () => {
  site = await openVerification();
  await site.call('status');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.clear();
  await set({ mobile: member.e164, mobileConfirmedAt: null, email: member.email, emailConfirmedAt: null });
  const owner = await site.verification.accounts.byUsername('alpha', member.username);
  await site.verification.verifiers.newAddress.register(owner ?? expect.fail('The account is missing.'), home);
  const credentials = { type: 'username', username: member.username, password };
  ({ token } = (await site.sealed<LoginValue>('login', credentials, { from: home })).value);
});

type Contact = ContactCodeRequest['contact'];
const contacts: readonly Contact[] = ['mobile', 'email'];
const ask = (contact: Contact, by = token) => site.call<SmsValue>('contactCode', { contact }, { token: by });
const prove = async () => {
  const proof = { act: 'contact', method: 'password', answer: password };
  return (await site.sealed<StepUpTicket>('stepUp', proof, { token })).value.ticket;
};
const confirm = (contact: Contact, code: string, stepUp: string) =>
  site.call<null>('confirmContact', { contact, code, stepUp }, { token });
const stateOf = async (contact: Contact) =>
  (await site.call<Profile>('profile', undefined, { token })).value[contact]?.isConfirmed;

it.each(contacts)('confirms a bound %s by its code and a proof, once, and notes it [VALID-41]', async (contact) => {
  expect((await ask(contact)).code).toBe('OK');
  const code = await site.lastCode();
  expect(code).toMatch(/^\d{6}$/);
  const stepUp = await prove();
  expect((await confirm(contact, code === '000000' ? '000001' : '000000', stepUp)).code).toBe('CODE_INCORRECT');
  expect(await stateOf(contact)).toBe(false);
  expect((await confirm(contact, code, stepUp)).code).toBe('OK');
  expect(await stateOf(contact)).toBe(true);
  const noted = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'contact.confirmed'));
  expect(noted.at(-1)).toMatchObject({
    accountId: member.id,
    addressMark: expect.any(String),
    details: { contact },
  });
  expect([(await ask(contact)).code, (await confirm(contact, code, await prove())).code]).toEqual(['CONFLICT', 'CONFLICT']);
});

it('takes the code of a contact in the session that had it sent only, and for this contact only', async () => {
  expect((await ask('mobile')).code).toBe('OK');
  const code = await site.lastCode();
  expect((await confirm('email', code, await prove())).code).toBe('CODE_INCORRECT');
  const credentials = { type: 'username', username: member.username, password };
  const other = (await site.sealed<LoginValue>('login', credentials, { from: home })).value.token;
  const proof = { act: 'contact', method: 'password', answer: password };
  const { ticket } = (await site.sealed<StepUpTicket>('stepUp', proof, { token: other })).value;
  const elsewhere = await site.call('confirmContact', { contact: 'mobile', code, stepUp: ticket }, { token: other });
  expect([elsewhere.code, await stateOf('mobile')]).toEqual(['CODE_INCORRECT', false]);
});

it('sends no code for a forgotten password before the number is confirmed, says the same, and sends one after', async () => {
  const sms = async () => (await site.shown()).filter(({ code }) => code !== null).length;
  const forgotten = () =>
    site.askCode<{ ticket: string; expiredMinutes: number }>('loginSms', {
      mobileNum: member.mobile,
      countryDialingCode: '84',
      purpose: 'forgotPassword',
    });
  const before = await forgotten();
  expect([before.code, Object.keys(before.value).toSorted(), await sms()]).toEqual(['OK', ['expiredMinutes', 'ticket'], 0]);
  site.pass(61);
  await ask('mobile');
  expect((await confirm('mobile', await site.lastCode(), await prove())).code).toBe('OK');
  const sent = await sms();
  site.pass(61);
  const after = await forgotten();
  expect([after.code, Object.keys(after.value).toSorted(), await sms()]).toEqual([
    'OK',
    ['expiredMinutes', 'ticket'],
    sent + 1,
  ]);
});

it('leaves a number to the account that has confirmed it', async () => {
  const [general] = await site.db
    .select()
    .from(account)
    .where(and(eq(account.merchant, 'alpha'), eq(account.username, 'demogeneral')));
  const isOther = and(eq(account.merchant, 'alpha'), eq(account.id, general?.id ?? ''));
  await site.db.update(account).set({ mobile: member.e164, mobileConfirmedAt: site.now() }).where(isOther);
  await ask('mobile');
  expect((await confirm('mobile', await site.lastCode(), await prove())).code).toBe('CONFLICT');
  expect(await stateOf('mobile')).toBe(false);
  await site.db.update(account).set({ mobile: null, mobileConfirmedAt: null }).where(isOther);
});
