/** Money as an integer number of 1/10,000 currency units. */
export type Amount = bigint;

const places = 4;
const unit = 10n ** BigInt(places);

/** Parses a decimal string with up to four places; null for anything else. */
export function readAmount(text: string): Amount | null {
  const match = /^(\d{1,15})(?:\.(\d{1,4}))?$/.exec(text);
  if (match === null) return null;
  return BigInt(match[1] ?? '0') * unit + BigInt((match[2] ?? '').padEnd(places, '0'));
}

/** Decimal string with four places. */
export function amountText(amount: Amount): string {
  const sign = amount < 0n ? '-' : '';
  const size = amount < 0n ? -amount : amount;
  return `${sign}${size / unit}.${(size % unit).toString().padStart(places, '0')}`;
}

/** The stake times `hundredths` / 100, rounded down to 1/10,000. */
export const returned = (stake: Amount, hundredths: number): Amount => (stake * BigInt(hundredths)) / 100n;
