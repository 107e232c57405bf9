import { amountText, readAmount } from '../../engines/amount.ts';
import { game } from '../boot.ts';
import { client, newKey } from '../client.ts';
import { h, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import { listenKeys } from '../keys.ts';
import { sound } from '../sound.ts';
import type { Table } from '../table.ts';
import { money, t } from '../text.ts';

export interface Tip {
  readonly number: number;
  readonly play: string;
  readonly pick: string;
}

const idOf = ({ number, play, pick }: Tip) => `${number}|${play}|${pick}`;

interface Staged {
  readonly tip: Tip;
  /** Null: the current stake, also if it changes. */
  readonly amount: bigint | null;
}

/** Rules by which picks become bets; without them each pick is a bet. */
export interface SlipRules {
  /** The bets that the chosen picks make; none if they make no bet. */
  readonly tipsOf: (tips: readonly Tip[]) => readonly Tip[];
  /** The odds that the player is shown. */
  readonly priceOf: (tip: Tip) => { readonly odds: number; readonly orHigher: boolean };
}

/**
 * Bets that are not placed yet. At tables every press adds a chip to a spot; elsewhere a pick is chosen or not, at the current
 * stake.
 */
export function createSlip({ frame, purse }: Table, placed: () => void, rules: SlipRules | null = null) {
  const byChips = game.kind === 'table';
  const chosen = new Map<string, Staged>();
  /** States before each change, for undo. */
  const earlier: ReadonlyMap<string, Staged>[] = [];
  let last: readonly Staged[] = [];
  let openNumber: number | null = null;
  const listeners: (() => void)[] = [];
  let busy = false;
  const button = (name: 'undo' | 'repeat' | 'double', content: Node | string) =>
    h(
      'button',
      {
        type: 'button',
        class: 'toggle',
        // The accessible name contains the visible text (WCAG 2.5.3).
        'aria-label': typeof content === 'string' ? `${content} · ${t(name)}` : t(name),
        title: t(name),
      },
      content,
    );
  const bet = h('button', { type: 'button', class: 'primary place' });
  const clear = h('button', { type: 'button', class: 'toggle' }, h('span', {}, t('clear')));
  const undo = button('undo', icon('undo'));
  const repeat = button('repeat', icon('auto'));
  const double = button('double', '×2');
  frame.actions.append(bet, ...(byChips ? [undo, repeat, double] : [clear]));

  const amountOf = ({ amount }: Staged) => amount ?? purse.stake;
  const bets = (): readonly Staged[] => {
    const staged = [...chosen.values()];
    return rules === null ? staged : rules.tipsOf(staged.map(({ tip }) => tip)).map((tip) => ({ tip, amount: null }));
  };
  const total = () => bets().reduce((sum, staged) => sum + amountOf(staged), 0n);
  const maxStake = () => readAmount(purse.limits.max) ?? 0n;
  const changed = () => {
    const count = bets().length;
    const label = byChips ? `${t('bet_now')} ${money(total())}` : t('bet_count', { count, amount: money(total()) });
    replace(bet, icon('check', 20), h('span', {}, count === 0 ? t('bet_now') : label));
    bet.classList.toggle('is-busy', busy);
    bet.setAttribute('aria-disabled', String(count === 0 || busy));
    clear.disabled = chosen.size === 0;
    undo.disabled = earlier.length === 0;
    double.disabled = chosen.size === 0;
    repeat.disabled = last.length === 0 || openNumber === null;
    for (const listener of listeners) listener();
  };
  purse.onChange(changed);

  const change = (edit: () => void) => {
    earlier.push(new Map(chosen));
    edit();
    changed();
  };
  const put = (tip: Tip, amount: bigint | null) => {
    const id = idOf(tip);
    if (!chosen.has(id) && chosen.size >= purse.limits.bets) {
      frame.say(t('too_many', { count: purse.limits.bets }), 'bad');
    } else if ((amount ?? 0n) > maxStake()) {
      frame.say(t('e_LIMIT'), 'bad');
    } else chosen.set(id, { tip, amount });
  };

  const place = async () => {
    if (busy) return;
    const staged = bets();
    if (staged.length === 0) return frame.say(t('choose_first'));
    if (total() > purse.balance) return frame.say(t(purse.isEmpty ? 'e_zero' : 'e_BALANCE_TOO_LOW'), 'bad');
    busy = true;
    changed();
    try {
      const { rounds, balance, refused } = await client.bets(
        staged.map((one) => ({ ...one.tip, ...rules?.priceOf(one.tip), key: newKey(), stake: amountText(amountOf(one)) })),
      );
      last = staged;
      chosen.clear();
      earlier.length = 0;
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
  undo.addEventListener('click', () => {
    const before = earlier.pop() ?? new Map<string, Staged>();
    chosen.clear();
    for (const [id, staged] of before) chosen.set(id, staged);
    changed();
  });
  double.addEventListener('click', () =>
    change(() => {
      for (const { tip, amount } of chosen.values()) put(tip, (amount ?? 0n) * 2n);
    }),
  );
  repeat.addEventListener('click', () =>
    change(() => {
      const number = openNumber;
      if (number !== null) for (const { tip, amount } of last) put({ ...tip, number }, amount);
    }),
  );

  listenKeys({ b: () => void place(), r: () => repeat.click(), 'ctrl+z': () => undo.click() });

  return {
    has: (tip: Tip) => chosen.has(idOf(tip)),
    /** Sum that lies on a spot without being placed, in 1/10,000 currency units. */
    amountOn(tip: Tip) {
      const staged = chosen.get(idOf(tip));
      return staged === undefined ? 0n : amountOf(staged);
    },
    tips: () => [...chosen.values()].map(({ tip }) => tip),
    /** A press on a pick: one chip more at a table, otherwise chosen or not. */
    press(tip: Tip) {
      change(() => {
        if (byChips) put(tip, (chosen.get(idOf(tip))?.amount ?? 0n) + purse.stake);
        else if (!chosen.delete(idOf(tip))) put(tip, null);
      });
    },
    /** One chip on each of several spots, or on none where one would be refused. One step for undo. */
    pressAll(tips: readonly Tip[]) {
      const spots = new Set([...chosen.keys(), ...tips.map(idOf)]);
      const isOver = tips.some((tip) => (chosen.get(idOf(tip))?.amount ?? 0n) + purse.stake > maxStake());
      if (spots.size > purse.limits.bets) frame.say(t('too_many', { count: purse.limits.bets }), 'bad');
      else if (isOver) frame.say(t('e_LIMIT'), 'bad');
      else
        change(() => {
          for (const tip of tips) put(tip, (chosen.get(idOf(tip))?.amount ?? 0n) + purse.stake);
        });
    },
    /** Takes the chips off a spot. */
    remove(tip: Tip) {
      if (chosen.has(idOf(tip))) change(() => chosen.delete(idOf(tip)));
    },
    /** Removes picks of all other events, which no longer take bets. The event to repeat bets on is the first of them. */
    keep(numbers: ReadonlySet<number>) {
      const before = chosen.size;
      const [first] = numbers;
      openNumber = first ?? null;
      for (const [id, { tip }] of chosen) if (!numbers.has(tip.number)) chosen.delete(id);
      earlier.length = 0;
      if (byChips && chosen.size !== before) frame.say(t('chips_back'));
      if (byChips || chosen.size !== before) changed();
    },
    /** Shows the bets again after the way in which picks become bets has changed. */
    refresh: changed,
    onChange: (listener: () => void) => listeners.push(listener),
  };
}

export type Slip = ReturnType<typeof createSlip>;
