import type { EventGame } from '../../catalogue/index.ts';
import { amountText } from '../../engines/amount.ts';
import { client, newKey } from '../client.ts';
import { h, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import { sound } from '../sound.ts';
import type { Table } from '../table.ts';
import { money, t } from '../text.ts';

export interface Tip {
  readonly number: number;
  readonly play: string;
  readonly pick: string;
}

const idOf = ({ number, play, pick }: Tip) => `${number}|${play}|${pick}`;

/** Bet slip: selected picks that are not placed yet, each at the current stake. */
export function createSlip({ frame, purse }: Table, _: EventGame, placed: () => void) {
  const chosen = new Map<string, Tip>();
  const listeners: (() => void)[] = [];
  let busy = false;
  const bet = h('button', { type: 'button', class: 'primary place' });
  const clear = h('button', { type: 'button', class: 'toggle' }, h('span', {}, t('clear')));
  frame.actions.append(bet, clear);

  const total = () => purse.stake * BigInt(chosen.size);
  const changed = () => {
    replace(
      bet,
      icon('check', 20),
      h('span', {}, chosen.size === 0 ? t('bet_now') : t('bet_count', { count: chosen.size, amount: money(total()) })),
    );
    bet.classList.toggle('is-busy', busy);
    bet.setAttribute('aria-disabled', String(chosen.size === 0 || busy));
    clear.disabled = chosen.size === 0;
    for (const listener of listeners) listener();
  };
  purse.onChange(changed);

  const place = async () => {
    if (busy) return;
    if (chosen.size === 0) return frame.say(t('choose_first'));
    if (total() > purse.balance) return frame.say(t(purse.isEmpty ? 'e_zero' : 'e_BALANCE_TOO_LOW'), 'bad');
    busy = true;
    changed();
    const tips = [...chosen.values()];
    try {
      const { rounds, balance, refused } = await client.bets(
        tips.map((tip) => ({ ...tip, key: newKey(), stake: amountText(purse.stake) })),
      );
      chosen.clear();
      purse.set(balance);
      sound.play('click');
      frame.say(t('bet_placed', { count: rounds.length }), refused === null ? 'good' : 'bad');
      placed();
    } catch (error) {
      frame.trouble(error);
      await purse.refresh();
    } finally {
      busy = false;
      changed();
    }
  };
  bet.addEventListener('click', () => void place());
  clear.addEventListener('click', () => {
    chosen.clear();
    changed();
  });

  return {
    has: (tip: Tip) => chosen.has(idOf(tip)),
    tips: () => [...chosen.values()],
    toggle(tip: Tip) {
      const id = idOf(tip);
      if (chosen.has(id)) chosen.delete(id);
      else if (chosen.size >= purse.limits.bets) return frame.say(t('too_many', { count: purse.limits.bets }), 'bad');
      else chosen.set(id, tip);
      changed();
    },
    /** Removes picks of all other events, which no longer take bets. */
    keep(numbers: ReadonlySet<number>) {
      const before = chosen.size;
      for (const [id, tip] of chosen) if (!numbers.has(tip.number)) chosen.delete(id);
      if (chosen.size !== before) changed();
    },
    onChange: (listener: () => void) => listeners.push(listener),
  };
}

export type Slip = ReturnType<typeof createSlip>;
