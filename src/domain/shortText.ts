// Counts and amounts in few characters.
// Separators and abbreviations are the same in every language.
const whole = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });

/** A count with its thousands grouped: `12,345`. */
export const countText = (count: number) => whole.format(count);

/** A limit or a quick amount: `500K`, `120M`. */
export const shortAmount = (amount: string) => short.format(amount as `${number}`);

/** An amount as one would type it: without decimals that are zero. */
export const typedAmount = (amount: string) => amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
