import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPlayer } from '../../../../../tests/server/players.ts';
import { type JoinedOperator, joinedOperator, studioHost } from '../../../../../tests/server/studio-kit.ts';
import { openVerification, type VerificationSite } from '../../../../../tests/server/verification-kit.ts';
import type { DeskMemberActed } from '../../../../wire/studio/deskMembers.ts';
import type { Account } from '../../../identity/ports/index.ts';
import { account, securityEvent, session } from '../../../platform/db/tables/accounts.ts';

let site: VerificationSite;
let desk: JoinedOperator;
beforeAll(async () => {
  site = await openVerification({ settings: { studioHost } });
  await site.call('status');
  desk = await joinedOperator(site, site.now, { name: 'desk', roles: ['viewer', 'members'] });
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const former = 'Demo-2026';
const chosen = 'Moi-Chon-88';
let serial = 0;

type Contacts = Partial<Pick<Account, 'email' | 'foldedEmail' | 'emailConfirmedAt' | 'mobile' | 'mobileConfirmedAt'>>;

/** A member with these contacts who is signed in. */
async function memberWith(contacts: Contacts) {
  serial += 1;
  const player = await addPlayer(site, `forgetful${serial}`);
  const values = { emailConfirmedAt: null, mobileConfirmedAt: null, ...contacts };
  await site.db.update(account).set(values).where(isPlayer(player.id));
  await site.members.sessions.start(site.tenant(), { ...player, ...values });
  return player;
}
const isPlayer = (id: string) => and(eq(account.merchant, 'alpha'), eq(account.id, id));
const rowOf = async (id: string) => (await site.db.select().from(account).where(isPlayer(id)))[0];
const sessionsOf = (id: string) => site.db.select().from(session).where(eq(session.accountId, id));
const reset = (id: string) =>
  desk.browser.send<DeskMemberActed>(
    'deskMemberAct',
    { act: 'resetPassword', reason: 'called from the known number', requestId: `reset-of-${id}` },
    { params: { merchant: 'alpha', account: id } },
  );
const login = (username: string, password: string) =>
  site.sealed('login', { type: 'username', username, password }, { from: '127.0.0.1' });

const confirmedAt = new Date('2026-01-01T00:00:00Z');
it.each([
  ['mail', { email: 'lan@example.com', foldedEmail: 'lan@example.com', emailConfirmedAt: confirmedAt }, 'l•••@example.com'],
  ['sms', { mobile: '+84911222333', mobileConfirmedAt: confirmedAt }, '+84••••••333'],
])(
  'a reset by an operator goes to the confirmed contact of the member by %s, and to no operator [OPS-08]',
  async (channel, contacts, masked) => {
    const { id, username } = await memberWith(contacts);
    const answer = await reset(id);
    expect(answer.value).toEqual({ sentTo: masked });
    expect(await sessionsOf(id)).toEqual([]);
    expect((await login(username, former)).code).toBe('AUTH_INCORRECT');

    const [sent, ...more] = await site.shown();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ channel, to: 'email' in contacts ? contacts.email : contacts.mobile });
    const token = /\/reset#token=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? '';
    expect(JSON.stringify(answer)).not.toContain(token);
    const choice = { resetToken: token, newPassword: chosen, confirmNewPassword: chosen };
    expect((await site.sealed('resetPassword', choice)).code).toBe('OK');
    expect((await site.sealed('resetPassword', choice)).code).toBe('LINK_EXPIRED');
    expect((await login(username, chosen)).code).toBe('OK');
    // A second message when the password has changed.
    expect(await site.shown()).toHaveLength(2);
    const kinds = await site.db.select({ kind: securityEvent.kind }).from(securityEvent).where(eq(securityEvent.accountId, id));
    expect(kinds).toEqual(expect.arrayContaining([{ kind: 'password.resetByOperator' }, { kind: 'password.reset' }]));
  },
);

it.each([
  ['no contact', {}],
  ['a claimed address', { email: 'claimed@example.com', foldedEmail: 'claimed@example.com' }],
  ['a claimed number', { mobile: '+84911222444' }],
])('an account with %s is not reset, and nothing about it changes [OPS-08]', async (_, contacts) => {
  const { id, username } = await memberWith(contacts);
  const before = await rowOf(id);
  expect(await reset(id)).toMatchObject({ code: 'UNAVAILABLE', value: { rule: 'noContact' } });
  expect(await rowOf(id)).toEqual(before);
  expect(await sessionsOf(id)).toHaveLength(1);
  expect(await site.shown()).toEqual([]);
  expect((await login(username, former)).code).toBe('OK');
});
