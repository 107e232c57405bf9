/** An amount in ten-thousandths of the currency unit. Only the functions here create one, so that a float never becomes money. */
export type Money = bigint & { readonly money: never };

const perUnit = 10_000n;
/** Maximum amount: 14 digits before the decimal point. Amounts and the sums within a journal fit a database bigint. */
const largest = 10n ** 18n - 1n;
const pattern = /^(-?)(0|[1-9][0-9]{0,13})(?:\.([0-9]{1,4}))?$/;

export const zero = 0n as Money;

/** Parses a decimal string; null if it is invalid, or has more than 4 decimals or more than 14 integer digits. */
export function readMoney(text: string): Money | null {
  const [, sign = '', whole = '', fraction = ''] = pattern.exec(text) ?? [];
  if (whole === '') return null;
  const size = BigInt(whole) * perUnit + BigInt(fraction.padEnd(4, '0'));
  return (sign === '-' ? -size : size) as Money;
}

/** Like `readMoney`, for validated input. @throws {RangeError} if the text is not an amount. */
export function moneyOf(text: string): Money {
  const amount = readMoney(text);
  if (amount === null) throw new RangeError('A text that is no amount of money was taken for one.');
  return amount;
}

/** Converts a database integer. @throws {RangeError} if it exceeds the maximum amount. */
export function moneyFromUnits(units: bigint): Money {
  if (units > largest || units < -largest) throw new RangeError('An amount of money is larger than an amount can be.');
  return units as Money;
}

/** Decimal string for API calls, always with four decimals. */
export function moneyToWire(amount: Money): string {
  const units: bigint = amount;
  const size = units < 0n ? -units : units;
  return `${units < 0n ? '-' : ''}${size / perUnit}.${String(size % perUnit).padStart(4, '0')}`;
}

/** `moneyToWire` of a database integer. @throws {RangeError} if it exceeds the maximum amount. */
export const unitsToWire = (units: bigint): string => moneyToWire(moneyFromUnits(units));

export const sumOf = (amounts: readonly Money[]): Money =>
  moneyFromUnits(amounts.reduce<bigint>((sum, part) => sum + part, 0n));

/** The sum of what was typed and what a button adds; the maximum amount where the sum exceeds it. */
export const cappedSum = (one: Money, other: Money): Money =>
  one + other > largest ? (largest as Money) : sumOf([one, other]);

export function minus(amount: Money): Money {
  const units: bigint = amount;
  return -units as Money;
}
