import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../tests/server/core-kit.ts';
import type { CallName } from '../../wire/calls.ts';
import type { WalletBalance } from '../../wire/wallet.ts';
import { ledgerRequest } from '../db/tables/ledger.ts';

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
