import { amountText, readAmount } from '../../src/demo-vendor/engines/amount.ts';
import { PlayRefusal } from '../../src/demo-vendor/server/playRefusal.ts';
import type { Wallet, WalletBet } from '../../src/demo-vendor/server/wallet.ts';
import type { SeamlessFailureCode } from '../../src/wire/seamless.ts';

type Bet = { readonly player: string; readonly amount: bigint; state: 'open' | 'settled' | 'cancelled'; payout: bigint };

/** In-memory platform wallet: one balance, idempotent bets. Calls in `lost` are executed but never answered. */
export function memoryWallet(begin: string, game: string) {
  let balance = readAmount(begin) ?? 0n;
  const bets = new Map<string, Bet>();
  const cancelled = new Set<string>();
  const lost = new Set<string>();
  const calls: string[] = [];
  const booking = () => ({ act: null, balance: amountText(balance), currency: 'VND' });
  const refuse = (code: SeamlessFailureCode): never => {
    throw new PlayRefusal(code);
  };
  /** Simulates an answer that is lost after the call was executed. */
  const maybeLost = (call: string) => {
    calls.push(call);
    if (lost.has(call)) throw new PlayRefusal('NETWORK', { cause: new Error(`lost ${call}`) });
  };

  const wallet: Wallet = {
    open: async (_, ticket) => ({
      session: `session-of-${ticket}`,
      player: 'p1',
      nickname: 'minh',
      language: 'vi',
      currency: 'VND',
      profile: 'play',
      demo: false,
      balance: amountText(balance),
      game: { gameCode: game, vassalage: 'ANY', category: 'RNG' as const },
      openRounds: [],
    }),
    balance: async () => amountText(balance),
    async bet({ round, amount }: WalletBet) {
      if (cancelled.has(round)) refuse('BET_CANCELLED');
      const stake = readAmount(amount) ?? 0n;
      if (!bets.has(round)) {
        if (stake > balance) refuse('BALANCE_TOO_LOW');
        balance -= stake;
        bets.set(round, { player: 'p1', amount: stake, state: 'open', payout: 0n });
      }
      maybeLost('bet');
      return booking();
    },
    async settle({ round, payout }) {
      const bet = bets.get(round);
      if (bet === undefined) throw new PlayRefusal('NETWORK');
      if (bet.state === 'cancelled') refuse('BET_CANCELLED');
      if (bet.state === 'open') {
        bet.state = 'settled';
        bet.payout = readAmount(payout) ?? 0n;
        balance += bet.payout;
      }
      maybeLost('settle');
      return booking();
    },
    async rollback({ round }) {
      const bet = bets.get(round);
      cancelled.add(round);
      if (bet?.state === 'settled') refuse('BET_SETTLED');
      if (bet?.state === 'open') {
        bet.state = 'cancelled';
        balance += bet.amount;
      }
      maybeLost('rollback');
      return booking();
    },
  };
  return { wallet, bets, calls, lost, balance: () => amountText(balance) };
}
