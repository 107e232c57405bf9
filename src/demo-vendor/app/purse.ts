import { amountText, readAmount } from '../engines/amount.ts';
import type { FrameState } from '../wire.ts';
import { client } from './client.ts';
import { postToSite } from './parent.ts';

type Listener = () => void;

/** Balance and current stake. */
export class Purse {
  balance = 0n;
  stake = 0n;
  private steps: readonly bigint[] = [];
  private minStake = 0n;
  private readonly listeners: Listener[] = [];

  limits: FrameState['limits'] = { min: '0', max: '0', steps: [], bets: 1 };

  begin({ balance, limits }: FrameState) {
    this.limits = limits;
    this.steps = limits.steps.map((step) => readAmount(step) ?? 0n);
    this.minStake = this.steps[0] ?? 0n;
    this.stake = this.steps[2] ?? this.minStake;
    this.set(balance, false);
    while (this.stake > this.balance && this.stake > this.minStake) this.move(-1);
  }

  set(balance: string, notify = true) {
    this.balance = readAmount(balance) ?? 0n;
    if (notify) postToSite({ type: 'balance', balance });
    this.changed();
  }

  /** Sets the balance of the server; keeps the last one if the call fails. */
  async refresh() {
    const answer = await client.balance().catch(() => null);
    if (answer !== null) this.set(answer.balance);
  }

  /** Optimistic update when a bet is sent; the answer sets the authoritative balance. */
  take(amount: bigint) {
    this.balance -= amount;
    this.changed();
  }

  move(direction: 1 | -1) {
    const place = this.steps.indexOf(this.stake) + direction;
    this.stake = this.steps[Math.min(this.steps.length - 1, Math.max(0, place))] ?? this.stake;
    this.changed();
  }

  /** Sets the stake to an amount beside the steps, such as a chip's. */
  choose(stake: bigint) {
    this.stake = stake;
    this.changed();
  }

  get stakeText() {
    return amountText(this.stake);
  }

  get isLowest() {
    return this.stake === this.minStake;
  }

  get isHighest() {
    return this.stake === this.steps.at(-1);
  }

  get isEmpty() {
    return this.balance < this.minStake;
  }

  onChange(listener: Listener) {
    this.listeners.push(listener);
    listener();
  }

  private changed() {
    for (const listener of this.listeners) listener();
  }
}
