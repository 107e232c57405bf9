import { randomBytes, scryptSync } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../../src/server/identity/ports/index.ts';
import type { DatabaseSettings } from '../../src/server/platform/db/index.ts';
import { account } from '../../src/server/platform/db/tables/accounts.ts';
import type { Withdrawal } from '../../src/wire/withdrawal.ts';
import { authBrands, demoPassword, type Site, visitor } from './auth-kit.ts';
import { openTestServer } from './core-kit.ts';
import { freely } from './freely.ts';

export const operator = { id: 'op-1', name: 'Operator' };
export const paymentPassword = '804713';
export const holder = 'NGUYEN MINH ANH';

/** A hash that is verified in no time; it states its parameters, as every stored hash does. */
function quickHash(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 });
  return `$scrypt$ln=1,r=1,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

let requests = 0;
export const newRequestId = () => `request-${(requests += 1)}-${process.pid}`;

interface WithdrawalSiteDeps {
  readonly now: () => Date;
  readonly policy?: object;
  readonly database?: DatabaseSettings;
}

/** A server whose brands have a policy of withdrawals. */
export const openWithdrawalSite = ({ now, policy = {}, database }: WithdrawalSiteDeps) =>
  openTestServer({
    brands: authBrands({ policies: { withdraw: policy } }),
    now,
    ...(database === undefined ? {} : { database }),
  });

/** The demo member with a payment password and a confirmed bank account, as tests act for it. */
export async function openWithdrawer(site: Site, now: () => Date, username = 'demomember') {
  const { tenants, bindings, withdrawals, ledger } = site.server.services;
  const tenant = tenants.byMerchant('alpha');
  if (tenant === null) throw new Error('The brand is missing.');
  const isOwner = and(eq(account.merchant, 'alpha'), eq(account.username, username));
  const read = async (): Promise<Account> => {
    const [row] = await site.db.select().from(account).where(isOwner);
    if (row === undefined) throw new Error(`The account ${username} is missing.`);
    return row;
  };
  await site.db
    .update(account)
    .set({ paymentPasswordHash: quickHash(paymentPassword) })
    .where(isOwner);
  const number = `9704${username.length}${username.length}5678`;
  const added = await bindings.add(tenant, await read(), { kind: 'bank', provider: 'VCB', number, holder });
  await bindings.confirm(tenant, operator, added.id);
  const owner = await read();
  const signIn = async () => (await visitor(site, now).login(username, demoPassword)).value.token;
  let token = await signIn();
  const wallet = (name: 'main' | 'held') => ({ merchant: 'alpha', holder: owner.id, name, book: 'play:VND' }) as const;

  const request = (amount: string, more: object = {}) =>
    visitor(site, now).sealed<Withdrawal>(
      'withdraw',
      { binding: added.id, amount, paymentPassword, requestId: newRequestId(), ...more },
      { token },
    );
  return {
    tenant,
    owner,
    get token() {
      return token;
    },
    signInAgain: async () => {
      token = await signIn();
    },
    binding: added.id,
    request,
    call: visitor(site, now).send,
    /** Requests, approves and pays in parts; returns the order number. */
    paid: async (amount: string, ...parts: readonly string[]) => {
      const { code, value } = await request(amount);
      if (code !== 'OK') throw new Error(`The withdrawal was refused: ${code}.`);
      await withdrawals.approve(tenant, operator, value.order, freely);
      for (const part of parts.length === 0 ? [amount] : parts)
        await withdrawals.pay(
          tenant,
          operator,
          {
            order: value.order,
            amount: part,
            provider: 'bank',
            requestId: newRequestId(),
          },
          freely,
        );
      return value.order;
    },
    order: async (order: string) => {
      const { orders } = await withdrawals.orders(tenant, owner, 30);
      const found = orders.find((one) => one.order === order);
      if (found === undefined) throw new Error(`The order ${order} is missing.`);
      return found;
    },
    balances: async () => [await ledger.balance(wallet('main')), await ledger.balance(wallet('held'))] as const,
  };
}

/** The code a call of a service fails with; `done` if it does not. */
export const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
