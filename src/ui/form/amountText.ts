import { type MoneyFormat, moneyText, typedPlaces } from '../../domain/moneyText.ts';

/** Text shown while an amount is typed, and its value. */
export interface TypedAmount {
  /** Grouped, with the brand's separators; may end in a decimal separator. */
  readonly text: string;
  /** Decimal string such as `1234.5`; empty if nothing was typed. */
  readonly value: string;
}

/** Parses text in the brand's format after a keystroke: group separators may be misplaced. */
export function typedAmount(text: string, format: MoneyFormat): TypedAmount {
  const decimals = typedPlaces(format);
  const [whole = '', ...rest] = text.split(format.decimal);
  const hasDecimal = rest.length > 0 && decimals > 0;
  const integer = digitsIn(whole).replace(/^0+(?=\d)/u, '');
  const fraction = hasDecimal ? digitsIn(rest.join('')).slice(0, decimals) : '';
  if (integer === '' && !hasDecimal) return { text: '', value: '' };
  const shown = moneyText(integer === '' ? '0' : integer, { ...format, decimals: 0 });
  return {
    text: hasDecimal ? `${shown}${format.decimal}${fraction}` : shown,
    value: `${integer === '' ? '0' : integer}${fraction === '' ? '' : `.${fraction}`}`,
  };
}

/**
 * Parses text of unknown format, such as the clipboard: `1.234.567,89`, `1,234,567.89`, `₫ 5 000`. The last separator is the
 * decimal one if it differs from the others, or if it is the only one and not followed by exactly three digits; a single
 * separator before three digits is parsed in the brand's format.
 */
export function pastedAmount(text: string, format: MoneyFormat): TypedAmount {
  const amount = text.normalize('NFKC').replaceAll(/[^\d.,]/gu, '');
  const separators = amount.replaceAll(/\d/gu, '');
  const last = separators.at(-1) ?? '';
  const end = amount.slice(amount.lastIndexOf(last) + 1);
  const isDecimal =
    separators.length === 1
      ? last === format.decimal || end.length !== 3
      : separators !== '' && separators.indexOf(last) === separators.length - 1;
  if (!isDecimal) return typedAmount(digitsIn(amount), format);
  const whole = amount.slice(0, amount.lastIndexOf(last));
  return typedAmount(`${digitsIn(whole)}${format.decimal}${end}`, format);
}

/** The position in `text` after as many digits and decimal separators as precede `caret` in `before`. */
export function caretAfter(before: string, caret: number, text: string, format: MoneyFormat): number {
  const counts = (character: string) => character === format.decimal || /\d/u.test(character);
  let left = Array.from(before.slice(0, caret)).filter(counts).length;
  let position = 0;
  while (left > 0 && position < text.length) {
    if (counts(text[position] ?? '')) left -= 1;
    position += 1;
  }
  return position;
}

const digitsIn = (text: string) => text.normalize('NFKC').replaceAll(/\D/gu, '');
