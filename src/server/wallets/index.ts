import { and, eq, notExists, sql } from 'drizzle-orm';
import { trialAccountType } from '../../domain/accountType.ts';
import { type Money, moneyOf, moneyToWire, sumOf } from '../../domain/money.ts';
import { Failure } from '../../wire/failure.ts';
import type { WalletBalance, WalletTransfer, WalletTransferred } from '../../wire/wallet.ts';
import type { Account } from '../accounts/account.ts';
import type { Db } from '../db/index.ts';
import { account } from '../db/tables/accounts.ts';
import { ledgerRequest } from '../db/tables/ledger.ts';
import { type Ledger, LedgerRefusal, type Wallet, type WalletName } from '../ledger/index.ts';
import type { Tenant } from '../registry/tenant.ts';

type Owner = Pick<Account, 'id' | 'type'>;

const openingScope = 'opening';

/** Opening amounts of play money: of accounts at a brand with profile `play`, and of trial accounts at any brand. */
const openingBalance: Money = moneyOf('5000000');
const trialOpeningBalance: Money = moneyOf('1000000');

/** The wallet an account plays from. Trial accounts have only a wallet in the trial book. */
export function playWallet({ brand }: Tenant, { id, type }: Owner): Wallet {
  const isTrial = type === trialAccountType;
  const { merchant, profile, money } = brand;
  return {
    merchant,
    holder: id,
    name: isTrial ? 'trial' : 'main',
    book: `${isTrial ? 'trial' : profile}:${money.currency}`,
  };
}

export type Wallets = ReturnType<typeof createWallets>;

interface WalletDeps {
  readonly db: Db;
  readonly ledger: Ledger;
}

/** Wallets of accounts: opening, balance and transfers. */
export function createWallets({ db, ledger }: WalletDeps) {
  /** Issues the opening amount of play money, once per account. Real money is never issued. */
  async function open(tenant: Tenant, owner: Owner): Promise<Wallet> {
    const wallet = playWallet(tenant, owner);
    if (wallet.book.startsWith('real:')) return wallet;
    const amount = wallet.name === 'trial' ? trialOpeningBalance : openingBalance;
    const request = {
      merchant: wallet.merchant,
      scope: openingScope,
      id: `${wallet.holder}/${wallet.name}`,
      body: wallet.book,
    };
    await ledger.execute(request, async () => ({ act: { kind: 'issue', wallet, amount } }));
    return wallet;
  }

  return {
    open,

    /** Opens missing wallets of all accounts of a tenant, e.g. after its profile changed from real to play. */
    async openMissing(tenant: Tenant): Promise<void> {
      const { merchant, profile } = tenant.brand;
      if (profile === 'real') return;
      const id = sql`${account.id} || case when ${account.type} = ${trialAccountType} then '/trial' else '/main' end`;
      const opened = db
        .select({ id: ledgerRequest.id })
        .from(ledgerRequest)
        .where(and(eq(ledgerRequest.merchant, merchant), eq(ledgerRequest.scope, openingScope), eq(ledgerRequest.id, id)));
      const owners = await db
        .select({ id: account.id, type: account.type })
        .from(account)
        .where(and(eq(account.merchant, merchant), notExists(opened)));
      for (const owner of owners) await open(tenant, owner);
    },

    /**
     * Transfers between the main wallet and a vendor wallet. Idempotent by request id.
     * @throws Failure MALFORMED, CONFLICT, BALANCE_TOO_LOW
     */
    async transfer(
      tenant: Tenant,
      owner: Owner,
      order: WalletTransfer,
      vendors: ReadonlySet<string>,
    ): Promise<WalletTransferred> {
      const { from, to, requestId } = order;
      const amount = moneyOf(order.amount);
      const isKnown = (name: string) => name === 'main' || vendors.has(name.slice('vendor:'.length));
      // Withdrawing from a vendor wallet stays possible after the brand drops the vendor.
      if ((from === 'main') === (to === 'main') || !isKnown(to) || amount <= 0n) throw new Failure('MALFORMED');
      const main = await open(tenant, owner);
      const { merchant, holder, book } = main;
      const named = (name: string): Wallet => ({ merchant, holder, name: name as WalletName, book });
      const wallet = named(from);
      const request = { merchant, scope: `transfer:${holder}`, id: requestId, body: `${from} ${to} ${amount}` };
      try {
        const { act, balance } = await ledger.execute(request, async () => ({
          act: { kind: 'transfer', wallet, to: named(to), amount },
        }));
        return {
          transferId: act ?? requestId,
          from,
          to,
          amount: moneyToWire(amount),
          balance: moneyToWire(balance),
          currency: tenant.brand.money.currency,
        };
      } catch (error) {
        if (!(error instanceof LedgerRefusal)) throw error;
        throw new Failure(error.code === 'REQUEST_CONFLICT' ? 'CONFLICT' : 'BALANCE_TOO_LOW');
      }
    },

    /** Read-only: wallets that were never opened are absent. */
    async balance(tenant: Tenant, owner: Owner): Promise<WalletBalance> {
      const own = playWallet(tenant, owner);
      const wallets = (await ledger.walletsOf(own.merchant, own.holder)).filter(({ book }) => book === own.book);
      const spendable = wallets.filter(({ name }) => name !== 'held');
      return {
        sumBalance: moneyToWire(sumOf(spendable.map(({ balance }) => balance))),
        currencySymbol: tenant.brand.money.symbol,
        currency: tenant.brand.money.currency,
        wallets: wallets.map(({ name, balance }) => ({ wallet: name, balance: moneyToWire(balance) })),
      };
    },
  };
}
