import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountNamed, authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { moneyOf } from '../../../domain/money.ts';
import { calls } from '../../../wire/calls.ts';
import type { LiveEvent, LiveState } from '../../../wire/live.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { DatabaseSettings } from '../db/index.ts';
import { account, session } from '../db/tables/accounts.ts';
import { inboxMessage } from '../db/tables/inbox.ts';

const params = { provider: 'Paper Bank', amount: moneyOf('100') };
let time = noon;
const now = () => time;

interface OpenStream {
  readonly status: number;
  /** The next event; null once the stream has ended. */
  readonly next: () => Promise<LiveEvent | null>;
  readonly leave: () => void;
}

/** Opens a stream over a socket, as a browser does. */
async function follow({ server }: Site, token: string | null): Promise<OpenStream> {
  const { port } = server.server.address() as { port: number };
  const headers = { host: 'alpha.test', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  const request = get({ port, host: '127.0.0.1', path: calls.liveStream.path, headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8');
  const events = eventsOf(answer);
  return {
    status: answer.statusCode ?? 0,
    next: async () => {
      const { value, done } = await events.next();
      return done === true ? null : value;
    },
    leave: () => request.destroy(),
  };
}

async function* eventsOf(answer: IncomingMessage): AsyncGenerator<LiveEvent, void, void> {
  let text = '';
  for await (const chunk of answer) {
    text += String(chunk);
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice('data: '.length)) as LiveEvent;
  }
}

const kinds: [string, () => Promise<DatabaseSettings>, number][] = [
  ['two processes on PostgreSQL', testDatabase, 2],
  ['one process on the embedded database', async () => ({ kind: 'embedded', directory: null }), 1],
];

describe.each(kinds)('live events of %s', (_, databaseOf, processes) => {
  const sites: Site[] = [];
  let here: Site;
  let there: Site;
  let tenant: Tenant;
  let owner: typeof account.$inferSelect;
  let token: string;
  const streams: OpenStream[] = [];

  beforeAll(async () => {
    const database = await databaseOf();
    for (let count = 0; count < processes; count += 1) {
      const site = await openTestServer({ brands: authBrands(), database, now });
      await site.server.listen({ port: 0, host: '127.0.0.1' });
      sites.push(site);
    }
    [here, there] = [sites[0] ?? expect.fail('No site.'), sites.at(-1) ?? expect.fail('No site.')];
    tenant = there.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
    owner = await accountNamed(here, 'demomember');
  });
  afterAll(() => Promise.all(sites.map((site) => site.close())));
  beforeEach(async () => {
    for (const { leave } of streams.splice(0)) leave();
    await here.db.delete(inboxMessage);
    await here.db.delete(session);
    token = (await there.members.sessions.start(tenant, owner)).token;
  });

  const opened = async () => {
    const stream = await follow(here, token);
    streams.push(stream);
    expect(await stream.next()).toMatchObject({ topic: 'state', balance: { currency: 'VND' }, unread: 0 });
    return stream;
  };

  it('reach the streams of the account and no other, after the state [TEMPLATE-01]', async () => {
    const [one, two] = [await opened(), await opened()];
    await there.inbox.send(tenant, '1000000011', 'depositFailed', params);
    await there.inbox.send(tenant, owner.id, 'depositCredited', params);
    expect(await Promise.all([one.next(), two.next()])).toEqual([
      { topic: 'inbox', unread: 1 },
      { topic: 'inbox', unread: 1 },
    ]);
    await there.live.notify(there.db, 'alpha', owner.id, 'receipt');
    expect(await one.next()).toEqual({ topic: 'receipt' });
  });

  it('are sent when their transaction commits, and never if it is rolled back', async () => {
    const stream = await opened();
    const undone = there.db.transaction(async (tx) => {
      await there.live.notify(tx, 'alpha', owner.id, 'limits');
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await there.db.transaction((tx) => there.live.notify(tx, 'alpha', owner.id, 'receipt'));
    expect(await stream.next()).toEqual({ topic: 'receipt' });
  });

  it('show the balance after every act of the ledger', async () => {
    const stream = await opened();
    const wallet = { merchant: 'alpha', holder: owner.id, name: 'main', book: 'play:VND' } as const;
    const request = { merchant: 'alpha', scope: 'test', id: 'issue', body: '' };
    await there.ledger.execute(request, async () => ({ transaction: { kind: 'issue', wallet, amount: moneyOf('7') } }));
    const balance = await there.wallets.balance(tenant, owner);
    expect(await stream.next()).toEqual({ topic: 'balance', balance });
  });

  // Within less than the interval of the sweep, which would end them too.
  it('end with the session, and nothing is sent after it', { timeout: 15_000 }, async () => {
    const stream = await opened();
    await there.members.sessions.endAll(owner);
    expect(await stream.next()).toBe(null);
    expect(await follow(here, token)).toMatchObject({ status: 401 });
    expect(await follow(here, null)).toMatchObject({ status: 401 });
    await expect.poll(() => here.live.streams()).toBe(0);
  });

  it('are of open sessions: to the moment of their idle and their absolute end, and of an active account', async () => {
    const { tokenHash } = (await here.members.sessions.find(tenant, token)) ?? expect.fail('No session.');
    const isOpen = async () => (await here.live.openAmong(['unknown', tokenHash])).has(tokenHash);
    const [row = expect.fail('No session.')] = await here.db.select().from(session);
    const soon = new Date(now().getTime() + 1);
    const outcomes: boolean[] = [await isOpen()];
    for (const ends of [{ idleEnd: now() }, { absoluteEnd: now() }, { idleEnd: soon, absoluteEnd: soon }]) {
      await here.db.update(session).set({ idleEnd: row.idleEnd, absoluteEnd: row.absoluteEnd, ...ends });
      outcomes.push(await isOpen());
    }
    const isOwner = and(eq(account.merchant, 'alpha'), eq(account.id, owner.id));
    await here.db.update(account).set({ state: 'disabled' }).where(isOwner);
    outcomes.push(await isOpen());
    await here.db.update(account).set({ state: 'active' }).where(isOwner);
    expect(outcomes).toEqual([true, false, false, true, false]);
  });

  it('are limited to twelve streams of an account in a process', async () => {
    for (let count = 0; count < 12; count += 1) await opened();
    expect(await follow(here, token)).toMatchObject({ status: 429 });
    streams.pop()?.leave();
    await expect.poll(() => here.live.streams()).toBe(11);
    await opened();
  });

  it('keep no session alive, and neither does their call', async () => {
    const seenAt = async () => (await here.db.select().from(session))[0]?.seenAt;
    const before = await seenAt();
    time = new Date(noon.getTime() + 5 * 60_000);
    await opened();
    const state = await visitor(here, now).send<LiveState>('liveState', undefined, { token });
    expect([state.status, state.value.unread]).toEqual([200, 0]);
    expect(await seenAt()).toEqual(before);
    await visitor(here, now).send('memberInfo', undefined, { token });
    expect(await seenAt()).toEqual(time);
    time = noon;
  });
});

describe('a process that', () => {
  const open = async (database: DatabaseSettings) => {
    const site = await openTestServer({ brands: authBrands(), database, now });
    await site.server.listen({ port: 0, host: '127.0.0.1' });
    const { token } = (await visitor(site, now).login('demomember', demoPassword)).value;
    const stream = await follow(site, token);
    await stream.next();
    return { site, stream };
  };

  it('loses its notifications listens again and sends the state, and later events', async () => {
    const { site, stream } = await open(await testDatabase());
    await site.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'livery-live' and datname = current_database()`);
    expect(await stream.next()).toMatchObject({ topic: 'state' });
    await site.live.notify(site.db, 'alpha', '1000000010', 'receipt');
    expect(await stream.next()).toEqual({ topic: 'receipt' });
    stream.leave();
    await site.close();
  });

  it('stops ends its streams first', async () => {
    const { site, stream } = await open(await testDatabase());
    const ended = stream.next();
    await site.close();
    expect(await ended).toBe(null);
  });
});
