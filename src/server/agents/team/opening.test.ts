import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { agent, openTeamSite } from '../../../../tests/server/team-kit.ts';
import type { AccountOpening, OpenedAccount } from '../../../wire/agents.ts';
import { account } from '../../platform/db/tables/accounts.ts';

let team: Awaited<ReturnType<typeof openTeamSite>>;
beforeAll(async () => {
  team = await openTeamSite();
});
afterAll(() => team.site.close());

describe('new accounts [AGENT-05]', () => {
  const open = (order: object) => team.person.sealed<OpenedAccount>('openAccount', order, { token: team.token });
  const recent = async () =>
    (await team.person.send<AccountOpening>('accountOpening', undefined, { token: team.token })).value.rows;
  const order = { username: 'haiyen01', password: 'Kx7mQ2vd', kind: 'member', adult: true };

  it('opens an account below the agent, whose owner has to choose a password', async () => {
    const opened = await open(order);
    expect(opened).toMatchObject({ status: 200, value: { name: 'haiyen01', kind: 'member' } });
    expect(await team.uplinesOf(opened.value.id)).toEqual([agent]);
    const isHers = and(eq(account.merchant, 'alpha'), eq(account.id, opened.value.id));
    expect((await team.site.db.select().from(account).where(isHers))[0]).toMatchObject({
      mustChangePassword: true,
      firstLogin: true,
    });
    expect((await recent())[0]).toMatchObject({ name: 'haiyen01', state: 'fresh' });
    const renewed = { account: opened.value.id, password: 'Qm4nR8ws' };
    expect((await team.person.sealed('renewPassword', renewed, { token: team.token })).status).toBe(200);
    expect((await team.person.login('haiyen01', 'Kx7mQ2vd')).status).toBe(401);
    // From a network that the account has not signed in from.
    expect((await team.person.login('haiyen01', 'Qm4nR8ws')).value).toHaveProperty('verify');
  });

  it('renews the password of a direct downline only that is active and has neither signed in nor chosen one', async () => {
    const renew = (id: string, password = 'Qm4nR8ws') =>
      team.person.sealed('renewPassword', { account: id, password }, { token: team.token });
    const isFresh = { firstLogin: true, mustChangePassword: true };
    const direct = await team.agentBelow(agent, isFresh);
    const others = await Promise.all([
      team.accountBelow(direct, isFresh),
      team.accountBelow('1000000012', isFresh),
      team.accountBelow(agent, { ...isFresh, firstLogin: false }),
      team.accountBelow(agent, { ...isFresh, mustChangePassword: false }),
      team.accountBelow(agent, { ...isFresh, state: 'disabled' }),
    ]);
    for (const id of others) expect([id, (await renew(id)).code]).toEqual([id, 'NOT_FOUND']);
    const weak = await renew(direct, '12345678');
    expect([weak.code, weak.value]).toEqual(['VALIDATION', [{ field: 'password', key: 'auth.forbiddenPassword', params: {} }]]);
    expect((await renew(direct)).status).toBe(200);
  });

  it('counts the agents and members that were opened below the agent since the month began where the brand is', async () => {
    const form = async () => (await team.person.send<AccountOpening>('accountOpening', undefined, { token: team.token })).value;
    const { thisMonth: former } = await form();
    // Midnight in Vietnam.
    const begin = Date.parse('2026-10-31T17:00:00Z');
    const isFresh = { firstLogin: true, mustChangePassword: true };
    const direct = await team.agentBelow(agent, { createdAt: new Date(begin) });
    await team.accountBelow(agent, { ...isFresh, createdAt: new Date(begin) });
    await team.accountBelow(agent, { firstLogin: true, mustChangePassword: false });
    await team.accountBelow(agent, { firstLogin: false, mustChangePassword: true });
    await team.accountBelow(agent, { ...isFresh, createdAt: new Date(begin - 1) });
    await team.accountBelow(direct, isFresh);
    const { agents, members, fresh } = former;
    expect((await form()).thisMonth).toEqual({ agents: agents + 1, members: members + 3, fresh: fresh + 1 });
  });

  it('takes a password whether its accents are composed or not, when it is chosen and when it is renewed', async () => {
    const [first, second] = ['Tiế7mQ2vd', 'Nướ4nR8ws'];
    const opened = await open({ ...order, username: 'haiyen02', password: first.normalize('NFD') });
    const signsIn = async (password: string) => (await team.person.login('haiyen02', password)).status;
    expect([opened.code, await signsIn(first)]).toEqual(['OK', 200]);
    const renewed = { account: opened.value.id, password: second.normalize('NFD') };
    expect((await team.person.sealed('renewPassword', renewed, { token: team.token })).code).toBe('OK');
    expect(await signsIn(second)).toBe(200);
  });

  it('takes the upline from the session: an order that names another is refused, and a member opens none', async () => {
    for (const field of ['upline', 'uplineId', 'parent', 'type'])
      expect((await open({ ...order, username: 'tampered1', [field]: '1000000012' })).code).toBe('VALIDATION');
    const { token } = (await team.person.login('demomember', demoPassword)).value;
    const asked = await team.person.sealed('openAccount', { ...order, username: 'tampered1' }, { token });
    expect(asked.code).toBe('NOT_AGENT');
    const isThere = and(eq(account.merchant, 'alpha'), eq(account.foldedUsername, 'tampered1'));
    expect(await team.site.db.$count(account, isThere)).toBe(0);
  });

  it('refuses a name that is taken or reserved, a weak password and a person under age, field by field', async () => {
    const refused = await open({ ...order, username: 'DemoMember', password: '12345678', adult: false });
    const faults = refused.value as unknown as readonly { field: string; key: string }[];
    expect(refused.code).toBe('VALIDATION');
    expect(faults.map(({ field, key }) => [field, key])).toEqual([
      ['username', 'auth.usernameTaken'],
      ['password', 'auth.forbiddenPassword'],
      ['adult', 'auth.terms.needed'],
    ]);
    const check = async (name: string) =>
      (
        await team.person.send<{ fault: { key: string; params: object } | null }>(
          'accountName',
          undefined,
          { token: team.token },
          `?username=${name}`,
        )
      ).value.fault;
    expect([(await check('demomember'))?.key, (await check('admin1'))?.key, await check('thanhtung')]).toEqual([
      'auth.usernameTaken',
      'auth.usernameTaken',
      null,
    ]);
    expect([await check('%20'), await check('abcde'), await check('abcdef')]).toEqual([
      { key: 'username_required', params: {} },
      { key: 'reg_pattern_2', params: { min: 6, max: 15 } },
      null,
    ]);
    const [one, two] = await Promise.all([open({ ...order, username: 'twice01' }), open({ ...order, username: 'twice01' })]);
    expect([one.code, two.code].toSorted((left, right) => left.localeCompare(right))).toEqual(['OK', 'VALIDATION']);
  });

  it('registers by a link until it expires or is replaced', async () => {
    const invite = async () =>
      (await team.person.send<NonNullable<AccountOpening['invite']>>('inviteLink', { days: 7 }, { token: team.token })).value;
    const former = await invite();
    const link = await invite();
    expect(link.link).toMatch(new RegExp(`/register\\?affiliateCode=${link.code}$`));
    const isKnown = async (code: string) =>
      (await team.person.send<{ valid: boolean }>('affiliate', undefined, {}, `?code=${code}`)).value.valid;
    expect([await isKnown(former.code), await isKnown(link.code)]).toEqual([false, true]);
    await team.site.db.execute(sql`update agent_invite set expires_at = ${noon.toISOString()} where code = ${link.code}`);
    expect(await isKnown(link.code)).toBe(false);
  });
});
