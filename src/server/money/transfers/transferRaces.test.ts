import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/server/databases.ts';
import {
  openTransferSite,
  order,
  outcome,
  serviceAt,
  tenantOf,
  transferAccounts,
} from '../../../../tests/server/transfer-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountTransfer, ledgerRequest } from '../../platform/db/tables/ledger.ts';
import { checkLedger } from '../ledger/checkLedger.ts';

let database: TestDatabase;
/** Two processes on one database. */
let sites: readonly [Site, Site];
let site: Site;
let accounts: ReturnType<typeof transferAccounts>;
beforeAll(async () => {
  database = await testDatabase();
  sites = [await openTransferSite(database), await openTransferSite(database)];
  [site] = sites;
  accounts = transferAccounts(site);
});
afterAll(() => Promise.all(sites.map((each) => each.close())));

const pair = () => accounts.pair();
const balanceOf: (typeof accounts)['balanceOf'] = (owner) => accounts.balanceOf(owner);

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
    const member = await accounts.accountOf();
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
  const { openDatabase } = await at('../../platform/db/index.ts');
  const { createLedger } = await at('../ledger/index.ts');
  const { createAudit } = await at('../../platform/events/audit.ts');
  const { createTransfers } = await at('./index.ts');
  process.once('message', async ({ url, brand, member }) => {
    const { db } = await openDatabase({ kind: 'postgres', url });
    const now = () => new Date(${noon.getTime()});
    const transfers = createTransfers({
      db, now, ledger: createLedger({ db, now }), audit: createAudit({ db, now, vault: { keyedHash: async (_merchant, text) => text } }),
      verifyPaymentPassword: async () => undefined,
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
      .select({ id: ledgerRequest.id, transaction: ledgerRequest.transaction })
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
