import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  google,
  issuer,
  signIn as offered,
  openIdentityProvider,
  phone,
  type Token,
} from '../../../../tests/server/identityProvider.ts';
import { type Demanded, member, openVerification, type VerificationSite } from '../../../../tests/server/verification-kit.ts';
import type { LoginAnswer, LoginValue, UnknownIdentity } from '../../../wire/auth.ts';
import { registeredAddress, session } from '../../platform/db/tables/accounts.ts';
import { socialIdentity } from '../../platform/db/tables/messages.ts';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let site: VerificationSite;
let provider: Awaited<ReturnType<typeof openIdentityProvider>>;
let unknownKeys: Keys;

beforeAll(async () => {
  unknownKeys = await generateKeyPair('RS256');
  provider = await openIdentityProvider();
  site = await openVerification({
    manifest: { signIn: { ...offered, social: ['google'] } },
    verification: { identityProvider: provider.settings },
  });
  await site.call('status');
});
afterAll(async () => {
  provider.close();
  await site.close();
});

beforeEach(async () => {
  await site.clear();
  await site.db.delete(socialIdentity);
  const account = await site.verification.accounts.byUsername('alpha', member.username);
  if (account !== null) await site.verification.verifiers.newAddress.register(account, '203.0.113.7');
});

const token = (options?: Token) => provider.token(site.now(), options);

const signIn = async (idToken: string, firebaseChannel = 'google', ticket?: string) => {
  const signInTicket = ticket ?? (await site.signInTicket());
  return site.sealed<LoginAnswer>('login', { type: 'firebase', firebaseChannel, password: idToken, signInTicket });
};
const signInWithPassword = (more: object = {}) =>
  site.sealed<LoginAnswer>('login', { type: 'username', username: member.username, password: 'Demo-2026', ...more });
const linkOf = async () => ((await signIn(await token())).value as UnknownIdentity).link;

describe('sign-in by another service', () => {
  it('asks a stranger to sign in once, even one whose mail address an account has, and is bound then', async () => {
    const link = await linkOf();
    expect(link).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), channel: 'google', email: member.email });
    expect(await site.db.select().from(session)).toEqual([]);
    expect((await linkOf()).channel).toBe('google');

    const [earlier, linked] = [await signInWithPassword(), await signInWithPassword({ linkTicket: link.ticket })].map(
      ({ value }) => (value as LoginValue).token,
    );
    const statusOf = async (token = '') => (await site.call('memberInfo', undefined, { token })).status;
    expect([await statusOf(earlier), await statusOf(linked)]).toEqual([401, 200]);
    const again = await signIn(await token());
    expect((again.value as LoginValue).account).toBe(member.username);
    expect((await site.shown())[0]).toMatchObject({
      channel: 'mail',
      to: member.email,
      text: expect.stringContaining('Google'),
    });
  });

  it('binds by a ticket once, in time, and on its own brand', async () => {
    const used = await linkOf();
    await signInWithPassword({ linkTicket: used.ticket });
    await site.db.delete(socialIdentity);
    await signInWithPassword({ linkTicket: used.ticket });
    const late = await linkOf();
    site.pass(1_801);
    await signInWithPassword({ linkTicket: late.ticket });
    await signInWithPassword({ linkTicket: 'made-up' });
    expect(await site.db.select().from(socialIdentity)).toEqual([]);
  });

  it('binds after the extra verification of a new network too', async () => {
    const { ticket: linkTicket } = await linkOf();
    await site.db.delete(registeredAddress);
    const demanded = (await signInWithPassword({ linkTicket })).value as Demanded;
    const { ticket } = demanded.verify;
    expect(await site.db.select().from(socialIdentity)).toEqual([]);
    await site.call('addressCode', { ticket, method: 'mobile' });
    await site.sealed('addressProof', { ticket, method: 'mobile', answer: await site.lastCode() });
    expect(((await signIn(await token())).value as LoginValue).account).toBe(member.username);
  });

  it('takes a number the service has seen a code arrive at for the number’s owner', async () => {
    expect(((await signIn(await token({ claims: phone }), 'sms')).value as LoginValue).account).toBe(member.username);
    const unknown = { ...phone, sub: 'phone-user-3', phone_number: '+84911222333' };
    expect((await signIn(await token({ claims: unknown }), 'sms')).value).toHaveProperty('link');
  });

  it('keeps nothing of the service but who the person is there [SOCIAL-03]', async () => {
    const idToken = await token();
    const link = ((await signIn(idToken)).value as UnknownIdentity).link;
    await signInWithPassword({ linkTicket: link.ticket });
    const rows = await site.db.select().from(socialIdentity);
    expect(rows).toEqual([
      { merchant: 'alpha', issuer, subject: google.sub, account: member.id, channel: 'google', boundAt: site.now() },
    ]);
    expect(JSON.stringify(rows)).not.toContain(idToken);
  });

  const seconds = () => Math.floor(site.now().getTime() / 1_000);
  const bad: [string, () => Promise<string>][] = [
    ['signed by another party', () => token({ key: unknownKeys.privateKey })],
    ['signed with a shared secret', () => token({ key: new TextEncoder().encode('x'.repeat(64)), algorithm: 'HS256' })],
    ['of another issuer', () => token({ claims: { ...google, iss: 'https://securetoken.google.com/other' } })],
    ['for another project', () => token({ claims: { ...google, aud: 'other-project' } })],
    ['that has expired', () => token({ claims: { ...google, exp: seconds() - 60 } })],
    ['that is old', () => token({ iat: seconds() - 1_200 })],
    ['renewed long after the sign-in', () => token({ claims: { ...google, auth_time: seconds() - 1_200 } })],
    ['without the time of the sign-in', () => token({ claims: { ...google, auth_time: undefined } })],
    ['of the future', () => token({ iat: seconds() + 600 })],
    ['of another way in', () => token({ claims: { ...google, firebase: { sign_in_provider: 'password' } } })],
    ['that names no subject', () => token({ claims: { ...google, sub: '' } })],
    ['that is none', async () => 'no.token.here'],
  ];
  it.each(bad)('refuses a token %s', async (_name, make) => {
    expect(await signIn(await make())).toMatchObject({ status: 401, code: 'AUTH_INCORRECT' });
  });

  it('accepts a token only with the ticket of its sign-in: one of this brand, from before it, in time', async () => {
    const elsewhere = await token();
    site.pass(60);
    const [ticket, foreign] = [await site.signInTicket(), await site.signInTicket('beta.test')];
    expect(await signIn(elsewhere, 'google', ticket)).toMatchObject({ status: 401, code: 'AUTH_INCORRECT' });
    const [time = '', nonce = '', signature = ''] = ticket.split('.');
    const wrong = ['', foreign, 'none', `${Number(time) - 60}.${nonce}.${signature}`, `${time}.other.${signature}`];
    for (const other of wrong) expect((await signIn(await token(), 'google', other)).code).toBe('AUTH_INCORRECT');
    site.pass(1_100);
    expect((await signIn(await token(), 'google', ticket)).code).toBe('OK');
    site.pass(200);
    expect((await signIn(await token(), 'google', ticket)).code).toBe('AUTH_INCORRECT');
    const content = { type: 'firebase', firebaseChannel: 'google', password: await token() };
    expect((await site.sealed('login', content)).code).toBe('AUTH_INCORRECT');
  });

  it('lets the clock of the service differ by 30 seconds, at the start of the sign-in and ten minutes after it', async () => {
    const [began, ticket] = [seconds(), await site.signInTicket()];
    const signedInAt = async (auth_time: number) =>
      (await signIn(await token({ claims: { ...google, auth_time } }), 'google', ticket)).code;
    expect([await signedInAt(began - 31), await signedInAt(began - 30)]).toEqual(['AUTH_INCORRECT', 'OK']);
    site.pass(600);
    expect(await signedInAt(began - 30)).toBe('OK');
    site.pass(1);
    expect(await signedInAt(began - 30)).toBe('AUTH_INCORRECT');
  });

  const linkWithPassword = async (ticket: string) => signInWithPassword({ linkTicket: ticket });
  const linkTicketOf = (answer: { readonly value: LoginAnswer }) => (answer.value as UnknownIdentity).link.ticket;

  it('grants one session by a token, however often it asks who is meant', async () => {
    const asking = await token();
    const [first, second] = [linkTicketOf(await signIn(asking)), linkTicketOf(await signIn(asking))];
    await linkWithPassword(first);
    expect(await site.db.$count(socialIdentity)).toBe(1);
    expect(await signIn(asking)).toMatchObject({ status: 401, code: 'AUTH_INCORRECT' });
    await site.db.delete(socialIdentity);
    await linkWithPassword(second);
    expect(await site.db.$count(socialIdentity)).toBe(0);

    await linkWithPassword((await linkOf()).ticket);
    const entering = await token();
    const codes = (await Promise.all([signIn(entering), signIn(entering)])).map(({ code }) => code);
    expect(codes.sort()).toEqual(['AUTH_INCORRECT', 'OK']);
  });

  it('takes a number for its owner’s beside another service, which the link of a new number leaves bound', async () => {
    await linkWithPassword((await linkOf()).ticket);
    expect((await signIn(await token({ claims: phone }), 'sms')).value).toHaveProperty('token');
    const reassigned = { ...phone, sub: 'phone-user-2' };
    await linkWithPassword(linkTicketOf(await signIn(await token({ claims: reassigned }), 'sms')));
    const rows = await site.db.select({ subject: socialIdentity.subject }).from(socialIdentity);
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual([google.sub, reassigned.sub]);
  });

  it('binds the subject of a number at its first use, and links a later one only by a login', async () => {
    expect((await signIn(await token({ claims: phone }), 'sms')).value).toHaveProperty('token');
    expect(
      await site.db.select({ subject: socialIdentity.subject, account: socialIdentity.account }).from(socialIdentity),
    ).toEqual([{ subject: phone.sub, account: member.id }]);
    const reassigned = { ...phone, sub: 'phone-user-2' };
    const answer = await signIn(await token({ claims: reassigned }), 'sms');
    expect(answer.value).toHaveProperty('link');
    await linkWithPassword(linkTicketOf(answer));
    expect((await signIn(await token({ claims: reassigned }), 'sms')).value).toHaveProperty('token');
    expect((await signIn(await token({ claims: phone }), 'sms')).value).toHaveProperty('link');
  });

  it('keeps a binding against another identity of the member and against another account [VALID-41]', async () => {
    const bindings = () =>
      site.db.select({ subject: socialIdentity.subject, account: socialIdentity.account }).from(socialIdentity);
    await linkWithPassword((await linkOf()).ticket);
    const bound = [{ subject: google.sub, account: member.id }];
    expect(await bindings()).toEqual(bound);
    const second = await token({ claims: { ...google, sub: 'google-user-2' } });
    await linkWithPassword(linkTicketOf(await signIn(second)));
    expect(await bindings()).toEqual(bound);

    await site.db.delete(socialIdentity);
    const { ticket } = await linkOf();
    const taken = { merchant: 'alpha', issuer, subject: google.sub, account: 'other', channel: 'google' };
    await site.db.insert(socialIdentity).values({ ...taken, boundAt: site.now() });
    await linkWithPassword(ticket);
    expect(await bindings()).toEqual([{ subject: google.sub, account: 'other' }]);
  });

  it('trusts no mail address the service has not verified', async () => {
    const { value } = await signIn(await token({ claims: { ...google, email_verified: false } }));
    expect((value as UnknownIdentity).link.email).toBeNull();
  });

  it('is offered only where the brand offers it', async () => {
    expect((await signIn(await token(), 'facebook')).code).toBe('UNAVAILABLE');
    const content = { type: 'firebase', firebaseChannel: 'google', password: await token() };
    expect((await site.sealed('login', content, { host: 'beta.test' })).code).toBe('UNAVAILABLE');
  });

  it('fetches the keys of the service once', () => {
    expect(provider.asked()).toBe(1);
  });
});
