import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { ticket } from '../../platform/db/tables/index.ts';
import type { Vault } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Messages } from '../messages/index.ts';
import { createTickets } from './index.ts';
import { createNotices } from './notices.ts';

/** Short-lived secrets: whose they are, how often and until when they count. */

const minuteMs = 60_000;
let database: Database;
let time = noon;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  await database.db.delete(ticket);
});

const vault = {
  close: async (text: string, context: string) => `${context}|${text}`,
  open: async (sealed: string, context: string) => {
    expect(sealed.startsWith(`${context}|`)).toBe(true);
    return sealed.slice(context.length + 1);
  },
} as unknown as Vault;
const tickets = () => createTickets({ db: database.db, now: () => time, vault });
const made = (more: object = {}) =>
  tickets().make({ merchant: 'alpha', purpose: 'reset', account: 'm1', content: { step: 1 }, minutes: 10, ...more });
const use = (secret: string, more: object = {}) => ({ merchant: 'alpha', purpose: 'reset', secret, ...more }) as const;
const pass = (ms: number) => {
  time = new Date(noon.getTime() + ms);
};

it('opens to its account and content for its brand and purpose alone, and is not stored as it is', async () => {
  const secret = await made();
  expect(secret).toMatch(/^[\w-]{22,}$/);
  const [row] = await database.db.select().from(ticket);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(row).toMatchObject({ createdAt: noon, expiresAt: new Date(noon.getTime() + 10 * minuteMs) });
  expect(await tickets().look(use(secret))).toEqual({ hash: row?.hash, account: 'm1', content: { step: 1 } });
  for (const other of [{ merchant: 'beta' }, { purpose: 'link' }, { secret: `${secret}x` }] as const)
    expect(await tickets().look(use(secret, other))).toBeNull();
  const empty = await made({ account: null, content: null });
  expect(await tickets().look(use(empty))).toMatchObject({ account: null, content: null });
});

it('counts until its moment, for a look, an attempt and a use', async () => {
  const secret = await made();
  pass(10 * minuteMs - 1);
  expect(await tickets().look(use(secret))).not.toBeNull();
  pass(10 * minuteMs);
  expect(await tickets().look(use(secret))).toBeNull();
  expect(await tickets().attempt(use(secret))).toBeNull();
  expect(await tickets().take(use(secret))).toBe(false);
});

it('may be tried five times, which a look does not use up and another ticket does not share', async () => {
  const [secret, other] = [await made(), await made()];
  for (let time = 0; time < 5; time += 1) {
    expect(await tickets().attempt(use(secret))).toMatchObject({ account: 'm1', content: { step: 1 } });
    expect(await tickets().look(use(secret))).not.toBeNull();
  }
  expect(await tickets().attempt(use(secret))).toBeNull();
  expect(await tickets().attempt(use(other))).not.toBeNull();
});

it('is used once, of all that come together, and again only when it is given back', async () => {
  const [secret, other] = [await made(), await made()];
  const taken = await Promise.all(Array.from({ length: 5 }, () => tickets().take(use(secret))));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect([await tickets().look(use(secret)), await tickets().attempt(use(secret))]).toEqual([null, null]);
  for (const wrong of [{ merchant: 'beta' }, { purpose: 'link' }, { secret: 'x' }] as const)
    await tickets().giveBack(use(secret, wrong));
  expect(await tickets().look(use(secret))).toBeNull();
  await tickets().giveBack(use(secret));
  expect(await tickets().take(use(secret))).toBe(true);
  expect(await tickets().take(use(other))).toBe(true);
});

it('ends with all of its account and purpose, and none else', async () => {
  const [secret, foreign, other, link] = [
    await made(),
    await made({ merchant: 'beta' }),
    await made({ account: 'm2' }),
    await made({ purpose: 'link' }),
  ];
  const used = await made();
  await tickets().take(use(used));
  pass(minuteMs);
  await tickets().void('alpha', 'reset', 'm1');
  expect(await tickets().look(use(secret))).toBeNull();
  expect(await tickets().look(use(foreign, { merchant: 'beta' }))).not.toBeNull();
  expect(await tickets().look(use(other))).not.toBeNull();
  expect(await tickets().look(use(link, { purpose: 'link' }))).not.toBeNull();
  // The moment at which one was used stays.
  const moments = (await database.db.select().from(ticket)).map(({ usedAt }) => usedAt?.getTime() ?? 0);
  expect(moments.toSorted((one, other) => one - other)).toEqual([0, 0, 0, noon.getTime(), noon.getTime() + minuteMs]);
});

describe('a notice of a security event', () => {
  const tenant = { brand: { languages: { default: 'vi' } } } as unknown as Tenant;
  async function notified(owner: { email: string | null; mobile: string | null }, { mail = true, more = {} } = {}) {
    const queued: object[] = [];
    const messages = {
      offers: (channel: string) => channel === 'sms' || mail,
      queue: async (_tenant: Tenant, message: object) => void queued.push(message),
    } as unknown as Messages;
    await createNotices({ messages, originOf: () => 'https://alpha.test' }).notify(tenant, owner, 'passwordChanged', more);
    return queued;
  }
  const both = { email: 'a@example.com', mobile: '+84912345678' };
  const notice = {
    kind: 'passwordChanged',
    language: 'vi',
    params: { link: 'https://alpha.test/helpmc' },
    usefulMinutes: 24 * 60,
  };

  it('goes by mail, and by SMS where there is no address or no mail', async () => {
    expect(await notified(both)).toEqual([{ ...notice, channel: 'mail', to: both.email }]);
    const sms = [{ ...notice, channel: 'sms', to: both.mobile }];
    expect(await notified({ ...both, email: null })).toEqual(sms);
    expect(await notified(both, { mail: false })).toEqual(sms);
    expect(await notified({ email: null, mobile: null })).toEqual([]);
  });

  it('is in the language of the member, if that is known, with what it is about', async () => {
    const [message] = await notified(both, { more: { language: 'en', params: { bank: 'Bank' } } });
    expect(message).toMatchObject({ language: 'en', params: { ...notice.params, bank: 'Bank' } });
  });
});
