import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import {
  accept,
  joinedOperator,
  mailedInvitation,
  studioBrowser,
  studioHost,
  studioOrigin,
  studioPassword,
  tokenOf,
  withMail,
} from '../../../../tests/server/studio-kit.ts';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import type { TeamAnswer, TeamMember, TeamRequest } from '../../../wire/studio/session.ts';
import { readSettings } from '../../edge/settings/index.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { operator } from '../../platform/db/tables/operators.ts';

const operatorToken = 'a-token-of-this-installation-0123456789';
const asked = { state: 'asked', sentTo: null };

describe('rights that need a second owner [OPS-08]', () => {
  let time = noon;
  const now = () => time;
  let site: Awaited<ReturnType<typeof openTestServer>>;
  let names = 0;

  beforeAll(async () => {
    const settings = { studioHost, operatorToken, verification: withMail };
    site = await openTestServer({
      brands: createBrandsFolder('alpha', 'beta'),
      settings,
      now,
      database: await suiteDatabase(),
    });
  });
  afterAll(() => site.close());
  beforeEach(() => {
    time = new Date(time.getTime() + 3_600_000);
  });

  const join = (roles: OperatorRole[], merchants?: string[]) => {
    names += 1;
    const name = `person${names}`;
    return joinedOperator(site, now, { name, roles, ...(merchants === undefined ? {} : { merchants }) });
  };
  type Person = Awaited<ReturnType<typeof join>>;
  const fresh = async () => {
    // A proof is fresh for some minutes only, so each test has its own people.
    const [first, second] = [await join(['owner']), await join(['owner'])];
    return { first, second };
  };
  const newcomer = () => {
    names += 1;
    const name = `new${names}`;
    return { name, email: `${name}@people.test` };
  };
  const requestsOf = async (by: Person, name: string) =>
    (await by.browser.send<TeamRequest[]>('teamRequests')).value.filter((each) => each.name === name);
  const answer = (by: Person, id: string, isYes: boolean) =>
    by.browser.send<TeamAnswer>('answerTeamRequest', { isYes }, { params: { id } });
  const change = (by: Person, name: string, body: object) =>
    by.browser.send<TeamAnswer>('changeMember', body, { params: { name } });
  const find = async (name: string) => (await site.db.select().from(operator).where(eq(operator.name, name)))[0];
  const mailsTo = async (email: string) =>
    (await site.server.services.verification.messages.shown()).filter(({ to }) => to === email);
  const give = async (name: string) => {
    const email = `${name}@people.test`;
    await site.db.update(operator).set({ email }).where(eq(operator.name, name));
    return email;
  };

  it.each(['money', 'approve', 'owner'] as const)(
    'a new person with the role %s is invited when a second owner agrees, by a mail to the person alone',
    async (role) => {
      const { first, second } = await fresh();
      const person = newcomer();
      const invited = await first.browser.send<TeamAnswer>('invite', { ...person, roles: [role], merchants: null });
      expect(invited.value).toEqual(asked);
      expect([await find(person.name), await mailsTo(person.email)]).toEqual([undefined, []]);
      const [request] = await requestsOf(second, person.name);
      expect(request).toMatchObject({ act: 'invite', roles: [role], isOwn: false, by: first.name });
      const id = request?.id ?? '';
      expect(await answer(first, id, true)).toMatchObject({ status: 403, value: { rule: 'secondOperator' } });
      const agreed = await answer(second, id, true);
      expect(agreed.value).toMatchObject({ state: 'done', sentTo: expect.stringContaining('•••@people.test') });
      const path = await mailedInvitation(site, person.email);
      expect(JSON.stringify([invited, agreed])).not.toContain(tokenOf(path));
      expect((await mailsTo(person.email))[0]?.link).toContain(`${studioOrigin}/studio/invite#`);
      expect(await accept(studioBrowser(site), now, { path })).not.toBe('');
      expect((await find(person.name))?.roles).toEqual([role]);
      expect(await requestsOf(second, person.name)).toEqual([]);
    },
  );

  it('a role of trust, more brands for one, and letting such a person in again wait; taking rights away does not', async () => {
    const { first, second } = await fresh();
    const { name } = await join(['viewer'], ['alpha']);
    const email = await give(name);
    const steps = [
      { roles: ['viewer', 'money'] },
      { merchants: ['alpha', 'beta'] },
      { disabled: true },
      { disabled: false },
      { roles: ['viewer'] },
      { merchants: null },
    ];
    const seen: string[] = [];
    for (const step of steps) {
      const { value } = await change(first, name, step);
      seen.push(value.state);
      if (value.state === 'done') continue;
      expect(await find(name)).not.toMatchObject(step);
      const [request] = await requestsOf(second, name);
      expect((await answer(second, request?.id ?? '', true)).value.state).toBe('done');
      expect(await find(name)).toMatchObject(step);
    }
    expect(seen).toEqual(['asked', 'asked', 'done', 'asked', 'done', 'done']);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(steps.length);
    expect(mails.map(({ text }) => text).join('')).toContain('Vai trò: Người xem → Người xem, Tiền');
  });

  it('who has joined is not taken over: a new invitation and another address wait, and the person gets a mail about the invitation', async () => {
    const { first, second } = await fresh();
    const victim = await join(['approve', 'viewer']);
    expect((await first.browser.send('reinvite', undefined, { params: { name: victim.name } })).value).toEqual({
      rule: 'noEmail',
    });
    const email = await give(victim.name);
    expect((await change(first, victim.name, { email: 'puppet@people.test' })).value).toEqual(asked);
    expect(await first.browser.send('reinvite', undefined, { params: { name: victim.name } })).toMatchObject({
      status: 409,
      value: { rule: 'waiting' },
    });
    const [move] = await requestsOf(second, victim.name);
    expect(move).toMatchObject({ act: 'change', email: 'p•••@people.test' });
    expect((await answer(first, move?.id ?? '', false)).status).toBe(200);
    expect((await first.browser.send<TeamAnswer>('reinvite', undefined, { params: { name: victim.name } })).value).toEqual(
      asked,
    );
    expect((await victim.browser.send('team')).status).toBe(200);
    expect((await mailsTo(email)).map(({ link }) => link)).toEqual([null]);
    const [again] = await requestsOf(second, victim.name);
    expect((await answer(victim, again?.id ?? '', true)).status).toBe(403);
    expect((await answer(second, again?.id ?? '', true)).value.state).toBe('done');
    expect((await victim.browser.send('team')).status).toBe(401);
    const late = { token: tokenOf(await mailedInvitation(site, email)), password: studioPassword };
    time = new Date(time.getTime() + 8 * 86_400_000);
    expect((await studioBrowser(site).send('acceptInvitation', late)).code).toBe('LINK_EXPIRED');
  });

  it('a new address that a second owner agreed to is announced at the old one, which invitations then leave', async () => {
    const { first, second } = await fresh();
    const { name } = await join(['viewer']);
    const [old, next] = [await give(name), `next.${name}@people.test`];
    expect((await change(first, name, { email: next })).value).toEqual(asked);
    const [request] = await requestsOf(second, name);
    expect((await answer(second, request?.id ?? '', true)).value.state).toBe('done');
    expect((await mailsTo(old)).map(({ text }) => text)).toEqual([expect.stringContaining('n•••@people.test')]);
    expect(await mailsTo(next)).toEqual([]);
    expect((await find(name))?.email).toBe(next);
  });

  it('the person who would get the rights does not agree to them, also as an owner', async () => {
    const { first } = await fresh();
    const concerned = await join(['owner']);
    expect((await change(first, concerned.name, { roles: ['owner', 'money'] })).value).toEqual(asked);
    const [request] = await requestsOf(concerned, concerned.name);
    expect(request).toMatchObject({ isAboutYou: true });
    expect(await answer(concerned, request?.id ?? '', true)).toMatchObject({ status: 403, value: { rule: 'self' } });
    expect((await find(concerned.name))?.roles).toEqual(['owner']);
  });

  it('a yes counts for what was asked: not after the person changed, nor once who asked is no owner any more', async () => {
    const { first, second } = await fresh();
    const { name } = await join(['editor']);
    const ask = async () => {
      expect((await change(first, name, { roles: ['editor', 'approve'] })).value).toEqual(asked);
      return (await requestsOf(second, name))[0]?.id ?? '';
    };
    const changed = await ask();
    expect((await change(second, name, { merchants: ['alpha'] })).value.state).toBe('done');
    expect(await answer(second, changed, true)).toMatchObject({ status: 409, value: { rule: 'changed' } });
    expect((await answer(first, changed, false)).status).toBe(200);
    const orphan = await ask();
    expect((await change(second, first.name, { roles: ['viewer'] })).value.state).toBe('done');
    expect(await answer(second, orphan, true)).toMatchObject({ status: 403, value: { rule: 'asker' } });
    time = new Date(time.getTime() + 73 * 3_600_000);
    expect((await find(name))?.roles).toEqual(['editor']);
  });

  it('a request that no longer fits the person is declined or taken back, and does not stand in the way of another', async () => {
    const { first, second } = await fresh();
    const person = newcomer();
    const invited = { ...person, roles: ['money'], merchants: null };
    expect((await first.browser.send<TeamAnswer>('invite', invited)).value).toEqual(asked);
    const [invitation] = await requestsOf(first, person.name);
    await site.operators.add({ name: person.name, roles: ['viewer'] });
    expect((await answer(second, invitation?.id ?? '', true)).status).toBe(409);
    expect((await answer(second, invitation?.id ?? '', false)).status).toBe(200);
    const { name } = await join(['viewer']);
    await give(name);
    expect((await first.browser.send<TeamAnswer>('reinvite', undefined, { params: { name } })).value).toEqual(asked);
    expect((await change(second, name, { disabled: true })).value.state).toBe('done');
    const [again] = await requestsOf(first, name);
    expect((await answer(first, again?.id ?? '', false)).status).toBe(200);
    expect(await requestsOf(first, name)).toEqual([]);
  });

  it('an owner of some brands neither sees nor decides what is asked about others', async () => {
    const { first } = await fresh();
    const local = await join(['owner'], ['alpha']);
    const { name } = await join(['editor']);
    expect((await change(first, name, { roles: ['money'] })).value).toEqual(asked);
    expect(await requestsOf(local, name)).toEqual([]);
    const [request] = await requestsOf(first, name);
    expect((await answer(local, request?.id ?? '', true)).status).toBe(404);
  });

  it('the holder of the installation’s token agrees where there is no second owner', async () => {
    const { first } = await fresh();
    const person = newcomer();
    const order = { ...person, roles: ['money'], merchants: null };
    // Asked twice, it waits once.
    for (let time = 0; time < 2; time += 1) expect((await first.browser.send('invite', order)).value).toEqual(asked);
    const headers = { authorization: `Bearer ${operatorToken}` };
    const listed = await site.server.inject({ url: '/studio/api/rights', headers });
    const found = listed.json<{ value: TeamRequest[] }>().value.filter(({ name }) => name === person.name);
    expect(found).toHaveLength(1);
    const url = `/studio/api/rights/${found[0]?.id}`;
    const agreed = await site.server.inject({ method: 'POST', url, headers, payload: { isYes: true } });
    expect(agreed.json()).toMatchObject({ success: true, value: { state: 'done' } });
    expect((await find(person.name))?.roles).toEqual(['money']);
    const events = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'approval.given'));
    expect(events.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ operator: 'installation', act: 'operator.rights', subject: person.name }),
    );
  });

  it('keeps a display name without the blanks around it, and sends no mail about it', async () => {
    const { first } = await fresh();
    const person = newcomer();
    const order = { ...person, roles: ['viewer'], merchants: null, displayName: '  Ngọc An ' };
    expect((await first.browser.send<TeamAnswer>('invite', order)).value.state).toBe('done');
    const shown = [(await find(person.name))?.displayName];
    expect((await change(first, person.name, { displayName: ' Ngọc Bình  ' })).value.state).toBe('done');
    shown.push((await find(person.name))?.displayName);
    expect([shown, (await mailsTo(person.email)).length]).toEqual([['Ngọc An', 'Ngọc Bình'], 1]);
  });

  it('lists where invitations go, masked, and when the token of the command line ends', async () => {
    const { first, second } = await fresh();
    await give(second.name);
    const team = (await first.browser.send<TeamMember[]>('team')).value;
    const ends = new Date(noon.getTime() + 90 * 86_400_000).getTime();
    const shown = team.find(({ name }) => name === second.name);
    expect(shown?.email).toBe(`${second.name[0]}•••@people.test`);
    expect(Date.parse(shown?.tokenEndsAt ?? '')).toBeGreaterThanOrEqual(ends);
  });
});

it('invites no one where the installation sends no mail [OPS-08]', async () => {
  const site = await openTestServer({
    brands: createBrandsFolder('alpha'),
    now: () => noon,
    database: await suiteDatabase(),
    settings: {
      studioHost,
      verification: { ...readSettings({}).verification, gateways: { sms: { kind: 'none' }, mail: { kind: 'none' } } },
    },
  });
  const owner = await joinedOperator(site, () => noon, { name: 'owner', roles: ['owner'] });
  const order = { name: 'new', email: 'new@people.test', roles: ['viewer'], merchants: null };
  expect(await owner.browser.send('invite', order)).toMatchObject({ status: 403, value: { rule: 'noMail' } });
  await site.close();
});
