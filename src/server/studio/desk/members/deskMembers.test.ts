import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../../tests/server/core-kit.ts';
import { freely } from '../../../../../tests/server/freely.ts';
import { addPlayer } from '../../../../../tests/server/players.ts';
import { type JoinedOperator, joinedOperator, studioHost } from '../../../../../tests/server/studio-kit.ts';
import { openWithdrawer } from '../../../../../tests/server/withdrawal-kit.ts';
import { csvLine } from '../../../../domain/csv.ts';
import type { StudioCall } from '../../../../wire/studio/calls.ts';
import type {
  DeskEntries,
  DeskHistory,
  DeskMember,
  DeskMemberActed,
  DeskMemberPage,
  DeskNote,
  DeskPersonal,
} from '../../../../wire/studio/deskMembers.ts';
import { checkLedger } from '../../../money/ledger/checkLedger.ts';
import { account, securityEvent } from '../../../platform/db/tables/accounts.ts';
import { ledgerWallet } from '../../../platform/db/tables/ledger.ts';

const now = () => noon;
let site: Site;
let desk: JoinedOperator;
let cashier: JoinedOperator;
let ofBeta: JoinedOperator;
let withdrawer: Awaited<ReturnType<typeof openWithdrawer>>;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands({ policies: { withdraw: {} } }), settings: { studioHost }, now });
  desk = await joinedOperator(site, now, { name: 'desk', roles: ['viewer', 'members'] });
  cashier = await joinedOperator(site, now, { name: 'cashier', roles: ['viewer', 'money'] });
  ofBeta = await joinedOperator(site, now, { name: 'ofbeta', roles: ['viewer', 'members', 'money'], merchants: ['beta'] });
  withdrawer = await openWithdrawer(site, now);
});
afterAll(() => site.close());

let requests = 0;
const request = () => {
  requests += 1;
  return `desk-request-${requests}`;
};
type Query = Readonly<Record<string, string>>;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it reads, as with `json`
const read = <Value>(by: JoinedOperator, call: StudioCall, id: string, query: Query = {}, merchant = 'alpha') =>
  by.browser.send<Value>(call, undefined, { params: { merchant, account: id }, query });
const act = (by: JoinedOperator, id: string, body: object, merchant = 'alpha') =>
  by.browser.send<DeskMemberActed>(
    'deskMemberAct',
    { reason: 'asked on the phone', requestId: request(), ...body },
    { params: { merchant, account: id } },
  );
const found = async (search: string) => {
  const params = { merchant: 'alpha' };
  const { value } = await desk.browser.send<DeskMemberPage>('deskMembers', undefined, { params, query: { search } });
  return value.members.map(({ username }) => username);
};
const noted = (kind: string, id: string) =>
  site.db
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.merchant, 'alpha'), eq(securityEvent.kind, kind), eq(securityEvent.accountId, id)));

describe('a search for members', () => {
  it('takes % and _ literally, and finds a number with spaces, an address and an id [OPS-08]', async () => {
    const one = await addPlayer(site, 'lan%mai');
    const two = await addPlayer(site, 'lan_mai');
    await addPlayer(site, 'lanxmai');
    await site.db
      .update(account)
      .set({ mobile: '+84912345678' })
      .where(and(eq(account.merchant, 'alpha'), eq(account.id, one.id)));
    await site.db
      .update(account)
      .set({ email: 'Lan@Example.com', foldedEmail: 'lan@example.com' })
      .where(and(eq(account.merchant, 'alpha'), eq(account.id, two.id)));
    expect(await found('%')).toEqual(['lan%mai']);
    expect(await found('n_m')).toEqual(['lan_mai']);
    expect(await found('091 234 56 78')).toEqual(['lan%mai']);
    expect(await found('+84 912 345 678')).toEqual(['lan%mai']);
    expect(await found(' LAN@example.com ')).toEqual(['lan_mai']);
    expect(await found(two.id)).toEqual(['lan_mai']);
    expect(await found('LANX')).toEqual(['lanxmai']);
    expect(await found('nobody at all')).toEqual([]);
  });
});

describe('a member of another brand', () => {
  it('is not found, by id or at all, whoever asks and whatever is asked [OPS-08]', async () => {
    const member = await addPlayer(site, 'ofalpha');
    const readings: StudioCall[] = [
      'deskMember',
      'deskMemberEntries',
      'deskMemberFile',
      'deskMemberBets',
      'deskMemberRelated',
      'deskMemberSessions',
      'deskMemberMessages',
      'deskMemberHistory',
      'deskMemberNotes',
    ];
    for (const call of readings) {
      expect(await read(ofBeta, call, member.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      // By the path of the operator's own brand it is no account.
      expect(await read(ofBeta, call, member.id, {}, 'beta')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(await act(ofBeta, member.id, { act: 'close' }, 'beta')).toMatchObject({ code: 'NOT_FOUND' });
    const reveal = { reason: 'curious about it' };
    const params = { merchant: 'beta', account: member.id };
    expect(await ofBeta.browser.send('deskMemberPersonal', reveal, { params })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await noted('member.revealed', member.id)).toEqual([]);
    expect(await read(desk, 'deskMember', member.id)).toMatchObject({ status: 200, value: { username: 'ofalpha' } });
  });
});

describe('personal data', () => {
  it('are masked until asked for, and the asking says who, whose, what and why [OPS-08]', async () => {
    const { owner } = withdrawer;
    await site.db
      .update(account)
      .set({ mobile: '+84987654321' })
      .where(and(eq(account.merchant, 'alpha'), eq(account.id, owner.id)));
    const { value: shown } = await read<DeskMember>(desk, 'deskMember', owner.id);
    const text = JSON.stringify(shown);
    expect(text).not.toContain('987654321');
    expect(text).not.toContain('NGUYEN MINH ANH');
    expect(shown.mobile).toMatch(/^\+84•+321$/);
    expect(shown.bindings).toContainEqual({ provider: 'Vietcombank', tail: '5678', state: 'confirmed' });
    expect(await noted('member.revealed', owner.id)).toEqual([]);

    const params = { merchant: 'alpha', account: owner.id };
    const send = (by: JoinedOperator, reason: string) =>
      by.browser.send<DeskPersonal>('deskMemberPersonal', { reason }, { params });
    expect((await send(desk, ' ')).status).toBe(422);
    const { value: full } = await send(desk, 'the bank asks for the holder');
    expect(full).toMatchObject({ mobile: '+84987654321', fields: { payeeName: 'NGUYEN MINH ANH' } });
    expect(full.bindings.map(({ number }) => number)).toContainEqual(expect.stringMatching(/^9704.*5678$/));
    const [event] = await noted('member.revealed', owner.id);
    expect(event?.details).toMatchObject({ subject: 'demomember', reason: 'the bank asks for the holder' });
    expect(event?.details['data']).toContain('bindings');
    // The event itself holds none of them.
    expect(JSON.stringify(event?.details)).not.toContain('987654321');
  });
});

describe('acts on a member', () => {
  it('are done once per request, need the role, and are on record with their reason [OPS-08]', async () => {
    const member = await addPlayer(site, 'acted');
    expect(await act(cashier, member.id, { act: 'close' })).toMatchObject({ status: 403, value: { role: 'members' } });
    const requestId = request();
    expect((await act(desk, member.id, { act: 'endSessions', requestId })).code).toBe('OK');
    // Sent again it is not repeated; for another act the request id is refused.
    expect((await act(desk, member.id, { act: 'endSessions', requestId })).code).toBe('OK');
    expect((await act(desk, member.id, { act: 'close', requestId })).code).toBe('CONFLICT');
    expect(await noted('session.endedByOperator', member.id)).toHaveLength(1);
    expect((await visitor(site, now).login('acted', 'Demo-2026')).code).toBe('OK');

    expect((await read<unknown[]>(desk, 'deskMemberSessions', member.id)).value).toHaveLength(1);
    await act(desk, member.id, { act: 'endSessions' });
    expect((await read<unknown[]>(desk, 'deskMemberSessions', member.id)).value).toEqual([]);
    await act(desk, member.id, { act: 'mark', mark: 'watch', reason: 'many accounts at one address' });
    await act(desk, member.id, { act: 'close' });
    expect((await read<DeskMember>(desk, 'deskMember', member.id)).value).toMatchObject({
      state: 'disabled',
      marks: [{ name: 'watch', by: 'desk', reason: 'many accounts at one address' }],
    });
    expect((await act(desk, member.id, { act: 'mark' })).code).toBe('MALFORMED');

    const params = { merchant: 'alpha', account: member.id };
    const note = { text: 'Called back at noon.', requestId: request() };
    await desk.browser.send('deskMemberNote', note, { params });
    const { value: notes } = await desk.browser.send<DeskNote[]>('deskMemberNote', note, { params });
    expect(notes.map(({ by, text }) => [by, text])).toEqual([['desk', 'Called back at noon.']]);
    // Not what was done to another member, or to one of another brand by the same id.
    await act(desk, (await addPlayer(site, 'neighbour')).id, { act: 'close' });
    const foreign = { merchant: 'beta', id: 'history-1', accountId: member.id, kind: 'account.closed', details: {}, at: noon };
    await site.db.insert(securityEvent).values(foreign);
    const { value: history } = await read<DeskHistory>(desk, 'deskMemberHistory', member.id);
    expect(history.rows.filter(({ kind }) => kind === 'account.closed')).toHaveLength(1);
    expect(history.rows.map(({ kind, by }) => [kind, by])).toEqual(
      expect.arrayContaining([
        ['account.closed', 'desk'],
        ['member.marked', 'desk'],
        ['session.endedByOperator', 'desk'],
        ['login.done', null],
      ]),
    );
  });

  it('tighten a limit at once and never loosen one', async () => {
    const member = await addPlayer(site, 'limited');
    const limit = (amount: string) => ({ act: 'limit', limit: { kind: 'deposit', period: 'day', amount } });
    expect((await act(desk, member.id, limit('1000000'))).code).toBe('OK');
    expect((await act(desk, member.id, limit('400000'))).code).toBe('OK');
    expect(await act(desk, member.id, limit('400000'))).toMatchObject({ status: 422 });
    expect(await act(desk, member.id, limit('900000'))).toMatchObject({ status: 422 });
    const { value } = await read<DeskMember>(desk, 'deskMember', member.id);
    expect(value.limits).toEqual([expect.objectContaining({ kind: 'deposit', amount: '400000.0000', pending: null })]);
    const events = await noted('limit.changed', member.id);
    expect(events.map(({ details }) => details['reason'])).toEqual(['asked on the phone', 'asked on the phone']);
  });

  it('exclude while money is on its way: what is held stays, is shown, and is still paid', async () => {
    const { owner, request: withdraw, balances, tenant } = withdrawer;
    const { value: asked } = await withdraw('700000');
    const held = await balances();
    const before = (await read<DeskMember>(desk, 'deskMember', owner.id)).value;
    expect(before.onTheWay.withdrawals).toEqual({ count: 1, amount: '700000.0000' });
    expect((await act(desk, owner.id, { act: 'exclude', months: 1 })).status).toBe(422);
    expect((await act(desk, owner.id, { act: 'exclude', months: before.exclusionMonths })).code).toBe('OK');
    const after = (await read<DeskMember>(desk, 'deskMember', owner.id)).value;
    expect(after.break?.kind).toBe('exclusion');
    expect(after.onTheWay).toEqual(before.onTheWay);
    expect(await balances()).toEqual(held);
    const { withdrawals } = site.server.services;
    const by = { id: 'op-1', name: 'Operator' };
    await withdrawals.approve(tenant, by, asked.order, freely);
    await withdrawals.pay(tenant, by, { order: asked.order, amount: '700000', provider: 'bank', requestId: request() }, freely);
    expect((await read<DeskMember>(desk, 'deskMember', owner.id)).value.onTheWay.withdrawals.count).toBe(0);
    expect((await checkLedger(site.db)).broken).toBeNull();
  });
});

describe('an adjustment at the desk', () => {
  it('runs below the threshold, waits for a second operator from it on, and needs role and fresh proof [OPS-08]', async () => {
    const member = await addPlayer(site, 'adjusted');
    const adjust = (by: JoinedOperator, amount: string) =>
      by.browser.send<{ state: string }>(
        'deskMemberAdjust',
        { direction: 'credit', amount, reason: 'goodwill', requestId: request() },
        { params: { merchant: 'alpha', account: member.id } },
      );
    expect((await adjust(desk, '1')).status).toBe(403);
    expect((await adjust(cashier, '2500')).value.state).toBe('done');
    const { value } = await read<DeskMember>(desk, 'deskMember', member.id);
    expect((await adjust(cashier, value.threshold)).value.state).toBe('pending');
    const shown = (await read<DeskMember>(desk, 'deskMember', member.id)).value;
    expect(shown.approvals).toBe(1);
    expect(shown.wallets).toEqual([expect.objectContaining({ wallet: 'main', isEven: true })]);
    const { value: page } = await read<DeskEntries>(desk, 'deskMemberEntries', member.id);
    expect(page.entries[0]).toMatchObject({ kind: 'credit', amount: '2500.0000', balance: shown.balance });
  });
});

describe('ledger entries of a member', () => {
  it('are read by their numbers: any page is one range of the index, however many there are [OPS-08]', async () => {
    const member = await addPlayer(site, 'busy');
    const { ledger } = site.server.services;
    const wallet = { merchant: 'alpha', holder: member.id, name: 'main', book: 'play:VND' } as const;
    for (let number = 0; number < 53; number += 1) {
      const made = { merchant: 'alpha', scope: 'test', id: `busy-${number}`, body: String(number) };
      await ledger.execute(made, async () => ({ transaction: { kind: 'issue', wallet, amount: 10_000n as never } }));
    }
    const first = (await read<DeskEntries>(desk, 'deskMemberEntries', member.id)).value;
    expect(first.entries.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => 53 - index));
    const second = (await read<DeskEntries>(desk, 'deskMemberEntries', member.id, { after: first.next ?? '' })).value;
    expect(second).toMatchObject({ next: null, entries: [{ number: 3 }, { number: 2 }, { number: 1, balance: '1.0000' }] });
    const [row] = await site.db
      .select({ entries: ledgerWallet.entries })
      .from(ledgerWallet)
      .where(and(eq(ledgerWallet.merchant, 'alpha'), eq(ledgerWallet.holder, member.id), eq(ledgerWallet.name, 'main')));
    expect(row?.entries).toBe(53);
    const plan = await site.db.transaction(async (tx) => {
      // A test's table is small enough to be read whole; of a large one the planner takes the index.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain select * from ledger_entry where merchant = 'alpha' and holder = ${member.id} and wallet = 'main'
          and book = 'play:VND' and number < 1000 order by number desc limit 51`);
    });
    const text = plan.rows.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan Backward using ledger_entry_number/);
    expect(text).not.toMatch(/Sort/);
  });

  it('are exported without cells that a spreadsheet would run [OPS-08]', async () => {
    expect(csvLine(['=1+1', { amount: '-5.00' }], 'en')).toBe("'=1+1,-5.00\r\n");
    const member = await addPlayer(site, 'exported');
    const cookie = [...desk.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await site.server.inject({
      url: `/studio/api/desk/members/alpha/${member.id}/entries/file`,
      headers: { host: studioHost, cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="ledger-exported.csv"');
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
  });
});
