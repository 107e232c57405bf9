import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositor, simulatedCallbacks } from '../../../../tests/payments/deposit-kit.ts';
import {
  authBrands,
  demoPassword,
  newUser,
  type Site,
  shortForm,
  solvedCaptcha,
  visitor,
} from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { fresh } from '../../../../tests/vendors/paper-vendor.ts';
import { type Money, moneyOf, unitsToWire } from '../../../domain/money.ts';
import type { LoginValue } from '../../../wire/auth.ts';
import type { FriendPage, Referral } from '../../../wire/referral.ts';
import type { WalletBalance } from '../../../wire/wallet.ts';
import { newCode } from '../../identity/accounts/affiliates.ts';
import { noteInvitation } from '../../identity/invitations/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { account, limitWindow } from '../../platform/db/tables/accounts.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { turnover } from '../../platform/db/tables/play.ts';
import { referral } from '../../platform/db/tables/referral.ts';
import { payoutBinding } from '../../platform/db/tables/withdrawals.ts';
import { inviteCodeOf } from './inviteCodes.ts';

const rule = { reward: 50_000, minDeposit: 200_000, share: 0.1 };
const brandsWith = (more: object, modules: object = {}) =>
  authBrands({ registration: { ...shortForm, captcha: true }, policies: { referral: { ...rule, ...more } } }, modules);
const dayMs = 86_400_000;

let time = noon;
const now = () => time;
/** Two processes on one database. */
let sites: readonly [Site, Site];
let site: Site;
let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  const open = () => openTestServer({ brands: brandsWith({}), now, database });
  sites = [await open(), await open()];
  site = sites[0];
});
afterAll(async () => {
  // Written without bets, which the check would miss.
  await site.db.delete(turnover);
  const { broken } = await checkLedger(site.db);
  for (const each of sites) await each.close();
  expect(broken).toBe(null);
});

const rowOf = async (username: string): Promise<Account> => {
  const isNamed = and(eq(account.merchant, 'alpha'), eq(account.foldedUsername, username.toLowerCase()));
  const [row] = await site.db.select().from(account).where(isNamed);
  return row ?? expect.fail(`There is no account ${username}.`);
};

/** A member who reads what their invitations earn. */
async function inviter({ username = 'demomember', password = demoPassword, from = '127.0.0.1' } = {}) {
  const person = visitor(site, now);
  const { token } = (await person.login(username, password, { from })).value;
  const read = async () => (await person.send<Referral>('referral', undefined, { token })).value;
  return {
    token,
    read,
    ...(await read()),
    friends: async (query = '') => (await person.send<FriendPage>('referralFriends', undefined, { token }, query)).value,
    balance: async () => moneyOf((await person.send<WalletBalance>('balance', undefined, { token })).value.sumBalance),
  };
}

const { password } = newUser();
let networks = 0;
/** Registers as a friend does who follows a link, each from a network of their own. */
async function register(invitation: object = {}, { username = fresh('friend').replace('-', ''), from = '' } = {}) {
  await site.db.delete(limitWindow);
  networks += 1;
  const address = from === '' ? `198.51.${networks}.7` : from;
  const picture = await solvedCaptcha(site, time);
  const person = visitor(site, now);
  const data = newUser({ username, ...picture, ...invitation });
  const { code, value } = await person.sealed<LoginValue>('register', data, { from: address });
  expect(code).toBe('OK');
  return { username, password, from: address, token: value.token, id: (await rowOf(username)).id };
}

/** A deposit of a friend, credited through the provider's report. */
async function deposit({ username, from }: { username: string; from: string }, amount = '200000') {
  const member = await depositor(site, now, { username, from, password });
  const { id: order } = (await member.create({ amount })).value;
  const [row] = await site.db.select().from(depositOrder).where(eq(depositOrder.id, order));
  const report = await simulatedCallbacks(site, now);
  await report({ order, reference: row?.reference ?? '', amount: `${amount}.0000` });
}

const played = (friend: string, day: string, validBet: string) =>
  site.db
    .insert(turnover)
    .values({
      merchant: 'alpha',
      account: friend,
      day,
      book: 'play:VND',
      category: 'RNG',
      vassalage: 'MANGO',
      bets: 1,
      stake: moneyOf(validBet),
      payout: moneyOf('0'),
      validBet: moneyOf(validBet),
    })
    .onConflictDoUpdate({
      target: [turnover.merchant, turnover.account, turnover.day, turnover.book, turnover.category, turnover.vassalage],
      set: { validBet: sql`${turnover.validBet} + excluded.valid_bet` },
    });

/** Runs the job 50 times concurrently, in both processes. */
const payDueOften = () =>
  Promise.all(Array.from({ length: 25 }, () => sites).flatMap((each) => each.map(({ referrals }) => referrals.payDue())));

const difference = (after: Money, before: Money) => unitsToWire(after - before);

describe('the invitation [MEMBER-13] [PROD-26]', () => {
  it('is one code for good, which registration takes from the link and from the form [ROUTE-08]', async () => {
    const { code, link, read, friends } = await inviter(await register());
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(link).toMatch(new RegExp(`^https?://alpha\\.test(?::\\d+)?/register\\?referralCode=${code}$`));
    expect((await read()).code).toBe(code);
    const invited = [
      await register({ referralCode: code.toLowerCase() }, { username: 'halinh21' }),
      await register({ affiliateCode: code }),
    ];
    const { rows, total } = await friends();
    expect(total).toBe(2);
    const named = rows.find(({ name }) => name === 'ha***1');
    expect(named).toMatchObject({ state: 'registered', reward: null, shares: null });
    expect(named?.avatar).toMatch(/^\/avatars\/alpha\/a\d+\.svg$/);
    for (const { username, id } of invited) expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${username}|${id}`));
  });

  it('of an agent by affiliate code makes a downline and no friend', async () => {
    const { friends } = await inviter({ username: 'demoagent' });
    await register({ affiliateCode: 'AGENT888' });
    expect((await friends()).total).toBe(0);
    await register({ referralCode: 'AGENT888' });
    expect((await friends()).total).toBe(1);
  });

  it('gives two accounts that draw the same code two codes, and one account one', async () => {
    const taken = newCode();
    const draws = () => {
      const codes = [taken, taken, newCode()];
      return () => codes.shift() ?? newCode();
    };
    const owners = await Promise.all(['demogeneral', 'demobank'].map(rowOf));
    for (const owner of owners) expect(owner.ownCode).toBe(null);
    const [first = [], second = []] = await Promise.all(
      owners.map((owner) => Promise.all(sites.map(({ db }) => inviteCodeOf(db, owner, draws())))),
    );
    expect([new Set(first).size, new Set(second).size, new Set([...first, ...second]).size]).toEqual([1, 1, 2]);
    expect([...first, ...second]).toContain(taken);
    await expect(inviteCodeOf(site.db, await rowOf('demonew'), () => taken)).rejects.toThrow('taken');
  });

  it('refuses guests and trial accounts, and shows a member no friends of others [A145]', async () => {
    const person = visitor(site, now);
    const codes = async (token: string | undefined) =>
      Promise.all(
        (['referral', 'referralFriends'] as const).map(
          async (call) => (await person.send(call, undefined, token === undefined ? {} : { token })).code,
        ),
      );
    const payload = await person.seal('freePlay', 'A'.repeat(43));
    const sent = { os: 'linux', platform: 'W', payload };
    const { token } = (await person.send<LoginValue>('freePlay', sent, { headers: { 'x-gateway-version': '3' } })).value;
    expect([await codes(undefined), await codes(token)]).toEqual([
      ['AUTH_REQUIRED', 'AUTH_REQUIRED'],
      ['TRUE_ACCOUNT', 'TRUE_ACCOUNT'],
    ]);
    const owner = await inviter(await register());
    await register({ referralCode: owner.code });
    const other = await register();
    const read = async (query: string) =>
      (await person.send<FriendPage>('referralFriends', undefined, { token: other.token, from: other.from }, query)).value;
    const [newest] = (await owner.friends()).rows;
    const cursor = `?before=${noon.getTime() - dayMs}~${newest?.id}`;
    expect([(await read('')).total, (await read(cursor)).rows, (await owner.friends()).total]).toEqual([0, [], 1]);
  });

  it('never invites the inviter, whom the table refuses as well', async () => {
    const owner = await rowOf('demoweak');
    const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('There is no brand alpha.');
    const invitation = { inviter: owner, affiliateCode: null, isSameNetwork: false };
    await expect(noteInvitation(site.db, tenant, owner, invitation)).rejects.toThrow(/referral/);
  });
});

describe('the reward of a friend', () => {
  it('is paid once by 50 runs of two processes, as one that looks before it pays is not', async () => {
    const owner = await inviter();
    const friend = await register({ referralCode: owner.code });
    const before = await owner.balance();
    await deposit(friend, '199999');
    await Promise.all(sites.map((each) => each.referrals.payDue()));
    expect(difference(await owner.balance(), before)).toBe('0.0000');
    await deposit(friend);
    await deposit(friend, '300000');
    expect((await owner.friends()).rows[0]?.state).toBe('deposited');
    await payDueOften();
    expect(difference(await owner.balance(), before)).toBe('50000.0000');
    expect((await owner.friends()).rows[0]).toMatchObject({ reward: '50000.0000', shares: null });
    expect(await owner.read()).toMatchObject({
      friends: 1,
      deposited: 1,
      rewards: { amount: '50000.0000', count: 1 },
      earned: '50000.0000',
    });
    expect(await naively(friend.id)).toBe(2);
  });

  it('is not paid for a friend from a network of the inviter, or with the same payout account', async () => {
    const owner = await inviter();
    const near = await register({ referralCode: owner.code }, { from: '127.0.0.1' });
    const same = await register({ referralCode: owner.code });
    const binding = {
      merchant: 'alpha',
      kind: 'bank',
      provider: 'Mẫu',
      sealed: 'x',
      numberHash: fresh('number'),
      tail: '5678',
    } as const;
    const bound = [(await rowOf('demomember')).id, same.id].map((owned) => ({
      ...binding,
      id: randomUUID(),
      account: owned,
      state: 'waiting' as const,
      createdAt: time,
    }));
    await site.db.insert(payoutBinding).values(bound);
    const before = await owner.balance();
    await deposit(near);
    await deposit(same);
    await site.referrals.payDue();
    await site.referrals.payDue();
    expect(difference(await owner.balance(), before)).toBe('0.0000');
    const states = (await owner.friends()).rows.map(({ state }) => state);
    expect(states.toSorted()).toEqual(['deposited', 'excluded', 'excluded']);
    expect(await owner.read()).toMatchObject({ friends: 3, deposited: 1 });
  });

  it('waits for the turnover that a brand asks for, within its days', async () => {
    const strict = await openTestServer({ brands: brandsWith({ turnover: 1.5, days: 10 }), now, database });
    const owner = await inviter();
    const [friend, late] = [await register({ referralCode: owner.code }), await register({ referralCode: owner.code })];
    const before = await owner.balance();
    await deposit(friend);
    await deposit(late);
    await played(friend.id, '2026-11-19', '300000');
    await played(friend.id, '2026-11-20', '299999.9999');
    await strict.referrals.payDue();
    expect(difference(await owner.balance(), before)).toBe('0.0000');
    await played(friend.id, '2026-11-20', '0.0001');
    await strict.referrals.payDue();
    expect(difference(await owner.balance(), before)).toBe('50000.0000');
    await played(late.id, '2026-11-20', '300000');
    const isLate = and(eq(referral.merchant, 'alpha'), eq(referral.account, late.id));
    await site.db
      .update(referral)
      .set({ depositedAt: new Date(time.getTime() - 11 * dayMs) })
      .where(isLate);
    await strict.referrals.payDue();
    expect(difference(await owner.balance(), before)).toBe('50000.0000');
    await strict.close();
    await site.db.update(referral).set({ excluded: 'earlier' }).where(isLate);
    await site.db.delete(turnover);
  });
});

describe('the share of the turnover', () => {
  it('is paid once a day for the days since the first deposit, over two processes', async () => {
    const owner = await inviter();
    const friend = await register({ referralCode: owner.code });
    const other = await register({ referralCode: owner.code });
    await played(friend.id, '2026-11-19', '5000000');
    await played(friend.id, '2026-11-20', '1000000');
    await played(other.id, '2026-11-20', '1000000');
    await deposit(friend);
    await site.referrals.payDue();
    const before = await owner.balance();
    time = new Date('2026-11-20T17:39:59Z');
    await site.referrals.payDue();
    time = new Date('2026-11-20T17:40:00Z');
    await payDueOften();
    const later = await inviter();
    expect(difference(await later.balance(), before)).toBe('1000.0000');
    const shares = new Map((await later.friends()).rows.map((row) => [row.id, row.shares]));
    expect([...shares.values()].filter((share) => share !== null)).toEqual(['1000.0000']);

    await played(friend.id, '2026-11-20', '33.3333');
    await played(friend.id, '2026-11-21', '9999');
    time = new Date('2026-11-21T17:40:00Z');
    await Promise.all(sites.map((each) => each.referrals.payDue()));
    const next = await inviter();
    expect(difference(await next.balance(), before)).toBe('1010.0200');
    expect((await next.read()).shares).toBe('1010.0200');
    const { rows } = await site.db.execute<{ amount: string }>(sql`select sum(amount)::text as amount from shared_day`);
    expect(rows).toEqual([{ amount: String(moneyOf('1010.02')) }]);
  });
});

it('pages by 20, forwards and backwards, and by day', async () => {
  time = new Date('2026-12-01T05:00:00Z');
  const owner = await rowOf('demodisabled');
  const others = Array.from({ length: 45 }, (_, index) => ({
    ...owner,
    id: `90000000${String(index).padStart(2, '0')}`,
    username: `paged${index}`,
    foldedUsername: `paged${index}`,
    mobile: null,
    ownCode: null,
  }));
  await site.db.insert(account).values(others);
  await site.db.insert(referral).values(
    others.map(({ merchant, id }, index) => ({
      merchant,
      account: id,
      id: randomUUID(),
      inviter: owner.id,
      registeredAt: new Date(time.getTime() - Math.floor(index / 2) * dayMs),
    })),
  );
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('There is no brand alpha.');
  const read = (query: Parameters<Site['referrals']['friends']>[2]) => site.referrals.friends(tenant, owner, query);
  const first = await read({});
  const second = await read({ after: first.next ?? '' });
  const third = await read({ after: second.next ?? '' });
  const pages = [first, second, third];
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [20, 45],
    [20, 45],
    [5, 45],
  ]);
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(45);
  expect([third.next, (await read({ before: third.previous ?? '' })).rows]).toEqual([null, second.rows]);
  expect((await read({ from: '2026-11-30' })).total).toBe(4);
});

it('is off with its module, and notes no friends then [ROLE-16]', async () => {
  const off = await openTestServer({ brands: brandsWith({}, { INVITE: false }), now });
  const person = visitor(off, now);
  const { token } = (await person.login('demomember', 'Demo-2026')).value;
  const answers = await Promise.all([
    person.send('referral', undefined, { token }),
    person.send('referralFriends', undefined, { token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const data = newUser({ referralCode: 'AGENT888', ...(await solvedCaptcha(off, time)) });
  expect((await person.sealed('register', data, { from: '198.51.100.9' })).code).toBe('OK');
  expect(await off.db.$count(referral)).toBe(0);
  await off.close();
});

/** Control: looks whether the reward was paid and pays under a new id, without a lock. Returns how often it paid. */
async function naively(friend: string): Promise<number> {
  let looked = 0;
  const { promise: bothLooked, resolve: go } = Promise.withResolvers<void>();
  await site.db.execute(sql`create table naive_reward (account text)`);
  const pay = ({ db }: Site) =>
    db.transaction(async (work) => {
      const { rows } = await work.execute(sql`select from naive_reward where account = ${friend}`);
      looked += 1;
      if (looked === 2) go();
      await bothLooked;
      if (rows.length > 0) return 0;
      await work.execute(sql`insert into naive_reward values (${friend})`);
      return 1;
    });
  const paid = await Promise.all(sites.map(pay));
  return paid.reduce<number>((sum, each) => sum + each, 0);
}
