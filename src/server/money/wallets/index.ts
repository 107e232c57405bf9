import { and, eq, notExists, sql } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { type Money, minus, moneyFromUnits, moneyOf, moneyToWire, sumOf, zero } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { WalletBalance, WalletTransfer, WalletTransferred, WalletTransfers } from '../../../wire/wallet.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Db, run } from '../../platform/db/index.ts';
import { account, ledgerRequest } from '../../platform/db/tables/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { isSetAside, type Ledger, LedgerRefusal, type Opening, type Wallet, type WalletName } from '../ledger/index.ts';

type Owner = Pick<Account, 'id' | 'type'>;

export const openingScope = 'opening';

/** Opening amounts of play money: of accounts at a brand with profile `play`, and of trial accounts at any brand. */
export const openingBalance: Money = moneyOf('5000000');
const trialOpeningBalance: Money = moneyOf('1000000');

/** The main wallet of a holder. Trial accounts have none. */
export const mainWallet = (tenant: Pick<Tenant, 'brand'>, { id: holder }: Pick<Account, 'id'>): Wallet => ({
  merchant: tenant.brand.merchant,
  holder,
  name: 'main',
  book: bookOf(tenant),
});

/** The wallet an account plays from. Trial accounts have only a wallet in the trial book. */
export function playWallet(tenant: Tenant, { id, type }: Owner): Wallet {
  const main = mainWallet(tenant, { id });
  return type === trialAccountType ? { ...main, name: 'trial', book: `trial:${tenant.brand.money.currency}` } : main;
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
    await ledger.execute(request, async () => ({ transaction: { kind: 'issue', wallet, amount } }));
    return wallet;
  }

  /** Wallets of the same holder and book, itself included. Never opened ones are absent. */
  const walletsBeside = async ({ merchant, holder, book }: Wallet) =>
    (await ledger.walletsOf(merchant, holder)).filter((wallet) => wallet.book === book);

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
      const { merchant, holder, book } = playWallet(tenant, owner);
      const named = (name: string): Wallet => ({ merchant, holder, name: name as WalletName, book });
      const wallet = named(from);
      const request = { merchant, scope: `transfer:${holder}`, id: requestId, body: `${from} ${to} ${amount}` };
      const { transaction, balance } = await ledger
        .execute(request, async () => ({ transaction: { kind: 'transfer', wallet, to: named(to), amount } }))
        .catch(refuse);
      return {
        transferId: transaction ?? requestId,
        from,
        to,
        amount: moneyToWire(amount),
        balance: moneyToWire(balance),
        currency: tenant.brand.money.currency,
      };
    },

    /**
     * Empties every vendor wallet into the main wallet, each by a ledger request: a retry completes what an earlier call left.
     * @throws Failure CONFLICT
     */
    async collect(tenant: Tenant, owner: Owner, requestId: string): Promise<void> {
      const main = playWallet(tenant, owner);
      const { merchant, holder } = main;
      for (const { name } of await walletsBeside(main)) {
        if (!name.startsWith('vendor:')) continue;
        const wallet: Wallet = { ...main, name: name as WalletName };
        const request = { merchant, scope: `collect:${holder}`, id: `${requestId}/${name}`, body: '' };
        await ledger
          .execute<object, Collected>(
            request,
            async (_tx, _act, _opened, [collected]) => {
              const amount = moneyFromUnits(BigInt(collected?.balance ?? '0'));
              return amount === zero
                ? { transaction: null, wallet, earlier: null }
                : { transaction: { kind: 'transfer', wallet, to: main, amount } };
            },
            openingCollection(wallet, main),
          )
          .catch(refuse);
      }
    },

    /** The last transfers between wallets of an account, newest first. */
    async lastTransfers(tenant: Tenant, owner: Owner): Promise<WalletTransfers> {
      const { merchant, holder, name: main, book } = playWallet(tenant, owner);
      const rows = await run<TransferRow>(db, listTransfers, [merchant, holder, book]);
      return rows.map(({ id, wallet, units, at }) => {
        const amount = moneyFromUnits(BigInt(units));
        const [from, to] = amount > 0n ? [main, wallet] : [wallet, main];
        return { id, from, to, amount: moneyToWire(amount > 0n ? amount : minus(amount)), at: at.toISOString() };
      });
    },

    /** Read-only. */
    async balance(tenant: Tenant, owner: Owner): Promise<WalletBalance> {
      const own = playWallet(tenant, owner);
      const wallets = await walletsBeside(own);
      const spendable = wallets.filter(({ name }) => !isSetAside(name));
      return {
        sumBalance: moneyToWire(sumOf(spendable.map(({ balance }) => balance))),
        currencySymbol: tenant.brand.money.symbol,
        currency: tenant.brand.money.currency,
        wallets: wallets.map(({ name, balance }) => ({ wallet: name, balance: moneyToWire(balance) })),
      };
    },
  };
}

/** @throws Failure instead of a refusal of the ledger */
function refuse(error: unknown): never {
  if (!(error instanceof LedgerRefusal)) throw error;
  throw new Failure(error.code === 'REQUEST_CONFLICT' ? 'CONFLICT' : 'BALANCE_TOO_LOW');
}

/** Units as text. */
interface Collected {
  readonly balance: string;
}

/** Locks both wallets in the order of every transfer, and then reads what there is to collect. */
const openingCollection = (wallet: Wallet, main: Wallet): Opening => ({
  name: 'collect',
  text: `select both_wallets.locked from claimed left join lateral (
      select count(*) as locked from (
        select from ledger_wallet
        where merchant = $1 and holder = $6 and book = $7 and name = any($8::text[]) order by holder, name for update
      ) each_wallet
    ) both_wallets on true`,
  values: [wallet.holder, wallet.book, [main.name, wallet.name]],
  next: {
    name: 'collect-balance',
    text: `select balance from ledger_wallet where merchant = $1 and holder = $2 and book = $3 and name = $4`,
    values: [wallet.merchant, wallet.holder, wallet.book, wallet.name],
  },
});

interface TransferRow {
  readonly id: string;
  readonly wallet: string;
  /** Greater than zero for a transfer into the vendor wallet. */
  readonly units: string;
  readonly at: Date;
}

/** The last five of merchant `$1`, holder `$2`, book `$3`: vendor wallets are moved by nothing but transfers. */
const listTransfers = {
  name: 'wallet-transfers',
  text: `select moved.act as id, wallet.name as wallet, moved.amount as units, act.at
    from ledger_wallet wallet
    cross join lateral (
      select entry.act, entry.amount from ledger_entry entry
      where entry.merchant = $1 and entry.holder = $2 and entry.wallet = wallet.name and entry.book = $3
      order by entry.number desc limit 5
    ) moved
    join ledger_act act on act.merchant = $1 and act.id = moved.act
    where wallet.merchant = $1 and wallet.holder = $2 and wallet.book = $3 and wallet.name like 'vendor:%'
    order by act.at desc limit 5`,
};

export const walletsModule = defineModule({ needs: ['db', 'ledger'], gives: { wallets: createWallets } });
