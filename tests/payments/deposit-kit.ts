import { moneyOf } from '../../src/domain/money.ts';
import { type SimulatedReport, signedHeaders } from '../../src/server/payments/adapters/simulated.ts';
import { openVault } from '../../src/server/vault/index.ts';
import type { DepositOptions, DepositOrder, DepositRequest } from '../../src/wire/deposit.ts';
import type { WalletBalance } from '../../src/wire/wallet.ts';
import { demoPassword, type Sender, type Site, visitor } from '../server/auth-kit.ts';
import { testKey } from '../server/core-kit.ts';

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
    /** What the member may play with. */
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
