import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { languages } from '../../../domain/language.ts';
import { moneyOf } from '../../../domain/money.ts';
import messages from '../../../i18n/en/messages.json' with { type: 'json' };
import type { InboxMessage, InboxPage, UnreadMessages } from '../../../wire/inbox.ts';
import { sweep } from '../../edge/jobs/sweep.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { broadcast, inboxMessage } from '../../platform/db/tables/inbox.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { inboxText } from './index.ts';

const templates = ['depositCredited', 'withdrawalApproved', 'withdrawalPaid', 'withdrawalRejected', 'depositFailed'] as const;
const params = { provider: 'Mẫu Pay', amount: moneyOf('1234567.5') };
const shown = '1,234,567.50 ₫';

let site: Site;
let tenant: Tenant;
let time = noon;
const now = () => time;
const later = (ms: number) => {
  time = new Date(time.getTime() + ms);
};
let member: { readonly id: string; readonly token: string };
let stranger: typeof member;

beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now });
  tenant = site.tenants.byMerchant('alpha') ?? expect.fail('The brand is not there.');
  member = await signIn('demomember');
  stranger = await signIn('demogeneral');
});
afterAll(() => site.close());
beforeEach(async () => {
  time = noon;
  await site.db.delete(inboxMessage);
});

async function signIn(username: string) {
  const owner = (await site.verification.accounts.byUsername('alpha', username)) ?? expect.fail(`${username} is not there.`);
  const { token } = (await visitor(site, now).login(username, demoPassword)).value;
  return { id: owner.id, token };
}

const send = async (template: (typeof templates)[number] = 'depositCredited', to = member) => {
  later(1_000);
  await site.inbox.send(tenant, to.id, template, params);
};
const ask: ReturnType<typeof visitor>['send'] = (...given) => visitor(site, now).send(...given);
const page = async (query = '', { token } = member) =>
  (await visitor(site, now).send<InboxPage>('inbox', undefined, { token }, query)).value;
const unread = async ({ token } = member) =>
  (await visitor(site, now).send<UnreadMessages>('unreadMessages', undefined, { token })).value;
const change = async (call: 'readMessage' | 'deleteMessage' | 'restoreMessage', id: string, { token } = member) =>
  (await ask(call, { id }, { token })).code;
const titles = (list: readonly InboxMessage[]) => list.map(({ title }) => title);

it('has templates of money in every language, each with a provider and an amount [TEMPLATE-01, TEMPLATE-02]', () => {
  const kinds = Object.keys(messages).flatMap((key) => /^message\.(\w+)\.inbox$/.exec(key)?.[1] ?? []);
  // Those about money; an answer to feedback has a reference instead, a change of rank its number, an exchange its points,
  // an act on a contract nothing.
  const contracts = ['contractOffered', 'contractEnding', 'contractStopped'];
  const others = ['feedbackAnswered', 'rankRaised', 'rankLowered', 'exchangeApproved', 'exchangeRejected', ...contracts];
  expect(kinds.toSorted()).toEqual([...templates, ...others].toSorted());
  const texts = languages.flatMap((language) =>
    templates.map((template) => inboxText(tenant, language, template, { provider: params.provider, amount: '1234567.5000' })),
  );
  for (const { title, text } of texts) {
    expect(title.length).toBeGreaterThan(3);
    expect([text.includes(params.provider), text.includes(shown), text.includes('{{')]).toEqual([true, true, false]);
  }
  expect(new Set(titles(texts as InboxMessage[])).size).toBe(texts.length);
});

it('shows members their messages, newest first, and lets them read, delete and restore each [MEMBER-15, PROD-20]', async () => {
  for (const template of templates) await send(template);
  await send('depositFailed', stranger);
  const { messages: list, next } = await page();
  expect(next).toBe(null);
  expect(list.map(({ template, isRead }) => [template, isRead])).toEqual(
    templates.toReversed().map((template) => [template, false]),
  );
  const [{ id } = { id: '' }] = list;
  expect(await change('readMessage', id)).toBe('OK');
  expect(await change('readMessage', id)).toBe('OK');
  expect((await unread()).count).toBe(templates.length - 1);
  expect(await change('deleteMessage', id)).toBe('OK');
  expect((await page()).messages).toHaveLength(templates.length - 1);
  expect(await change('restoreMessage', id)).toBe('OK');
  expect((await page()).messages[0]).toMatchObject({ id, isRead: true });
  expect((await ask('readAllMessages', undefined, { token: member.token })).code).toBe('OK');
  expect([await unread(), (await unread(stranger)).count]).toEqual([{ messages: [], count: 0 }, 1]);
});

it('keeps the messages of an account from every other, and tells its own unread ones from read ones [API-56]', async () => {
  await send();
  const [{ id } = { id: '' }] = (await page()).messages;
  for (const call of ['readMessage', 'deleteMessage', 'restoreMessage'] as const) {
    expect(await change(call, id, stranger)).toBe('NOT_FOUND');
  }
  expect((await page('', stranger)).messages).toEqual([]);
  expect((await page()).messages).toMatchObject([{ id, isRead: false }]);
  expect((await ask('unreadMessages', undefined)).status).toBe(401);
  expect(await unread(stranger)).toEqual({ messages: [], count: 0 });
  expect(await unread()).toMatchObject({ messages: [{ id, isRead: false }], count: 1 });
  expect(await change('readMessage', id)).toBe('OK');
  expect(await unread()).toEqual({ messages: [], count: 0 });
});

it('counts the unread messages of customer service for members only [API-54]', async () => {
  expect((await ask('unreadCount', undefined, { token: member.token })).value).toEqual({ count: 0 });
  expect((await ask('unreadCount', undefined)).status).toBe(401);
});

it('pages through messages of one moment without a gap or a repetition', async () => {
  for (let sent = 0; sent < 45; sent += 1) await site.inbox.send(tenant, member.id, 'depositCredited', params);
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { messages: list, next: following }: InboxPage = await page(next === '' ? '' : `?before=${next}`);
    seen.push(...list.map(({ id }) => id));
    sizes.push(list.length);
    next = following;
  }
  expect([sizes, new Set(seen).size]).toEqual([[20, 20, 5], 45]);
  // A page that the last message fills has none after it.
  await site.db.delete(inboxMessage);
  for (let sent = 0; sent < 20; sent += 1) await site.inbox.send(tenant, member.id, 'depositCredited', params);
  expect(await page()).toMatchObject({ messages: { length: 20 }, next: null });
});

it('writes in the language the member has chosen, and keeps it when that changes [TEMPLATE-01]', async () => {
  const choose = (language: string) => ask('memberLanguage', { language }, { token: member.token });
  expect((await choose('EN')).code).toBe('OK');
  await send();
  await choose('VI');
  await send();
  expect(titles((await page()).messages)).toEqual(['Nạp tiền đã vào ví', 'Deposit credited']);
  await site.db.update(account).set({ language: null }).where(eq(account.id, member.id));
});

it('shows a broadcast with its texts in the language of the message, beside the templates, and sends it once', async () => {
  const id = randomUUID();
  const title = { vi: 'Bảo trì', en: 'Maintenance' };
  const body = { vi: 'Từ nửa đêm.', en: 'From midnight on.' };
  const ordered = { segment: { audience: 'all' }, state: 'sending', total: 1, orderedBy: 'op', orderedAt: noon } as const;
  await site.db.insert(broadcast).values({ merchant: 'alpha', id, title, body, ...ordered });
  await send();
  later(1_000);
  const order = () => site.inbox.sendBroadcast(site.db, tenant, { id }, [member.id, 'unknown']);
  await Promise.all([order(), order()]);
  const [first, second, ...others] = (await page()).messages;
  expect(first).toMatchObject({ template: 'broadcast', title: title.vi, text: body.vi, isRead: false });
  expect([second?.template, others, (await page('', stranger)).messages]).toEqual(['depositCredited', [], []]);
  await site.db.delete(broadcast);
});

it('sends with the transaction it belongs to, or not at all', async () => {
  class Undo extends Error {}
  const undone = site.db.transaction(async (tx) => {
    await site.inbox.send(tenant, member.id, 'depositCredited', params, tx);
    throw new Undo();
  });
  await expect(undone).rejects.toThrow(Undo);
  expect((await page()).messages).toEqual([]);
});

it('reads pages and counts of 100,000 messages by their indexes', async () => {
  await site.db.execute(sql`
    insert into inbox_message (merchant, id, account, template, params, language, sent_at, read_at)
    select 'alpha', gen_random_uuid(), ${member.id}, 'depositCredited', '{"provider":"P","amount":"1.0000"}', 'en',
      ${noon.toISOString()}::timestamptz - make_interval(secs => number),
      case when number > 6000 then ${noon.toISOString()}::timestamptz end
    from generate_series(1, 100000) number`);
  await site.db.execute(sql`analyze inbox_message`);
  /** Rows that the statements of a call visited. */
  const visited = async (work: () => Promise<unknown>) => {
    const count = async () => {
      await site.db.execute(sql`select pg_stat_force_next_flush()`);
      const { rows } = await site.db.execute<{ rows: string }>(sql`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_user_tables where relname = 'inbox_message'`);
      return Number(rows[0]?.rows);
    };
    const before = await count();
    await work();
    return (await count()) - before;
  };
  const owner = { merchant: 'alpha', id: member.id };
  const { next } = await site.inbox.list(tenant, owner, {});
  expect(next).not.toBe(null);
  expect(await visited(() => site.inbox.list(tenant, owner, { before: next ?? '' }))).toBeLessThan(50);
  expect(await visited(() => site.inbox.list(tenant, owner, { unread: '1' }))).toBeLessThan(50);
  expect(await visited(() => site.inbox.unread(owner))).toBeLessThan(500);
  expect(await site.inbox.unread(owner)).toBe(100);
  await site.inbox.readAll(owner);
  expect([await site.inbox.unread(owner), await unreadRows()]).toEqual([0, 0]);
});

const unreadRows = () =>
  site.db.$count(inboxMessage, and(eq(inboxMessage.merchant, 'alpha'), sql`${inboxMessage.readAt} is null`));

it('deletes what was deleted a month ago', async () => {
  await send();
  const [{ id } = { id: '' }] = (await page()).messages;
  await change('deleteMessage', id);
  await sweep(site.db, new Date(time.getTime() + 29 * 86_400_000));
  expect(await site.db.$count(inboxMessage)).toBe(1);
  await sweep(site.db, new Date(time.getTime() + 31 * 86_400_000));
  expect(await site.db.$count(inboxMessage)).toBe(0);
});
