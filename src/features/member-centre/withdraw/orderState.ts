import { dateText } from '../../../domain/dateText.ts';
import { moneyOf, moneyToWire, sumOf } from '../../../domain/money.ts';
import type { TextKey } from '../../../i18n/index.ts';
import type { StateBadgeProps } from '../../../runtime/centre/index.ts';
import type { IconName } from '../../../ui/Icon/iconNames.ts';
import type { Withdrawal, WithdrawalPart } from '../../../wire/withdrawal.ts';

/** The state that a member sees: of an order that is not paid, else of a payment. */
export type ShownState = Exclude<Withdrawal['state'], 'paid'> | WithdrawalPart['receipt'];

interface Look {
  readonly tone: StateBadgeProps['tone'];
  readonly icon: IconName;
  readonly word: TextKey;
}

export const lookOf: Readonly<Record<ShownState, Look>> = {
  requested: { tone: 'info', icon: 'clock', word: 'withdraw.state.requested' },
  approved: { tone: 'info', icon: 'seal-check', word: 'withdraw.state.approved' },
  awaiting: { tone: 'warning', icon: 'timer', word: 'withdraw.state.awaiting' },
  received: { tone: 'success', icon: 'check-circle', word: 'withdraw.state.received' },
  partly: { tone: 'warning', icon: 'warning-circle', word: 'withdraw.state.partly' },
  notReceived: { tone: 'danger', icon: 'x-circle', word: 'withdraw.state.notReceived' },
  auto: { tone: 'neutral', icon: 'timer', word: 'withdraw.state.auto' },
  forced: { tone: 'neutral', icon: 'check-circle', word: 'withdraw.state.forced' },
  refunded: { tone: 'success', icon: 'arrow-counter-clockwise', word: 'withdraw.state.refunded' },
  rejected: { tone: 'danger', icon: 'prohibit', word: 'withdraw.state.rejected' },
  cancelled: { tone: 'neutral', icon: 'x-circle', word: 'withdraw.state.cancelled' },
};

/** A line of the history: a payment, or an order that has none. */
export interface Entry {
  readonly key: string;
  readonly order: Withdrawal;
  readonly part: WithdrawalPart | null;
  readonly state: ShownState;
}

/** Payments of all orders, and orders without one, in the order of the orders. */
export const entriesOf = (orders: readonly Withdrawal[]): Entry[] =>
  orders.flatMap((order): Entry[] => {
    const open: Entry[] =
      order.state === 'paid' || (order.state === 'approved' && order.parts.length > 0)
        ? []
        : [{ key: order.order, order, part: null, state: order.state }];
    const paid = order.parts.map((part): Entry => ({ key: `${order.order}/${part.part}`, order, part, state: part.receipt }));
    return [...paid.toReversed(), ...open];
  });

/** The state of a whole order: the payment that needs most attention speaks for it. */
export function orderState({ state, parts }: Withdrawal): ShownState {
  const receipts = parts.map(({ receipt }) => receipt);
  const first = attention.find((receipt) => receipts.includes(receipt));
  return first ?? (state === 'paid' ? 'received' : state);
}

/** Sum of an order that arrived, as far as the member has said: a disputed payment counts by its report. */
export const arrivedOf = ({ net, parts }: Withdrawal): string =>
  parts.every(({ received }) => received === null)
    ? net
    : moneyToWire(sumOf(parts.map(({ amount, received }) => moneyOf(received ?? amount))));

const attention: readonly WithdrawalPart['receipt'][] = [
  'awaiting',
  'notReceived',
  'partly',
  'refunded',
  'forced',
  'auto',
  'received',
];

/** Filters of the history. `review` are both kinds of disputes. */
export const filters = ['all', 'awaiting', 'review', 'received', 'auto', 'rejected'] as const;
export type Filter = (typeof filters)[number];

const statesOf: Readonly<Record<Exclude<Filter, 'all'>, readonly ShownState[]>> = {
  awaiting: ['awaiting', 'requested', 'approved'],
  review: ['partly', 'notReceived'],
  received: ['received'],
  auto: ['auto', 'forced'],
  rejected: ['rejected', 'cancelled', 'refunded'],
};

export const matches = ({ state }: Entry, filter: Filter) => filter === 'all' || statesOf[filter].includes(state);

/** A clock time, as `20:32:58`. */
export const timeText = (moment: string, timeZone: string) => dateText(moment, timeZone).slice(11);
