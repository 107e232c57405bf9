import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountNamed, authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { clientId, portOf, shownTexts, type Talker, talk } from '../../../../tests/server/chat-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { limitWindow, securityEvent, session } from '../../platform/db/tables/accounts.ts';
import { chatLine, chatMute, chatRead, chatRoom } from '../../platform/db/tables/chat.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const rooms = [
  { id: 'general', name: { vi: 'Chung', en: 'General' } },
  { id: 'lottery', name: { vi: 'Xổ số', en: 'Lottery' } },
];
const chat = { enabled: true, rooms, hiddenWords: ['lừa đảo'], perMinute: 5, history: 10 };
let site: Site;
let tenant: Tenant;
let time = noon;
const now = () => time;
const talkers: Talker[] = [];

beforeAll(async () => {
  // Maintenance that is over at noon: a test that sets the clock back meets it.
  const maintenance = { on: true, until: '2026-11-20T04:00:00Z' };
  site = await openTestServer({ brands: authBrands({ chat, status: { maintenance } }), now });
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  tenant = site.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
});
afterAll(() => site.close());
beforeEach(async () => {
  time = noon;
  for (const table of [chatLine, chatRoom, chatMute, chatRead, limitWindow, session]) await site.db.delete(table);
});
afterEach(async () => {
  for (const { socket } of talkers) socket.terminate();
  await Promise.all(talkers.splice(0).map(({ closed }) => closed));
  await expect.poll(() => site.chat.sockets()).toBe(0);
});

const ownerOf = (username: string, merchant = 'alpha') => accountNamed(site, username, merchant);
const tokenOf = async (username: string) => (await site.members.sessions.start(tenant, await ownerOf(username))).token;
const open = async (...given: Parameters<typeof talk> extends [number, ...infer More] ? More : never) => {
  const talker = await talk(portOf(site), ...given);
  talkers.push(talker);
  return talker;
};
const member = async (username = 'demomember') => {
  const talker = await open({ token: await tokenOf(username) });
  await talker.enter();
  return talker;
};
const byOperator = { id: 'op1', name: 'mod' };

describe('the chat room', () => {
  it('shows a member’s message to guests and members with a masked name, and to its author as own [OVERLAY-04]', async () => {
    const [author, other, guest] = [await member(), await member('demogeneral'), await open()];
    expect(await guest.enter()).toMatchObject({ right: 'guest', lines: [], isReset: true });
    const id = clientId();
    expect(await author.post('  Chúc mọi   người may mắn ', id)).toEqual({ kind: 'stored', id, seq: 1 });
    const line = {
      kind: 'message',
      seq: 1,
      name: 'de***r',
      text: 'Chúc mọi người may mắn',
      hidden: null,
      at: noon.toISOString(),
    };
    const seen = (await Promise.all([author, other, guest].map((one) => one.next('lines')))).map(({ lines }) => lines);
    expect(seen).toMatchObject([[{ ...line, mine: id }], [{ ...line, mine: null }], [{ ...line, mine: null }]]);
    expect(JSON.stringify(guest.replies)).not.toMatch(/demomember|1000000010/);
    const late = await open({ token: await tokenOf('demogeneral') });
    expect((await late.enter()).lines).toMatchObject([{ ...line, mine: null }]);
    expect((await late.enter({ room: 'lottery' })).lines).toEqual([]);
  });

  it('stores a message one time, however often its browser sends it', async () => {
    const author = await member();
    const id = clientId();
    expect([await author.post('xin chào', id), await author.post('xin chào', id)]).toMatchObject([{ seq: 1 }, { seq: 1 }]);
    const again = await member();
    expect(await again.post('xin chào', id)).toMatchObject({ kind: 'stored', seq: 1 });
    expect(await site.db.$count(chatLine)).toBe(1);
  });

  it('lets guests and trial accounts read only, and no guest where the brand says so', async () => {
    const guest = await open();
    await guest.enter();
    expect(await guest.post('xin chào')).toMatchObject({ kind: 'refused', code: 'AUTH_REQUIRED' });
    const weak = await open({ token: (await visitor(site, now).login('demoweak', '123456')).value.token });
    expect(await weak.enter()).toMatchObject({ right: 'limited' });
    expect(await weak.post('xin chào')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await site.db.$count(chatLine)).toBe(0);
  });

  it('hides links and filtered words from everyone, and keeps their text for operators', async () => {
    const author = await member();
    await author.post('vào abc . vip nhé');
    await author.post('L.ừ.a đ@0');
    await author.post('xin chào');
    const { lines } = await (await open()).enter();
    expect(lines).toMatchObject([
      { text: null, hidden: 'link' },
      { text: null, hidden: 'word' },
      { text: 'xin chào', hidden: null },
    ]);
    const listed = await site.chat.operate.messages(tenant, byOperator, 'general');
    expect(listed.map(({ username, text }) => [username, text])[1]).toEqual(['demomember', 'L.ừ.a đ@0']);
  });

  it('sends what a browser lacks after a cut, and all of the history after a long one', async () => {
    const author = await member();
    await author.post('một');
    await author.post('hai');
    expect(await (await open()).enter({ after: 1 })).toMatchObject({ isReset: false, lines: [{ seq: 2, text: 'hai' }] });
    expect((await (await open()).enter({ after: 2 })).lines).toEqual([]);
    // As after a deletion by the retention job.
    expect(await (await open()).enter({ after: 99 })).toMatchObject({ isReset: true, lines: [{ seq: 1 }, { seq: 2 }] });
  });

  it('counts unread messages of others in rooms that the member has opened [API-54]', async () => {
    const [reader, author] = [await member(), await member('demogeneral')];
    const unread = async () => {
      const token = await tokenOf('demomember');
      return (await visitor(site, now).send<{ count: number }>('unreadCount', undefined, { token })).value.count;
    };
    await author.post('một');
    await reader.next('lines');
    expect(await unread()).toBe(0);
    reader.send({ kind: 'read', upTo: 1 });
    expect(await reader.post('của tôi')).toMatchObject({ seq: 2 });
    await author.post('hai');
    await author.post('abc.vip');
    expect(await unread()).toBe(1);
    expect((await visitor(site, now).send('unreadCount', undefined)).status).toBe(401);
  });

  it('shows how many view a room, an account one time', async () => {
    const [first] = [await member(), await member(), await open()];
    await talkers[2]?.enter();
    await site.chat.exchange();
    expect(await first.next('viewers')).toEqual({ kind: 'viewers', room: 'general', count: 2 });
  });
});

describe('moderation', () => {
  it('mutes a member on every tab immediately, refuses what they send, and lets them write again', async () => {
    const [one, two, other] = [await member(), await member(), await member('demogeneral')];
    const owner = await ownerOf('demomember');
    const order = { minutes: 60, reason: 'Spam in the room' };
    const { until } = await site.chat.operate.mute(tenant, byOperator, owner, order);
    const muted = { kind: 'muted', until };
    expect([await one.next('muted'), await two.next('muted')]).toEqual([muted, muted]);
    expect(await two.post('xin chào')).toMatchObject({ kind: 'refused', code: 'NOT_ALLOWED' });
    expect(await other.post('xin chào')).toMatchObject({ kind: 'stored' });
    const third = await open({ token: await tokenOf('demomember') });
    expect(await third.enter()).toMatchObject({ right: 'write', mutedUntil: until });
    expect(await site.chat.operate.mutes(tenant, byOperator)).toMatchObject([{ username: 'demomember' }]);
    await site.chat.operate.unmute(tenant, byOperator, owner);
    await expect.poll(() => two.replies.at(-1)).toEqual({ kind: 'muted', until: null });
    expect(await two.post('xin chào')).toMatchObject({ kind: 'stored' });
    const noted = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'chat.muted'));
    expect(noted.map(({ details }) => details)).toMatchObject([{ minutes: 60 }, { minutes: 0 }]);
  });

  it('removes a message from open screens and from those that come back, one time', async () => {
    const [author, reader] = [await member(), await open()];
    await reader.enter();
    await author.post('một');
    await author.post('hai');
    await site.chat.operate.remove(tenant, byOperator, 'general', 1, 'Insult');
    await expect.poll(() => shownTexts(reader.lines())).toEqual([null, 'hai']);
    expect((await (await open()).enter({ after: 2 })).lines).toEqual([{ kind: 'removal', seq: 3, target: 1 }]);
    expect((await (await open()).enter()).lines).toMatchObject([{ text: null, hidden: 'moderator' }, { text: 'hai' }]);
    const again = site.chat.operate.remove(tenant, byOperator, 'general', 1, 'Insult');
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lets a moderator write under no name, one time by the id of the request', async () => {
    const reader = await open();
    await reader.enter();
    const message = { text: 'CSKH không bao giờ hỏi mật khẩu', requestId: clientId() };
    for (let turn = 0; turn < 2; turn += 1) await site.chat.operate.say(tenant, byOperator, 'general', message);
    expect((await reader.next('lines')).lines).toMatchObject([{ name: null, avatar: null, text: message.text }]);
    expect(await site.db.$count(chatLine)).toBe(1);
  });
});

describe('a hostile browser', () => {
  it('is refused from the page of another site, without an origin, and at a brand without a chat', async () => {
    await expect(open({ origin: 'https://evil.test' })).rejects.toThrow('403');
    await expect(open({ origin: 'https://alpha.test.evil.test' })).rejects.toThrow('403');
    await expect(open({ origin: null })).rejects.toThrow('403');
    await expect(open({ origin: 'null' })).rejects.toThrow('403');
    await expect(open({ host: 'unknown.test' })).rejects.toThrow('421');
    await expect(open({ path: '/wps/nothing' })).rejects.toThrow('404');
  });

  it('cannot use the token of another merchant, which is noted, nor one that has ended', async () => {
    const beta = site.tenants.byMerchant('beta') ?? expect.fail('No brand.');
    const { token } = await site.members.sessions.start(beta, await ownerOf('demomember', 'beta'));
    const thief = await open({ token });
    thief.send({ kind: 'enter', room: 'general', token, after: null });
    expect(await thief.closed).toBe(4401);
    expect(await site.db.$count(securityEvent, eq(securityEvent.kind, 'session.foreign'))).toBe(1);
    const guest = await open();
    guest.send({ kind: 'enter', room: 'general', token: 'x'.repeat(43), after: null });
    expect(await guest.closed).toBe(4401);
  });

  it('loses its socket with its session', async () => {
    const writer = await member();
    await site.members.sessions.endAll(await ownerOf('demomember'));
    expect(await writer.closed).toBe(4401);
  });

  it('is closed to members and guests while its site is under maintenance', async () => {
    const [writer, guest] = [await member(), await open()];
    await guest.enter();
    await site.chat.exchange();
    expect(site.chat.sockets()).toBe(2);
    time = new Date(noon.getTime() - 2 * 3_600_000);
    await site.chat.exchange();
    expect([await writer.closed, await guest.closed]).toEqual([4403, 4403]);
  });

  it('is stopped by the limits of the brand, and by those of frames', async () => {
    const writer = await member();
    const answers = [];
    for (let turn = 0; turn < 7; turn += 1) answers.push(await writer.post(`tin ${turn}`));
    expect(answers.map((answer) => ('code' in answer ? answer.code : answer.seq))).toEqual([
      1,
      2,
      3,
      4,
      5,
      'RATE_LIMIT',
      'RATE_LIMIT',
    ]);
    const flooder = await member('demogeneral');
    for (let turn = 0; turn < 200; turn += 1) flooder.send({ kind: 'post', id: clientId(), text: 'x' });
    expect(await flooder.closed).toBe(1013);
  });

  it('counts the addresses of one IPv6 network as one client', async () => {
    const attempts = Array.from({ length: 241 }, (_, host) => `2001:db8:1:2::${host.toString(16)}`);
    const outcomes = await Promise.all(
      attempts.map((address) =>
        site.chat.admit(tenant, address).then(
          () => 'open',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome !== 'open')).toEqual(['RATE_LIMIT']);
    await expect(site.chat.admit(tenant, '2001:db8:9::1')).resolves.toBeUndefined();
  });

  it.each([
    [
      'a frame over 4 kB',
      (talker: Talker) => talker.send(`{"kind":"post","id":"client-00","text":"${'\u0301'.repeat(4_096)}"}`),
      1009,
    ],
    ['a binary frame', ({ socket }: Talker) => socket.send(Buffer.from('{}')), 1003],
    ['no JSON', (talker: Talker) => talker.send('hello'), 1008],
    ['an unknown kind', (talker: Talker) => talker.send('{"kind":"mute"}'), 1008],
    ['a member twice', (talker: Talker) => talker.send('{"kind":"read","upTo":1,"upTo":2}'), 1008],
    ['an unknown room', (talker: Talker) => talker.send('{"kind":"enter","room":"none","token":null,"after":null}'), 4403],
  ])('loses its socket for %s', async (_, act, code) => {
    const talker = await member();
    act(talker);
    expect(await talker.closed).toBe(code);
  });

  it('cannot post what has nothing to see or is too long', async () => {
    const writer = await member();
    expect(await writer.post('\u200B\u202E\u0301\u0301')).toMatchObject({ code: 'VALIDATION' });
    expect(await writer.post('a'.repeat(141))).toMatchObject({ code: 'VALIDATION' });
    expect(await writer.post(`e${'\u0301'.repeat(1_000)}`)).toMatchObject({ kind: 'stored' });
    expect((await site.db.select().from(chatLine))[0]?.text).toBe('é\u0301\u0301');
  });

  it('that is cut in the middle of a frame leaves nothing behind', async () => {
    const socket = connect(portOf(site), '127.0.0.1');
    const head = ['GET /wps/chat HTTP/1.1', 'Host: alpha.test', 'Origin: https://alpha.test', 'Connection: Upgrade'];
    const key = Buffer.alloc(16, 1).toString('base64');
    socket.write(
      [...head, 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'),
    );
    await new Promise((resolve) => socket.once('data', resolve));
    await expect.poll(() => site.chat.sockets()).toBe(1);
    // A masked text frame that says 100 bytes and has three.
    socket.write(Buffer.from([0x81, 0x80 | 100, 1, 2, 3, 4, 5, 6, 7]));
    socket.resetAndDestroy();
    await expect.poll(() => site.chat.sockets()).toBe(0);
    expect(await site.db.$count(chatLine)).toBe(0);
  });

  it('that asks for no socket gets an answer, and other upgrades the answer of their route', async () => {
    expect((await site.get('alpha.test', '/wps/chat')).statusCode).toBe(400);
    const socket = connect(portOf(site), '127.0.0.1');
    socket.write(
      'GET /wps/chat/settings HTTP/1.1\r\nHost: alpha.test\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n',
    );
    let text = '';
    for await (const part of socket) text += String(part);
    expect(text).toMatch(/^HTTP\/1.1 200/);
    expect(text).toContain('"maxLength":140');
  });
});

it('deletes messages after the days that the brand keeps them', async () => {
  const author = await member();
  await author.post('một');
  time = new Date(noon.getTime() + 31 * 86_400_000);
  await site.chat.sweep();
  expect(await site.db.$count(chatLine)).toBe(0);
  time = noon;
});

it('goes away with the process, whose browsers come back', async () => {
  const other = await openTestServer({ brands: authBrands({ chat }), now });
  await other.server.listen({ port: 0, host: '127.0.0.1' });
  const guest = await talk(portOf(other));
  await guest.enter();
  const closing = other.close();
  expect(await guest.closed).toBe(1001);
  await closing;
});

it('waits for each socket when it goes away, also for one whose browser does not answer', async () => {
  const other = await openTestServer({ brands: authBrands({ chat }), now });
  await other.server.listen({ port: 0, host: '127.0.0.1' });
  const [guest, silent] = [await talk(portOf(other)), await talk(portOf(other))];
  await Promise.all([guest.enter(), silent.enter()]);
  silent.socket.pause();
  await other.chat.drain();
  expect(other.chat.sockets()).toBe(0);
  expect(await guest.closed).toBe(1001);
  silent.socket.terminate();
  await other.close();
});
