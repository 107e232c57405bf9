import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountNamed, authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { operatorOf } from '../../../../tests/server/operating.ts';
import type { ChatMessageRow, ChatMute, ChatTrial, DeskChat } from '../../../wire/chat.ts';
import { chatLine } from '../../platform/db/tables/chat.ts';

const chat = { enabled: true, hiddenWords: ['lừa đảo'], hideLinks: true, keepDays: 90 };
let site: Site;
let operate: Awaited<ReturnType<typeof operatorOf>>;
let account: string;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands({ chat }), now: () => noon });
  operate = await operatorOf(site, 'an');
  account = (await accountNamed(site, 'demomember')).id;
});
afterAll(() => site.close());
beforeEach(() => site.db.delete(chatLine));

const daysAgo = (days: number) => new Date(noon.getTime() - days * 86_400_000);
const line = (seq: number, text: string | null, more: Partial<typeof chatLine.$inferInsert> = {}) =>
  site.db.insert(chatLine).values({
    merchant: 'alpha',
    room: 'general',
    seq,
    account,
    clientId: randomUUID(),
    name: 'd***r',
    text,
    ...(text === null ? { target: 1 } : {}),
    at: daysAgo(1),
    ...more,
  });
const got = async <Value>(path: string) => (await operate<Value>('GET', `chat/alpha${path}`)).value;

it('opens a message in its room with twenty lines on each side, removals left out', async () => {
  for (let seq = 1; seq <= 60; seq += 1) await line(seq, seq === 29 ? null : `tin ${seq}`);
  const rows = await got<ChatMessageRow[]>('/rooms/general?around=30');
  expect([rows.length, rows[0]?.seq, rows.at(-1)?.seq]).toEqual([41, 9, 50]);
  expect(rows.some(({ seq }) => seq === 29)).toBe(false);
  expect(rows.find(({ seq }) => seq === 30)).toMatchObject({ account, username: 'demomember', text: 'tin 30' });
  expect((await got<ChatMessageRow[]>('/rooms/general')).at(-1)?.seq).toBe(60);
  expect((await operate('GET', 'chat/alpha/rooms/none?around=3')).code).toBe('NOT_FOUND');
});

it('lists what the filter hid, newest first, with the text, and not what a moderator removed', async () => {
  await line(1, 'lua dao', { hidden: 'word', at: daysAgo(3) });
  await line(2, 'abc.vip', { hidden: 'link' });
  await line(3, 'xin chào', { hidden: 'moderator' });
  await line(4, 'xin chào');
  await line(1, 'lua dao', { hidden: 'word', merchant: 'beta' });
  expect((await got<ChatMessageRow[]>('/hidden')).map(({ seq, text, hidden }) => [seq, text, hidden])).toEqual([
    [2, 'abc.vip', 'link'],
    [1, 'lua dao', 'word'],
  ]);
});

it('tries a word on the messages of thirty days as the filter would, without hiding any', async () => {
  await line(1, 'vào T.a.i g@me ngay');
  await line(2, 'tai game hay', { account: null, name: 'x***y' });
  await line(3, 'tài game', { at: daysAgo(31) });
  await line(4, 'tai game', { operator: 'op1', account: null });
  await line(5, 'tai game', { hidden: 'link' });
  await line(6, 'tải trò chơi');
  const trial = await got<ChatTrial>(`/trial?word=${encodeURIComponent('tai game')}`);
  expect(trial).toMatchObject({ days: 30, tried: 3, lines: 2, members: 2 });
  expect(trial.samples.map(({ seq }) => seq)).toEqual([2, 1]);
  expect(await got<ChatMessageRow[]>('/hidden')).toMatchObject([{ seq: 5 }]);
  expect((await operate('GET', `chat/alpha/trial?word=${encodeURIComponent('..')}`)).code).toBe('VALIDATION');
});

it('says which rooms, rules and words the brand has, and who may not write, by account', async () => {
  expect(await got<DeskChat>('')).toMatchObject({ enabled: true, hideLinks: true, hiddenWords: ['lừa đảo'], keepDays: 90 });
  await operate('POST', `members/alpha/${account}/mute`, { minutes: 60, reason: 'Links to other sites' });
  expect(await got<ChatMute[]>('/mutes')).toMatchObject([{ account, username: 'demomember', reason: 'Links to other sites' }]);
});
