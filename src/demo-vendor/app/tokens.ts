import { h } from './dom.ts';
import { brief, t } from './text.ts';

/** Values of the chips, in whole currency units, each with its colour. */
const kinds = [
  [5_000, 'slate'],
  [10_000, 'blue'],
  [50_000, 'green'],
  [100_000, 'red'],
  [500_000, 'violet'],
  [1_000_000, 'ink'],
] as const;

const values = kinds.map(([value]) => BigInt(value) * 10_000n);
const unit = 10_000n;

/** Chips that a table with these limits offers, in 1/10,000 currency units. */
export const tokenValues = (min: bigint, max: bigint) => values.filter((value) => value >= min && value <= max);

const colourOf = (amount: bigint) => kinds.findLast(([value]) => BigInt(value) * unit <= amount)?.[1] ?? 'slate';

/** A chip with its value. */
export const tokenPicture = (amount: bigint) =>
  h('span', { class: `token token-${colourOf(amount)}` }, h('b', {}, brief(amount)));

/** Most chips that are drawn of a sum. */
const maxDrawn = 4;

const stackWords = { staged: 'not_placed', placed: 'placed', payout: 'last_return' } as const;

/** A sum as chips, largest first, with the sum beneath. Dashed while it is not placed. */
export function tokenStack(amount: bigint, kind: keyof typeof stackWords) {
  const drawn: bigint[] = [];
  let rest = amount;
  for (const value of values.toReversed()) {
    while (rest >= value && drawn.length < maxDrawn) {
      drawn.push(value);
      rest -= value;
    }
  }
  if (drawn.length === 0) drawn.push(amount);
  return h(
    'span',
    { class: `stack is-${kind}` },
    h('span', { class: 'unseen' }, ` ${t(stackWords[kind])} `),
    h('span', { class: 'pile', 'aria-hidden': 'true' }, ...drawn.toReversed().map(tokenPicture)),
    h('span', { class: 'stack-sum' }, `${kind === 'payout' ? '+' : ''}${brief(amount)}`),
  );
}
