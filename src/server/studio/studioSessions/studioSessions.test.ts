import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import {
  accept,
  codeAt,
  joinedOperator,
  mailedInvitation,
  sent,
  studioBrowser,
  studioHost,
  studioOrigin,
  studioPassword,
  tokenOf,
  withMail,
} from '../../../../tests/server/studio-kit.ts';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import { ok } from '../../../wire/envelope.ts';
import type { AuditPage, StudioRecoveryCodes, StudioSession, TeamMember } from '../../../wire/studio/session.ts';
import { seedDemoOperators } from '../operators/demoOperators.ts';
import { requireStudio, studioRoute } from './index.ts';

let time = noon;
const now = () => time;
const pass = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000);
};
let site: Site;
beforeAll(async () => {
  site = await openTestServer({
    brands: createBrandsFolder('alpha', 'beta'),
    settings: { studioHost, verification: withMail },
    now,
  });
  // Acts of other parts of the studio, which the guard keeps for publishers.
  await site.server.register(async (server) => {
    const acting = requireStudio(server, 'publisher');
    server.post('/studio/api/probe/:merchant', { config: studioRoute(undefined, 'publishing') }, async (request) =>
      ok(acting(request).operator.name),
    );
  });
});
afterAll(() => site.close());
beforeEach(() => {
  // Codes work once, and locks last.
  pass(3_600);
});

let names = 0;
const join = (roles: OperatorRole[], more: { merchants?: string[] } = {}) => {
  names += 1;
  return joinedOperator(site, now, { name: `person${names}`, roles, ...more });
};
type Joined = Awaited<ReturnType<typeof join>>;

const password = (name: string, text = studioPassword) => ({ name, password: text });
async function signedInAgain({ name, secret }: Joined) {
  const browser = studioBrowser(site);
  await browser.send('signIn', password(name));
  await browser.send('sendCode', { code: codeAt(secret, time) });
  return browser;
}

async function probe(
  { browser }: Pick<Joined, 'browser'>,
  merchant = 'alpha',
  headers: Record<string, string | undefined> = {},
) {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await site.server.inject({
    method: 'POST',
    url: `/studio/api/probe/${merchant}`,
    headers: sent({ host: studioHost, cookie, 'sec-fetch-site': 'same-origin', ...headers }),
  });
  return { status: answer.statusCode, ...answer.json<{ code: string; value: unknown }>() };
}

const auditOf = async (by: Joined, query: Record<string, string> = {}) =>
  (await by.browser.send<AuditPage>('audit', undefined, { query })).value;

describe('a way into the studio', () => {
  it('asks for the password, then for the code; the cookie is for the studio only, and another one after each step [OPS-08]', async () => {
    const { name, secret } = await join(['editor']);
    pass(60);
    const browser = studioBrowser(site);
    expect((await browser.send<StudioSession>('session')).value.step).toBe('signedOut');
    const first = await browser.send<StudioSession>('signIn', password(name));
    expect(first.value).toMatchObject({ step: 'factor', factors: ['code'], operator: { name } });
    expect(first.cookies).toEqual([
      expect.stringMatching(
        /^__Secure-livery_studio=[\w-]{43}; Path=\/studio; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ]);
    const before = [...browser.jar.values()];
    expect((await browser.send('team')).status).toBe(401);
    const second = await browser.send<StudioSession>('sendCode', { code: codeAt(secret, time) });
    expect(second.value.step).toBe('signedIn');
    expect([...browser.jar.values()]).not.toEqual(before);
    expect((await browser.send('team')).status).toBe(200);
    // The cookie of the step before is worth nothing.
    const stale = studioBrowser(site);
    stale.jar.set('__Secure-livery_studio', before[0] ?? '');
    expect((await stale.send<StudioSession>('session')).value.step).toBe('signedOut');
    await browser.send('signOut');
    expect((await browser.send('team')).status).toBe(401);
  });

  it('answers an unknown name as a wrong password, tries and lock included [OPS-08]', async () => {
    const { name } = await join(['viewer']);
    const attempt = async (of: string, text: string) => {
      const { status, code, value, message } = await studioBrowser(site).send<unknown>('signIn', password(of, text));
      return { status, code, value, message };
    };
    for (const left of [4, 3, 2, 1]) {
      const known = await attempt(name, 'a wrong password');
      expect(known).toMatchObject({ status: 401, value: { triesLeft: left, lockedUntil: null } });
      expect(await attempt('unknown.here', 'a wrong password')).toEqual(known);
    }
    const fifth = await attempt(name, 'a wrong password');
    expect(fifth.value).toEqual({ triesLeft: 0, lockedUntil: new Date(time.getTime() + 900_000).toISOString() });
    expect(await attempt('unknown.here', 'a wrong password')).toEqual(fifth);
    // Locked: the right password helps no more than any.
    expect(await attempt(name, studioPassword)).toMatchObject({ status: 429, code: 'AUTH_WAIT' });
    expect(await attempt('unknown.here', studioPassword)).toMatchObject({ status: 429, code: 'AUTH_WAIT' });
    pass(901);
    expect(await attempt(name, studioPassword)).toMatchObject({ status: 200, value: { step: 'factor' } });
  });

  it('of a trusted browser is not locked by strangers who type wrong passwords, and has tries of its own', async () => {
    const { name, secret } = await join(['viewer']);
    pass(60);
    const browser = studioBrowser(site);
    await browser.send('signIn', password(name));
    await browser.send('sendCode', { code: codeAt(secret, time), trust: true });
    await browser.send('signOut');
    const strange = (text: string) => studioBrowser(site).send('signIn', password(name, text));
    for (let count = 0; count < 5; count += 1) await strange('a wrong password');
    expect((await strange(studioPassword)).code).toBe('AUTH_WAIT');
    expect((await browser.send<StudioSession>('signIn', password(name))).value.step).toBe('signedIn');
    await browser.send('signOut');
    for (let count = 0; count < 5; count += 1) await browser.send('signIn', password(name, 'a wrong password'));
    expect((await browser.send('signIn', password(name))).code).toBe('AUTH_WAIT');
  });

  it('is closed with its sessions when the installation disables the operator, and enabling brings none back', async () => {
    const { name, browser } = await join(['viewer']);
    expect((await browser.send('team')).status).toBe(200);
    await site.operators.disable(name);
    await site.operators.enable(name);
    expect((await browser.send('team')).status).toBe(401);
  });

  it('left open by an owner hands out no rights and no invitation without a fresh second factor', async () => {
    const owner = await join(['owner']);
    const { name } = await join(['publisher']);
    pass(700);
    const roles = { roles: ['money'], merchants: null };
    const refused = [
      await owner.browser.send('invite', { name: 'puppet', email: 'puppet@x.test', ...roles }),
      await owner.browser.send('reinvite', undefined, { params: { name } }),
      await owner.browser.send('changeMember', { disabled: true }, { params: { name } }),
    ];
    expect(refused.map(({ status, value }) => [status, value])).toEqual(refused.map(() => [403, { rule: 'proof' }]));
  });

  it('locks the second factor after five wrong codes, also in another browser with the right password [OPS-08]', async () => {
    const { name, secret } = await join(['viewer']);
    pass(60);
    const browser = studioBrowser(site);
    await browser.send('signIn', password(name));
    for (const left of [4, 3, 2, 1, 0]) {
      const wrong = await browser.send<{ triesLeft: number }>('sendCode', { code: '000000' });
      expect([wrong.status, wrong.code, wrong.value.triesLeft]).toEqual([422, 'CODE_INCORRECT', left]);
    }
    const again = studioBrowser(site);
    const view = await again.send<StudioSession>('signIn', password(name));
    expect(view.value.lockedUntil).not.toBeNull();
    expect((await again.send('sendCode', { code: codeAt(secret, time) })).code).toBe('AUTH_WAIT');
    pass(840);
    const late = studioBrowser(site);
    await late.send('signIn', password(name));
    pass(61);
    expect((await late.send<StudioSession>('sendCode', { code: codeAt(secret, time) })).value.step).toBe('signedIn');
    // A code works once.
    const replay = studioBrowser(site);
    await replay.send('signIn', password(name));
    expect((await replay.send('sendCode', { code: codeAt(secret, time) })).code).toBe('CODE_INCORRECT');
  });

  it('takes each recovery code once, and new ones end the former [OPS-08]', async () => {
    const person = await join(['viewer']);
    const { codes } = (await person.browser.send<StudioRecoveryCodes>('recoveryCodes')).value;
    expect(new Set(codes).size).toBe(10);
    const use = async (code = '') => {
      const browser = studioBrowser(site);
      await browser.send('signIn', password(person.name));
      return browser.send<StudioSession>('sendRecoveryCode', { code: code.toLowerCase() });
    };
    expect((await use(codes[3])).value.operator?.recoveryCodesLeft).toBe(9);
    expect((await use(codes[3])).code).toBe('CODE_INCORRECT');
    pass(60);
    const browser = await signedInAgain(person);
    await browser.send('recoveryCodes');
    expect((await use(codes[4])).code).toBe('CODE_INCORRECT');
  });

  it('lets no one put the second factor off, and asks a trusted browser for the password only [OPS-08]', async () => {
    const { token: _token, invitation } = await site.operators.add({ name: 'lazy', roles: ['viewer'] });
    const fresh = studioBrowser(site);
    const token = tokenOf(invitation ?? '');
    const weak = await fresh.send('acceptInvitation', { token, password: 'livery2026' });
    expect([weak.status, weak.value]).toEqual([422, [{ field: '/password', rule: 'guessable' }]]);
    const joined = await fresh.send<StudioSession>('acceptInvitation', { token, password: studioPassword });
    expect(joined.value).toMatchObject({ step: 'enrol', enrolment: { canSkip: false } });
    expect((await fresh.send('skipEnrolment')).status).toBe(403);
    expect((await fresh.send('team')).status).toBe(401);
    expect((await fresh.send('acceptInvitation', { token, password: studioPassword })).code).toBe('LINK_EXPIRED');

    const person = await join(['publisher']);
    pass(60);
    const browser = studioBrowser(site);
    await browser.send('signIn', password(person.name));
    await browser.send('sendCode', { code: codeAt(person.secret, time), trust: true });
    await browser.send('signOut');
    const again = await browser.send<StudioSession>('signIn', password(person.name));
    expect(again.value).toMatchObject({ step: 'signedIn', provenUntil: null });
    // Trust is not for publishing.
    expect(await probe({ browser })).toMatchObject({ status: 403, value: { rule: 'proof' } });
    pass(60);
    await browser.send('prove', { code: codeAt(person.secret, time) });
    expect((await probe({ browser })).status).toBe(200);
    pass(12 * 3_600);
    expect((await browser.send<StudioSession>('signIn', password(person.name))).value.step).toBe('factor');
  });
});

describe('the guard of the studio', () => {
  it('refuses an editor what is a publisher’s, and brands of others to all, and notes the refusal [OPS-08]', async () => {
    const editor = await join(['editor']);
    const publisher = await join(['publisher'], { merchants: ['alpha'] });
    const owner = await join(['owner']);
    expect(await probe(editor)).toMatchObject({ status: 403, code: 'NOT_ALLOWED', value: { role: 'publisher' } });
    expect(await probe(publisher)).toMatchObject({ status: 200, value: publisher.name });
    expect(await probe(publisher, 'beta')).toMatchObject({ status: 404 });
    expect(await probe(owner, 'beta')).toMatchObject({ status: 200 });
    const { rows } = await auditOf(owner, { operator: editor.name, outcome: 'refused' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'operator.denied', by: editor.name, merchant: 'alpha', outcome: 'refused' });
    expect(rows[0]?.details).toEqual({ code: 'NOT_ALLOWED', role: 'publisher', route: 'POST /studio/api/probe/:merchant' });
  });

  it('takes the token of an operator with the role on any host, and no session on the host of a brand [OPS-08]', async () => {
    const publisher = await join(['publisher']);
    const editor = await join(['editor']);
    const bearer = ({ token }: Joined) => ({ authorization: `Bearer ${token}`, host: 'alpha.test', 'sec-fetch-site': 'none' });
    const unsigned = { browser: studioBrowser(site) };
    expect((await probe(unsigned, 'alpha', bearer(publisher))).status).toBe(200);
    expect((await probe(unsigned, 'alpha', bearer(editor))).status).toBe(403);
    expect((await probe(unsigned, 'alpha', { authorization: `Bearer op_${'x'.repeat(43)}` })).status).toBe(401);
    expect((await probe(publisher, 'alpha', { host: 'alpha.test' })).status).toBe(404);
    expect((await publisher.browser.send('session', undefined, { host: 'alpha.test' })).status).toBe(404);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour host', { 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser on another site', { 'sec-fetch-site': undefined, origin: 'https://evil.test' }, 403],
    ['an older browser without origin', { 'sec-fetch-site': undefined }, 403],
    ['an older browser in the studio', { 'sec-fetch-site': undefined, origin: studioOrigin }, 200],
  ])('answers a POST with the cookie from %s as it should [OPS-08]', async (_who, headers, status) => {
    const publisher = await join(['publisher']);
    expect((await probe(publisher, 'alpha', headers)).status).toBe(status);
    const signIn = await studioBrowser(site).send('signIn', password(publisher.name), { headers });
    expect(signIn.status).toBe(status);
  });

  it('ends the rights of an operator at once: disabled, or without the role, in the middle of the work [OPS-08]', async () => {
    const owner = await join(['owner']);
    const publisher = await join(['publisher']);
    const params = { params: { name: publisher.name } };
    expect((await probe(publisher)).status).toBe(200);
    await owner.browser.send('changeMember', { roles: ['editor'] }, params);
    expect((await probe(publisher)).status).toBe(403);
    expect((await publisher.browser.send('team')).status).toBe(200);
    await owner.browser.send('changeMember', { disabled: true }, params);
    expect((await publisher.browser.send('team')).status).toBe(401);
    expect((await probe(publisher, 'alpha', { authorization: `Bearer ${publisher.token}` })).status).toBe(401);
    await owner.browser.send('changeMember', { disabled: false, roles: ['publisher'] }, params);
    // Enabled again, the old session stays ended.
    expect((await publisher.browser.send('team')).status).toBe(401);
    expect((await studioBrowser(site).send<StudioSession>('signIn', password(publisher.name))).value.step).toBe('factor');
  });

  it('ends an idle session after two hours and any after twelve [OPS-08]', async () => {
    const person = await join(['viewer']);
    for (let hour = 0; hour < 11; hour += 1) {
      pass(3_600);
      expect((await person.browser.send('team')).status).toBe(200);
    }
    pass(3_601);
    expect((await person.browser.send('team')).status).toBe(401);
    pass(60);
    const browser = await signedInAgain(person);
    pass(2 * 3_600 + 1);
    expect((await browser.send('team')).status).toBe(401);
  });
});

describe('the team', () => {
  it('is managed by owners: invited, joined, changed, invited anew; never their own rights [OPS-08]', async () => {
    const owner = await join(['owner']);
    const publisher = await join(['publisher']);
    const email = 'trang@people.test';
    const order = { name: 'thu.trang', email, roles: ['viewer'], merchants: ['alpha'] };
    expect((await publisher.browser.send('invite', order)).status).toBe(403);
    const answer = await owner.browser.send('invite', order);
    expect(answer.value).toEqual({ state: 'done', sentTo: 't•••@people.test' });
    const path = await mailedInvitation(site, email);
    expect(JSON.stringify(answer)).not.toContain(tokenOf(path));
    expect((await owner.browser.send('invite', order)).code).toBe('CONFLICT');
    const find = async () => (await owner.browser.send<TeamMember[]>('team')).value.find(({ name }) => name === 'thu.trang');
    expect(await find()).toMatchObject({ state: 'invited', hasSecondFactor: false, merchants: ['alpha'] });
    const browser = studioBrowser(site);
    const opened = { token: tokenOf(path) };
    expect((await browser.send<{ name: string }>('invitation', opened)).value.name).toBe('thu.trang');
    const secret = await accept(browser, now, { path });
    expect(secret).not.toBe('');
    expect(await find()).toMatchObject({ state: 'active', hasSecondFactor: true });
  });

  it('keeps an owner: no one changes their own rights, and an owner of some brands not those of all [OPS-08]', async () => {
    const owner = await join(['owner']);
    const local = await join(['owner'], { merchants: ['alpha'] });
    const change = (by: Joined, name: string, body: object) => by.browser.send('changeMember', body, { params: { name } });
    expect(await change(owner, owner.name, { roles: ['viewer'] })).toMatchObject({ status: 403, value: { rule: 'self' } });
    expect((await change(owner, owner.name, { disabled: true })).status).toBe(403);
    expect((await change(local, owner.name, { disabled: true })).status).toBe(404);
    const editor = await join(['editor'], { merchants: ['alpha'] });
    expect(await change(local, editor.name, { merchants: ['alpha', 'beta'] })).toMatchObject({
      status: 403,
      value: { rule: 'merchants' },
    });
    expect((await change(local, editor.name, { roles: ['publisher'] })).status).toBe(200);
  });

  it('keeps the last owner when two owners remove each other at once [OPS-08]', async () => {
    const [one, two] = [await join(['owner'], { merchants: ['beta'] }), await join(['owner'], { merchants: ['beta'] })];
    const remove = (by: Joined, other: Joined) =>
      by.browser.send('changeMember', { disabled: true }, { params: { name: other.name } });
    const answers = await Promise.all([remove(one, two), remove(two, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it('has no demo operators in production, though an earlier development left them in the database [OPS-08]', async () => {
  await seedDemoOperators({ db: site.db, now });
  const view = await studioBrowser(site).send<StudioSession>('session');
  expect(view.value.demo).toEqual([]);
  expect((await studioBrowser(site).send('signIn', password('mai', 'Studio-2026'))).code).toBe('AUTH_INCORRECT');
});
