/** An amount in ten-thousandths of the currency's unit. Only the functions here make one, so no float ever becomes money. */
export type Money = bigint & { readonly money: never };

const perUnit = 10_000n;
/** The largest amount of the wire: 14 digits before the dot. It and every sum of amounts within a journal fit a database bigint. */
const largest = 10n ** 18n - 1n;
const pattern = /^(-?)(0|[1-9][0-9]{0,13})(?:\.([0-9]{1,4}))?$/;

export const zero = 0n as Money;

/** Reads a decimal string; null where it is none, has more than four places or more than 14 digits before the dot. */
export function readMoney(text: string): Money | null {
  const [, sign = '', whole = '', fraction = ''] = pattern.exec(text) ?? [];
  if (whole === '') return null;
  const size = BigInt(whole) * perUnit + BigInt(fraction.padEnd(4, '0'));
  return (sign === '-' ? -size : size) as Money;
}

/** As `readMoney`, for texts whose shape was checked before. Throws a RangeError otherwise. */
export function moneyOf(text: string): Money {
  const amount = readMoney(text);
  if (amount === null) throw new RangeError('A text that is no amount of money was taken for one.');
  return amount;
}

/** Money that left as an integer, out of a column of the database. Throws a RangeError where it is too large to be an amount. */
export function moneyFromUnits(units: bigint): Money {
  if (units > largest || units < -largest) throw new RangeError('An amount of money is larger than an amount can be.');
  return units as Money;
}

/** The decimal string of the wire, always with four places. */
export function moneyToWire(amount: Money): string {
  const units: bigint = amount;
  const size = units < 0n ? -units : units;
  return `${units < 0n ? '-' : ''}${size / perUnit}.${String(size % perUnit).padStart(4, '0')}`;
}

export const sumOf = (amounts: readonly Money[]): Money =>
  moneyFromUnits(amounts.reduce<bigint>((sum, part) => sum + part, 0n));

export function minus(amount: Money): Money {
  const units: bigint = amount;
  return -units as Money;
}
