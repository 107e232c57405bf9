import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { moneyOf } from '../../src/domain/money.ts';
import { checkLedger } from '../../src/server/money/ledger/checkLedger.ts';
import { type SimulatedReport, signedHeaders } from '../../src/server/money/payments/adapters/simulated.ts';
import { depositOrder } from '../../src/server/platform/db/tables/deposits.ts';
import { openVault } from '../../src/server/platform/vault/index.ts';
import type { DepositOptions, DepositOrder, DepositRequest } from '../../src/wire/deposit.ts';
import type { WalletBalance } from '../../src/wire/wallet.ts';
import { authBrands, demoPassword, type Sender, type Site, visitor } from '../server/auth-kit.ts';
import { openTestServer, testKey } from '../server/core-kit.ts';

let requests = 0;
export const newRequest = (more: Partial<DepositRequest> = {}): DepositRequest => {
  requests += 1;
  return { method: 'qr-fast', amount: '200000', requestId: `request-${requests}`, ...more };
};

/** A signed-in member and what deposits they make. */
export async function depositor(
  site: Site,
  now: () => Date,
  { username = 'demomember', password = demoPassword, ...sender }: Sender & { username?: string; password?: string } = {},
) {
  const person = visitor(site, now);
  const { token } = (await person.login(username, password, sender)).value;
  const from = { ...sender, token };
  return {
    token,
    options: () => person.send<DepositOptions>('depositOptions', undefined, from),
    create: (more: Partial<DepositRequest> = {}) => person.send<DepositOrder>('createDeposit', newRequest(more), from),
    read: (order: string) => person.send<DepositOrder>('depositOrder', undefined, from, `?order=${order}`),
    check: (order: string) => person.send<DepositOrder>('checkDeposit', { order }, from),
    cancel: (order: string) => person.send<DepositOrder>('cancelDeposit', { order }, from),
    /** Amount the member may play with. */
    balance: async () => moneyOf((await person.send<WalletBalance>('balance', undefined, from)).value.sumBalance),
  };
}

/** Sends reports as the simulated provider of a merchant signs them, true ones and others. */
export async function simulatedCallbacks(site: Site, now: () => Date) {
  const vault = await openVault(site.db, [{ id: null, key: Buffer.from(testKey, 'base64') }]);
  return async (
    report: Partial<SimulatedReport>,
    { as = 'alpha', to = 'alpha', at = now(), secret = vault.vendorSecret(as, 'payments:simulated') } = {},
  ) => {
    const body = JSON.stringify({ account: as, currency: 'VND', state: 'paid', ...report });
    const answer = await site.server.inject({
      method: 'POST',
      url: `/payments/callback/${to}/simulated`,
      headers: { host: 'alpha.test', ...signedHeaders(secret, body, at) },
      payload: body,
    });
    return answer.statusCode;
  };
}

export const operator = { id: 'op-1', name: 'Op' };

export type DepositSite = Awaited<ReturnType<typeof openDepositSite>>;

/** A server with a member who pays in, and what its provider reports. */
export async function openDepositSite(now: () => Date, brands = authBrands()) {
  const site = await openTestServer({ brands, now });
  return {
    site,
    member: await depositor(site, now),
    report: await simulatedCallbacks(site, now),
    tenant: (merchant: string) => site.tenants.byMerchant(merchant) ?? expect.fail(`There is no brand ${merchant}.`),
    rowOf: async (order: string) => (await site.db.select().from(depositOrder).where(eq(depositOrder.id, order)))[0],
    /** Expects the ledger to hold. */
    close: async () => {
      const { broken } = await checkLedger(site.db);
      await site.close();
      expect(broken).toBe(null);
    },
  };
}
