/**
 * A rate in ten-thousandths of a percent: 1 % is 10,000. Above 0, at most 100 %.
 */
export type Rate = number & { readonly rate: never };

/** Units of a rate in 100 %. */
export const wholeRate = 1_000_000 as Rate;

const pattern = /^(0|[1-9][0-9]{0,2})(?:\.([0-9]{1,4}))?$/;

/** Parses percent such as `0.12`. Null unless it is above 0, at most 100, and has at most four places. */
export function readRate(percent: string): Rate | null {
  const [, whole = '', fraction = ''] = pattern.exec(percent) ?? [];
  if (whole === '') return null;
  const rate = Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
  return rate > 0 && rate <= wholeRate ? (rate as Rate) : null;
}

/** The rate of an agent that has none to share: what it pays on comes to nothing. */
export const noRate = '0.0000';

/** Like `readRate`, for validated input and `noRate`. @throws {RangeError} if the text is not a rate. */
export function rateOf(percent: string): Rate {
  const rate = percent === noRate ? (0 as Rate) : readRate(percent);
  if (rate === null) throw new RangeError('A text that is no rate was taken for one.');
  return rate;
}

/** Percent with four places. */
export const rateText = (rate: Rate): string => `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
