import { dayText } from './dateText.ts';

/** Types of the account record: what a member filters by. Stakes and results are in the betting record. */
export const recordTypes = [
  'deposit',
  'withdrawal',
  'transfer',
  'pass',
  'wage',
  'cashback',
  'bonus',
  'points',
  'adjustment',
  'opening',
] as const;
export type RecordType = (typeof recordTypes)[number];

const prefixes: Readonly<Record<RecordType, string>> = {
  deposit: 'DP',
  withdrawal: 'WD',
  transfer: 'TF',
  pass: 'TU',
  wage: 'WG',
  cashback: 'RB',
  bonus: 'BN',
  points: 'EX',
  adjustment: 'AD',
  opening: 'OP',
};

/** Number of a row of the account record, such as `WD251202-0417`: type, day, and sequence number within the wallet. */
export function recordNumber(type: RecordType, at: Date, sequence: number, timeZone: string): string {
  const day = dayText(at, timeZone).replaceAll('-', '').slice(2);
  return `${prefixes[type]}${day}-${String(sequence).padStart(4, '0')}`;
}

/** The sequence number in the number of a row; null if the text is none. */
export function sequenceOf(number: string): number | null {
  const sequence = /^[A-Z]{2}\d{6}-(\d{4,9})$/.exec(number.trim().toUpperCase())?.[1];
  return sequence === undefined ? null : Number(sequence);
}
