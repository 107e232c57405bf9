import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../tests/server/core-kit.ts';
import { type TestDatabase, testDatabase } from '../../../tests/server/databases.ts';
import { countRoundTrips } from '../../../tests/server/roundTrips.ts';
import { accountTypes } from '../../domain/accountType.ts';
import { moneyOf } from '../../domain/money.ts';
import type { AccountTransferred, UplineTransfers } from '../../wire/transfer.ts';
import type { WalletBalance } from '../../wire/wallet.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Db } from '../db/index.ts';
import { account, securityEvent } from '../db/tables/accounts.ts';
import { accountTransfer, ledgerRequest } from '../db/tables/ledger.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { createTransfers } from './index.ts';

const now = () => noon;
const paymentPassword = '246802';
const limits = { min: 10, max: 1_000_000, perDay: 2_000_000 };

let database: TestDatabase;
/** Two processes on one database. */
let sites: readonly [Site, Site];
let site: Site;
let person: ReturnType<typeof visitor>;
beforeAll(async () => {
  database = await testDatabase();
  const open = () => openTestServer({ brands: authBrands({ policies: { transfer: limits } }), database, now });
  sites = [await open(), await open()];
  [site] = sites;
  person = visitor(site, now);
  await site.db.update(account).set({ paymentPasswordHash: await hashPassword(paymentPassword) });
});
afterAll(() => Promise.all(sites.map((each) => each.close())));

const tenantOf = ({ tenants }: Site) => {
  const tenant = tenants.byMerchant('alpha');
  if (tenant === null) throw new Error('No tenant.');
  return tenant;
};

/** The service at a process, without the cost of hashing passwords. */
const serviceAt = (each: Site) =>
  createTransfers({
    db: each.db,
    now,
    ledger: each.ledger,
    audit: each.members.audit,
    saferPlay: each.saferPlay,
    verifyPaymentPassword: async () => undefined,
  });

let made = 0;
/** A new account with the opening balance of 5,000,000. */
async function accountOf(more: Partial<typeof account.$inferInsert> = {}) {
  made += 1;
  const id = `77${String(made).padStart(6, '0')}`;
  const dates = { passwordChangedAt: noon, createdAt: noon };
  const names = { username: `user${id}`, foldedUsername: `user${id}`, nickname: `Nick ${id}`, avatar: 'avatar-1.svg' };
  const [row] = await site.db
    .insert(account)
    .values({ merchant: 'alpha', id, type: accountTypes.member, ...names, ...dates, ...more })
    .returning();
  if (row === undefined) throw new Error('No account.');
  if (row.type !== accountTypes.trial) await site.wallets.open(tenantOf(site), row);
  return row;
}

/** An agent and a member below it. */
async function pair() {
  const upline = await accountOf({ type: accountTypes.agent });
  return { upline, member: await accountOf({ uplineId: upline.id }) };
}

const balanceOf = async (owner: typeof account.$inferSelect) =>
  Number((await site.wallets.balance(tenantOf(site), owner)).sumBalance);

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

const order = (requestId: string, amount: string, downline?: string) => ({
  requestId,
  amount,
  paymentPassword,
  ...(downline === undefined ? {} : { downline }),
});

describe('by its calls', () => {
  let token: string;
  beforeAll(async () => {
    token = (await person.login('demomember', demoPassword)).value.token;
  });

  it('moves the amount to the upline once and says what is left [MEMBER-06]', async () => {
    const before = (await person.send<UplineTransfers>('uplineTransfers', undefined, { token })).value;
    expect(before).toMatchObject({
      upline: { nickname: 'demoagent' },
      hasPaymentPassword: true,
      limits: { min: '10.0000', max: '1000000.0000', leftToday: '2000000.0000' },
      thisMonth: { amount: '0.0000', count: 0 },
      transfers: [],
    });
    const sent = await person.sealed<AccountTransferred>('transferUpline', order('first-transfer', '800000'), { token });
    expect(sent).toMatchObject({ status: 200, value: { amount: '800000.0000', balance: '4200000.0000', currency: 'VND' } });
    const again = await person.sealed<AccountTransferred>('transferUpline', order('first-transfer', '800000'), { token });
    expect(again.value).toEqual(sent.value);
    expect((await person.sealed('transferUpline', order('first-transfer', '9'), { token })).code).toBe('VALIDATION');
    expect((await person.sealed('transferUpline', order('first-transfer', '90'), { token })).code).toBe('CONFLICT');
    const after = (await person.send<UplineTransfers>('uplineTransfers', undefined, { token })).value;
    expect(after).toMatchObject({
      limits: { leftToday: '1200000.0000' },
      thisMonth: { amount: '800000.0000', count: 1 },
      transfers: [{ id: sent.value.transferId, receiver: 'demoagent', amount: '800000.0000', at: noon.toISOString() }],
    });
    const agent = (await person.login('demoagent', demoPassword)).value.token;
    expect((await person.send<WalletBalance>('balance', undefined, { token: agent })).value.sumBalance).toBe('5800000.0000');
    const events = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'transfer.sent'));
    expect(events.map(({ accountId, details }) => [accountId, details])).toEqual([
      ['1000000010', { receiver: '1000000011', amount: '800000.0000', currency: 'VND' }],
    ]);
  });

  it('takes two round trips to the database, the audit record included', async () => {
    const { member } = await pair();
    const roundTrips = countRoundTrips(site.db.$client);
    await serviceAt(site).send(tenantOf(site), member, order('counted-transfer', '100'));
    expect(roundTrips()).toBe(2);
    expect(await site.db.$count(securityEvent, eq(securityEvent.accountId, member.id))).toBe(1);
  });

  it('moves nothing by a wrong payment password', async () => {
    const wrong = { ...order('wrong-password', '100'), paymentPassword: '000000' };
    expect((await person.sealed('transferUpline', wrong, { token })).success).toBe(false);
    expect(await site.db.$count(ledgerRequest, eq(ledgerRequest.id, 'wrong-password'))).toBe(0);
  });

  const amounts = ['NaN', '1e21', '0x10', '-1', '0.00001', `1${'0'.repeat(18)}`, '', '１００', '0', '1,000', ' 1', 100, null];
  it.each(amounts)('refuses %j as an amount, at the upline and between wallets [API-22]', async (amount) => {
    const before = await person.send<WalletBalance>('balance', undefined, { token });
    const toUpline = { ...order('odd-amount', '1'), amount };
    const between = { from: 'main', to: 'vendor:KNK', requestId: 'odd-amount', amount };
    const answers = [
      await person.sealed('transferUpline', toUpline, { token }),
      await person.send('walletTransfer', between, { token }),
    ];
    for (const { code } of answers) expect(['VALIDATION', 'MALFORMED']).toContain(code);
    expect((await person.send<WalletBalance>('balance', undefined, { token })).value).toEqual(before.value);
  });
});

describe('who may transfer to whom', () => {
  const send = async (sender: typeof account.$inferSelect, downline?: string) => {
    return outcome(
      serviceAt(site).send(tenantOf(site), sender, order(`request-${sender.id}-${downline ?? ''}`, '100', downline)),
    );
  };

  it('reaches the upline, and of an agent its direct downlines [ROLE-10]', async () => {
    const { upline, member } = await pair();
    const below = await accountOf({ uplineId: member.id });
    const stranger = await accountOf();
    expect(await send(member)).toBe('done');
    expect(await send(upline, member.id)).toBe('done');
    expect([await send(upline, below.id), await send(upline, stranger.id), await send(upline, upline.id)]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect([await send(stranger), await send(upline)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await send(member, below.id)).toBe('NOT_AGENT');
    expect([await balanceOf(upline), await balanceOf(member)]).toEqual([5_000_000, 5_000_000]);
  });

  it('keeps trial accounts, closed accounts and circles of uplines out [ROLE-13]', async () => {
    const { upline, member } = await pair();
    expect(await send({ ...member, type: accountTypes.trial })).toBe('TRUE_ACCOUNT');
    const trialDownline = await accountOf({ type: accountTypes.trial, uplineId: upline.id });
    expect(await send(upline, trialDownline.id)).toBe('NOT_FOUND');
    const self = and(eq(account.merchant, 'alpha'), eq(account.id, upline.id));
    const circle = site.db.update(account).set({ uplineId: member.id }).where(self);
    await expect(circle).rejects.toHaveProperty('cause.message', `account ${upline.id} would be its own upline`);
    expect(await send({ ...upline, uplineId: member.id })).toBe('NOT_FOUND');
    await site.db.update(account).set({ uplineId: null, state: 'disabled' }).where(self);
    expect(await send(member)).toBe('NOT_FOUND');
    expect((await serviceAt(site).toUpline(tenantOf(site), member)).upline).toBe(null);
    expect(await site.db.$count(accountTransfer, eq(accountTransfer.sender, member.id))).toBe(0);
  });

  it('keeps the limits of the brand, on both sides of midnight there', async () => {
    const { upline, member } = await pair();
    const at = (moment: string) =>
      createTransfers({
        ...site,
        now: () => new Date(moment),
        audit: site.members.audit,
        verifyPaymentPassword: async () => undefined,
      });
    const lastSecond = at('2026-11-30T16:59:59Z');
    const midnight = at('2026-11-30T17:00:00Z');
    const send = (service: typeof midnight, id: string, amount: string) =>
      outcome(service.send(tenantOf(site), member, order(`limit-${id}`, amount)));
    expect(await send(lastSecond, 'above-max', '1000000.0001')).toBe('VALIDATION');
    expect(await send(lastSecond, 'first-half', '1000000')).toBe('done');
    expect(await send(lastSecond, 'more-than-day', '1000000.0001')).toBe('VALIDATION');
    expect(await send(lastSecond, 'second-half', '1000000')).toBe('done');
    expect(await send(lastSecond, 'third-half', '10')).toBe('VALIDATION');
    expect(await send(midnight, 'next-day', '10')).toBe('done');
    expect((await midnight.toUpline(tenantOf(site), member)).thisMonth).toEqual({ amount: '10.0000', count: 1 });
    expect(await balanceOf(upline)).toBe(7_000_010);
  });
});

describe('concurrently at two processes', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index);
  const at = (index: number) => sites[index % 2 === 0 ? 0 : 1];

  it('carry out one request once and answer it the same 100 times, which a look before the act does not [API-22]', async () => {
    const { upline, member } = await pair();
    const answers = await Promise.all(
      hundred.map((index) => serviceAt(at(index)).send(tenantOf(at(index)), member, order('one-request', '1000'))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await balanceOf(member), await balanceOf(upline)]).toEqual([4_999_000, 5_001_000]);
    expect(await site.db.$count(accountTransfer, eq(accountTransfer.sender, member.id))).toBe(1);
    expect(await looksFirst(site.db, sites[1].db)).toBe(2);
  });

  it('carry out one transfer between wallets once [API-22]', async () => {
    const member = await accountOf();
    const transfer = { from: 'main', to: 'vendor:KNK', amount: '250.5', requestId: 'one-wallet-request' };
    const answers = await Promise.all(
      hundred.map((index) => at(index).wallets.transfer(tenantOf(at(index)), member, transfer, new Set(['KNK']))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { wallets } = await site.wallets.balance(tenantOf(site), member);
    expect(wallets).toEqual([
      { wallet: 'main', balance: '4999749.5000' },
      { wallet: 'vendor:KNK', balance: '250.5000' },
    ]);
  });

  it('stay within the limit of the day', async () => {
    const { upline, member } = await pair();
    const outcomes = await Promise.all(
      hundred.map((index) =>
        outcome(serviceAt(at(index)).send(tenantOf(at(index)), member, order(`daily-${index}`, '300000'))),
      ),
    );
    expect([
      outcomes.filter((each) => each === 'done').length,
      outcomes.filter((each) => each === 'VALIDATION').length,
    ]).toEqual([6, 94]);
    expect(await balanceOf(upline)).toBe(6_800_000);
  });

  it('cross each other, up and down, 200 times to the last digit [ROLE-10]', async () => {
    const { upline, member } = await pair();
    const outcomes = await Promise.all(
      [...hundred, ...hundred].map((_, index) => {
        const [sender, downline] = index % 2 === 0 ? [member, undefined] : [upline, member.id];
        return outcome(serviceAt(at(index >> 1)).send(tenantOf(site), sender, order(`cross-${index}`, '10.0001', downline)));
      }),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect([await balanceOf(upline), await balanceOf(member)]).toEqual([5_000_000, 5_000_000]);
    expect((await checkLedger(site.db)).broken).toBe(null);
  });
});

/** Transfers by the service in a process that can be killed, eight at a time; sends the id of each that was answered. */
const sender = `
  const at = (path) => import(new URL(path, ${JSON.stringify(import.meta.url)}).href);
  const { openDatabase } = await at('../db/index.ts');
  const { createLedger } = await at('../ledger/index.ts');
  const { createAudit } = await at('../events/audit.ts');
  const { createTransfers } = await at('./index.ts');
  process.once('message', async ({ url, brand, member }) => {
    const { db } = await openDatabase({ kind: 'postgres', url });
    const now = () => new Date(${noon.getTime()});
    const transfers = createTransfers({
      db, now, ledger: createLedger({ db, now }), audit: createAudit({ db, now, vault: { keyedHash: async (_merchant, text) => text } }),
      saferPlay: { assertMay: async () => undefined }, verifyPaymentPassword: async () => undefined,
    });
    let next = 0;
    const work = async () => {
      while (next < 200) {
        const requestId = 'killed-' + next++;
        await transfers.send({ brand }, member, { requestId, amount: '10.0003', paymentPassword: '' });
        process.send(requestId);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
  });
  process.send('ready');
`;

describe('a process that is killed in 200 transfers', () => {
  it('has lost none that it answered and left none by half', async () => {
    const { upline, member } = await pair();
    const child = spawn(process.execPath, ['--input-type=module', '-e', sender], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    const answered: string[] = [];
    child.on('message', (requestId: string) => {
      answered.push(requestId);
      if (answered.length === 60) child.kill('SIGKILL');
    });
    const ended = once(child, 'exit');
    child.send({ url: database.url, brand: tenantOf(site).brand, member });
    expect(await ended).toEqual([null, 'SIGKILL']);
    const rows = await site.db
      .select({ id: ledgerRequest.id, act: ledgerRequest.act })
      .from(ledgerRequest)
      .where(eq(ledgerRequest.scope, `pass:${member.id}`));
    const kept = new Set(rows.map(({ id }) => id));
    expect(answered.filter((requestId) => !kept.has(requestId))).toEqual([]);
    expect(await site.db.$count(accountTransfer, eq(accountTransfer.sender, member.id))).toBe(rows.length);
    expect(await site.ledger.balance({ merchant: 'alpha', holder: upline.id, name: 'main', book: 'play:VND' })).toBe(
      moneyOf('5000000') + BigInt(rows.length) * moneyOf('10.0003'),
    );
    // The sender repeats all of them: those that were carried out are answered, the others are carried out.
    for (let index = 0; index < 200; index += 1)
      await serviceAt(site).send(tenantOf(site), member, order(`killed-${index}`, '10.0003'));
    expect([await balanceOf(upline), await balanceOf(member)]).toEqual([5_002_000.06, 4_997_999.94]);
    expect((await checkLedger(site.db)).broken).toBe(null);
  });
});

/** Control: looks for the request and then acts on its absence, without a claim. Returns how many acted on one request. */
async function looksFirst(...dbs: readonly Db[]): Promise<number> {
  const { promise: allLooked, resolve: go } = Promise.withResolvers<void>();
  let looked = 0;
  let acted = 0;
  await Promise.all(
    dbs.map(async (db) => {
      const { rows } = await db.execute(sql`select from ledger_request where scope = 'control' and id = 'one'`);
      looked += 1;
      if (looked === dbs.length) go();
      await allLooked;
      if (rows.length === 0) acted += 1;
    }),
  );
  return acted;
}
