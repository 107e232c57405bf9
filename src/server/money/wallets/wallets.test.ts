import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountNamed, authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { CallName } from '../../../wire/calls.ts';
import type { WalletBalance, WalletTransfers } from '../../../wire/wallet.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { ledgerRequest } from '../../platform/db/tables/ledger.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { playWallet } from './index.ts';

let site: Site;
let person: ReturnType<typeof visitor>;
let statements: string[] = [];
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now: () => noon });
  person = visitor(site, () => noon);
  const logged = new WeakSet();
  site.db.$client.on('acquire', (client) => {
    if (logged.has(client)) return;
    logged.add(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const log = (...asked: unknown[]) => {
      const [first] = asked as [string | { readonly text: string }];
      statements.push(typeof first === 'string' ? first : first.text);
      return query(...asked);
    };
    Object.assign(client, { query: log });
  });
});
afterAll(() => site.close());

const writesOf = async (call: CallName, token: string) => {
  statements = [];
  expect((await person.send(call, undefined, { token })).status).toBe(200);
  return statements.filter((text) => /^(?:begin|insert|update|delete)\b/i.test(text.trim()));
};

it.each(['balance', 'merchantWallet'] as const)('reads wallets by %s without a write or a transaction', async (call) => {
  const { token } = (await person.login('demomember', 'Demo-2026')).value;
  expect(await writesOf(call, token)).toEqual([]);
  const { value } = await person.send<WalletBalance>('balance', undefined, { token });
  expect(value.sumBalance).toBe('5000000.0000');
});

it('reads the money of a trial account without a write or a transaction', async () => {
  const payload = await person.seal('freePlay', 'A'.repeat(43));
  const headers = { 'x-gateway-version': '3' };
  const { value } = await person.send('freePlay', { os: 'linux', platform: 'W', payload }, { headers });
  expect(await writesOf('playMoney', String(value['token']))).toEqual([]);
});

it('opens wallets of accounts from before, once', async () => {
  const [tenant] = site.tenants.all();
  if (tenant === undefined) throw new Error('No tenant.');
  const opened = () => site.db.$count(ledgerRequest);
  const before = await opened();
  await site.wallets.openMissing(tenant);
  expect(await opened()).toBe(before);
});

describe('vendor wallets', () => {
  const keys = { KNK: '1000.5', MOON: '250' };
  let owner: typeof account.$inferSelect;
  let tenant: Tenant;
  const move = (from: string, to: string, amount: string, requestId: string) =>
    site.wallets.transfer(tenant, owner, { from, to, amount, requestId }, new Set(Object.keys(keys)));

  beforeAll(async () => {
    tenant = site.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
    owner = await accountNamed(site, 'demogeneral');
    for (const [code, amount] of Object.entries(keys)) await move('main', `vendor:${code}`, amount, `into-wallet-${code}`);
  });

  it('are listed with their last transfers by the calls [API-24, API-22, ROLE-06]', async () => {
    const { token } = (await person.login('demogeneral', 'Demo-2026')).value;
    const answer = await person.send<WalletBalance['wallets']>('merchantWallet', undefined, { token });
    expect(answer.value).toEqual([
      { wallet: 'main', balance: '4998749.5000' },
      { wallet: 'vendor:KNK', balance: '1000.5000' },
      { wallet: 'vendor:MOON', balance: '250.0000' },
    ]);
    const last = await person.send<WalletTransfers>('walletTransfers', undefined, { token });
    expect(last.value.map(({ from, to, amount }) => [from, to, amount])).toContainEqual(['main', 'vendor:KNK', '1000.5000']);
    for (const call of ['merchantWallet', 'balance', 'walletTransfers'] as const)
      expect((await person.send(call, undefined)).status).toBe(401);
  });

  it('do not count what is held for a withdrawal into the balance [API-21]', async () => {
    const wallet = playWallet(tenant, owner);
    const held = { ...wallet, name: 'held' } as const;
    const request = { merchant: wallet.merchant, scope: 'test', body: '' };
    const transaction = { wallet, to: held, order: 'w', amount: moneyOf('9') };
    await site.ledger.execute({ ...request, id: 'hold' }, async () => ({ transaction: { kind: 'hold', ...transaction } }));
    const { sumBalance, wallets } = await site.wallets.balance(tenant, owner);
    expect([sumBalance, wallets[0]]).toEqual(['4999991.0000', { wallet: 'held', balance: '9.0000' }]);
    await site.ledger.execute({ ...request, id: 'release' }, async () => ({
      transaction: { kind: 'release', ...transaction, wallet: held, to: wallet },
    }));
  });

  it('are filled at vendors of the brand alone and emptied at any, under request ids of the account', async () => {
    const beside = await accountNamed(site, 'demobank');
    const send = (from: string, to: string, amount: string, requestId: string, vendors = ['KNK']) =>
      outcomeOf(site.wallets.transfer(tenant, beside, { from, to, amount, requestId }, new Set(vendors)));
    // The same id as one of the other account.
    expect(await send('main', 'vendor:KNK', '30', 'into-wallet-KNK')).toBe('done');
    expect(await send('main', 'vendor:KNK', '31', 'into-wallet-KNK')).toBe('CONFLICT');
    expect(await send('vendor:KNK', 'main', '30.0001', 'too-much')).toBe('BALANCE_TOO_LOW');
    expect(await send('main', 'vendor:KNK', '1', 'dropped-vendor', [])).toBe('MALFORMED');
    expect(await send('vendor:KNK', 'main', '10', 'from-dropped-vendor', [])).toBe('done');
    for (const [from, to] of [
      ['main', 'main'],
      ['vendor:KNK', 'vendor:KNK'],
    ] as const)
      expect(await send(from, to, '1', `from-${from}`)).toBe('MALFORMED');
    for (const amount of ['0', '-1']) expect(await send('main', 'vendor:KNK', amount, `none-${amount}`)).toBe('MALFORMED');
    const last = async () =>
      (await site.wallets.lastTransfers(tenant, beside)).map(({ from, to, amount }) => `${from} ${to} ${amount}`).toSorted();
    expect(await last()).toEqual(['main vendor:KNK 30.0000', 'vendor:KNK main 10.0000']);
    await site.wallets.collect(tenant, beside, 'collect-once');
    for (const count of [1, 2, 3]) expect(await send('main', 'vendor:KNK', '1', `one-more-${count}`)).toBe('done');
    expect((await last()).length).toBe(5);
    expect((await site.wallets.balance(tenant, beside)).wallets).toEqual([
      { wallet: 'main', balance: '4999997.0000' },
      { wallet: 'vendor:KNK', balance: '3.0000' },
    ]);
  });

  it('are collected once by one request, all of them and to the last digit [MEMBER-03]', async () => {
    const collect = (id: string) => site.wallets.collect(tenant, owner, id);
    await Promise.all(Array.from({ length: 20 }, () => collect('collect-once')));
    const balances = async () =>
      (await site.wallets.balance(tenant, owner)).wallets.flatMap(({ wallet, balance }) =>
        wallet === 'held' ? [] : [`${wallet} ${balance}`],
      );
    expect(await balances()).toEqual(['main 5000000.0000', 'vendor:KNK 0.0000', 'vendor:MOON 0.0000']);
    await move('main', 'vendor:KNK', '5', 'after-collection');
    await collect('collect-once');
    expect(await balances()).toEqual(['main 4999995.0000', 'vendor:KNK 5.0000', 'vendor:MOON 0.0000']);
    await Promise.all([
      collect('collect-again'),
      ...Array.from({ length: 20 }, (_, index) => move('main', 'vendor:KNK', '1', `while-collecting-${index}`)),
    ]);
    await collect('collect-rest');
    expect(await balances()).toEqual(['main 5000000.0000', 'vendor:KNK 0.0000', 'vendor:MOON 0.0000']);
    expect((await checkLedger(site.db)).broken).toBe(null);
  });
});
