import { type Money, moneyToWire } from './money.ts';

/** A transfer to an account, as a QR code asks a bank’s app for it. */
export interface Transfer {
  /** Six digits of the receiving bank. */
  readonly bin: string;
  readonly account: string;
  /** Whole đồng, above zero. */
  readonly amount: Money;
  /** Text that the bank hands to the receiver; `isTransferText`. */
  readonly content: string;
}

/** Longest text of a transfer that every bank of NAPAS hands over whole. */
export const maxTransferText = 25;

/** Whether banks hand a text over as it stands: letters without marks, digits and single spaces. */
export const isTransferText = (text: string): boolean =>
  text.length <= maxTransferText && /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(text);

/** The number of a deposit order as a transfer names it: without the hyphen, which banks leave out. */
export const orderText = (order: string): string => order.replaceAll('-', '');

/**
 * The text of a VietQR code: a payload of EMVCo (merchant-presented mode) with the fields that NAPAS prescribes for a transfer to an
 * account that is paid once.
 * @throws RangeError for what no bank could read
 */
export function vietQr({ bin, account, amount, content }: Transfer): string {
  const sum = wholeOf(amount);
  if (!/^\d{6}$/.test(bin) || !/^[A-Za-z0-9]{1,19}$/.test(account)) throw new RangeError('There is no such account.');
  if (!/^[1-9]\d{0,12}$/.test(sum)) throw new RangeError('The amount is not one of whole đồng.');
  if (!isTransferText(content)) throw new RangeError('The text of the transfer would not arrive as it is.');
  const receiver = field('00', 'A000000727') + field('01', field('00', bin) + field('01', account)) + field('02', 'QRIBFTTA');
  const payload = [
    field('00', '01'),
    field('01', '12'),
    field('38', receiver),
    field('53', '704'),
    field('54', sum),
    field('58', 'VN'),
    field('62', field('08', content)),
    '6304',
  ].join('');
  return payload + checksumOf(payload);
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE of an ASCII text, as four hexadecimal digits. */
export function checksumOf(text: string): string {
  let sum = 0xffff;
  for (const character of text) {
    sum ^= (character.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ ((sum & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

/** A receiving account as the app of a bank reads it. */
export interface AppTransfer extends Omit<Transfer, 'bin'> {
  /** Code of the receiving bank. */
  readonly bank: string;
  readonly holder: string;
}

/** Address that opens the app of a bank on a phone; what the app takes over of the transfer is up to it. */
export function bankAppAddress(app: string, { bank, account, amount, content, holder }: AppTransfer): string {
  const [text, name] = [encodeURIComponent(content), encodeURIComponent(holder)];
  return `https://dl.vietqr.io/pay?app=${app}&ba=${account}@${bank.toLowerCase()}&am=${wholeOf(amount)}&tn=${text}&bn=${name}`;
}

/** Digits of an amount without decimals; with a point if it has some. */
const wholeOf = (amount: Money) => moneyToWire(amount).replace(/\.0*$/, '');
