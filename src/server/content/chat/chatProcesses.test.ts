import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountNamed, authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { clientId, portOf, type Talker, talk } from '../../../../tests/server/chat-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import type { ChatLine } from '../../../wire/chat.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { chatLine, chatRoom } from '../../platform/db/tables/chat.ts';

const chat = { enabled: true, perMinute: 120, history: 200 };
const writers = 25;
const perWriter = 20;
const total = writers * perWriter;
/** Lines that a writer sends before its connection is cut, and the answers it waits for. */
const before = { sent: 15, answered: 3 };
/** Lines after which a reader loses its connection. */
const perConnection = 20;

const sites: Site[] = [];
let tokens: readonly string[];

beforeAll(async () => {
  const database = await testDatabase();
  for (let count = 0; count < 2; count += 1) {
    const site = await openTestServer({ brands: authBrands({ chat }), database, now: () => noon });
    await site.server.listen({ port: 0, host: '127.0.0.1' });
    sites.push(site);
  }
  const site = sites[0] ?? expect.fail('No site.');
  // Without the history of the demo world.
  for (const table of [chatLine, chatRoom]) await site.db.delete(table);
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
  const pattern = await accountNamed(site, 'demogeneral');
  const rows = Array.from({ length: writers }, (_, index) => {
    const username = `writer${index}`;
    return { ...pattern, id: `90000000${index}`, username, foldedUsername: username };
  });
  const made = await site.db.insert(account).values(rows).returning();
  tokens = await Promise.all(made.map(async (owner) => (await site.members.sessions.start(tenant, owner)).token));
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

const portOfTurn = (turn: number) => portOf(sites[turn % sites.length] ?? expect.fail('No site.'));

/** Reads a room over connections that are cut, until it has the number of lines. Everything received is kept as it came. */
async function readAll(first: number): Promise<{ readonly lines: readonly ChatLine[]; readonly cuts: number }> {
  const lines: ChatLine[] = [];
  let cuts = 0;
  while (lines.length < total) {
    const talker = await talk(portOfTurn(first + cuts));
    const { lines: missed, isReset } = await talker.enter({ after: lines.at(-1)?.seq ?? 0 });
    expect(isReset).toBe(false);
    lines.push(...missed);
    const until = Math.min(total, lines.length + perConnection);
    while (lines.length < until) lines.push(...(await talker.next('lines')).lines);
    talker.socket.terminate();
    cuts += 1;
  }
  return { lines, cuts };
}

/** Writes all messages over two connections: the first is cut while answers are on their way, the second repeats what has none. */
async function writeAll(writer: number): Promise<void> {
  const token = tokens[writer] ?? '';
  const left = new Map(Array.from({ length: perWriter }, (_, index) => [clientId(), `tin ${writer}-${index}`]));
  const post = (talker: Talker, [id, text]: readonly [string, string]) =>
    talker.post(text, id).then((answer) => {
      expect(answer.kind).toBe('stored');
      left.delete(id);
    });
  const one = await talk(portOfTurn(writer), { token });
  await one.enter();
  const sent = [...left].slice(0, before.sent).map((message) => post(one, message));
  await Promise.all(sent.slice(0, before.answered));
  one.socket.terminate();
  await Promise.allSettled(sent);
  const two = await talk(portOfTurn(writer + 1), { token });
  await two.enter();
  await Promise.all([...left].map((message) => post(two, message)));
  two.socket.terminate();
}

it('two processes bring every message to every reader one time and in order, over cut connections', async () => {
  const reading = [0, 1, 0, 1].map((first) => readAll(first));
  const writing = Array.from({ length: writers }, (_, writer) => writeAll(writer));
  await Promise.all(writing);
  const readers = await Promise.all(reading);
  const texts = readers[0]?.lines.map((line) => (line.kind === 'message' ? line.text : null)) ?? [];
  expect([texts.length, new Set(texts).size]).toEqual([total, total]);
  for (const { lines, cuts } of readers) {
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(cuts).toBeGreaterThan(5);
  }
  expect(writers + readers.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(45);
});

it('a lost connection to the database loses no message, and a mute reaches the sockets of both processes', async () => {
  const [here, there] = [sites[0] ?? expect.fail('No site.'), sites[1] ?? expect.fail('No site.')];
  const [token = ''] = tokens;
  const [writer, reader] = [await talk(portOf(here), { token }), await talk(portOf(there), { token })];
  await Promise.all([writer.enter(), reader.enter()]);
  await here.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'livery-live' and datname = current_database()`);
  const { seq } = (await writer.post('sau khi mất kết nối')) as { seq: number };
  expect((await reader.next('lines')).lines).toMatchObject([{ seq, text: 'sau khi mất kết nối' }]);

  const tenant = here.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
  const owner = await accountNamed(here, 'writer0');
  const by = { id: 'op1', name: 'mod' };
  await here.chat.operate.mute(tenant, by, owner, { minutes: 5, reason: 'Spam in the room' });
  await expect.poll(() => reader.replies.at(-1)).toMatchObject({ kind: 'muted' });
  expect(await reader.post('xin chào')).toMatchObject({ kind: 'refused', code: 'NOT_ALLOWED' });
  for (const { socket } of [writer, reader]) socket.terminate();
});
