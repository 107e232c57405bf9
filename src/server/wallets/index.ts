import { restrictedType } from '../../domain/accountType.ts';
import { type Money, moneyOf, moneyToWire, sumOf } from '../../domain/money.ts';
import type { WalletBalance } from '../../wire/wallet.ts';
import type { Account } from '../accounts/account.ts';
import type { Ledger, Wallet } from '../ledger/index.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';

type Owner = Pick<Account, 'id' | 'type'>;

/** What an account of a brand on play money starts with, and a trial anywhere. */
const opening: Money = moneyOf('5000000');
const trialOpening: Money = moneyOf('1000000');

/** The wallet an account plays from. A trial has one of its own kind of money and no other. */
export function playWallet({ brand }: LiveBrand, { id, type }: Owner): Wallet {
  const isTrial = type === restrictedType;
  const { merchant, profile, money } = brand;
  return {
    merchant,
    holder: id,
    name: isTrial ? 'trial' : 'main',
    book: `${isTrial ? 'trial' : profile}:${money.currency}`,
  };
}

export type Wallets = ReturnType<typeof createWallets>;

export function createWallets(ledger: Ledger) {
  /** Gives play money to whoever has none yet, once. Real money only ever comes from outside. */
  async function open(live: LiveBrand, owner: Owner): Promise<Wallet> {
    const wallet = playWallet(live, owner);
    if (wallet.book.startsWith('real:')) return wallet;
    const amount = wallet.name === 'trial' ? trialOpening : opening;
    const request = { merchant: wallet.merchant, scope: 'opening', id: `${wallet.holder}/${wallet.name}`, body: wallet.book };
    await ledger.book(request, async () => ({ act: { kind: 'issue', wallet, amount }, wallet, answer: () => null }));
    return wallet;
  }

  return {
    open,

    async balance(live: LiveBrand, owner: Owner): Promise<WalletBalance> {
      const own = await open(live, owner);
      const held = (await ledger.walletsOf(own.merchant, own.holder)).filter(({ book }) => book === own.book);
      return {
        sumBalance: moneyToWire(sumOf(held.map(({ balance }) => balance))),
        currencySymbol: live.brand.money.symbol,
        currency: live.brand.money.currency,
        wallets: held.map(({ name, balance }) => ({ wallet: name, balance: moneyToWire(balance) })),
      };
    },
  };
}
