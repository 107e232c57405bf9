import { type ClipboardEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type MoneyFormat, typedPlaces } from '../../domain/moneyText.ts';
import { caretAfter, pastedAmount, type TypedAmount, typedAmount } from './amountText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface AmountFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'digits' | 'trailing' | 'ref' | 'maxLength'> {
  /** Decimal string such as `1234.5`; empty for no amount. */
  readonly value: string;
  /** Called with a decimal string or the empty string, never with the brand's separators. */
  readonly onChange: (value: string) => void;
  readonly format: MoneyFormat;
  /** Symbol or code of the currency, shown after the amount. */
  readonly currency: string;
}

/** An amount of money, grouped in the brand's format while it is typed. Exact: never a float. */
export function AmountField({ value, onChange, format, currency, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [shown, setShown] = useState('');
  // An amount set from outside, such as a draft, replaces the text; `12.` and `12` are the same value.
  const text = typedAmount(shown, format).value === value ? shown : textOf(value, format);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const show = (amount: TypedAmount, position: number) => {
    caret.current = position;
    setShown(amount.text);
    if (amount.value !== value) onChange(amount.value);
  };
  const type = (typed: string, position: number) => {
    const amount = typedAmount(typed, format);
    show(amount, caretAfter(typed, position, amount.text, format));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const inserted = pastedAmount(event.clipboardData.getData('text'), format).text.replaceAll(format.group, '');
    const start = before.slice(0, selectionStart ?? before.length) + inserted;
    type(start + before.slice(selectionEnd ?? before.length), start.length);
  };

  return (
    <TextField
      {...field}
      ref={input}
      digits
      inputMode={typedPlaces(format) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      trailing={<span aria-hidden="true">{currency}</span>}
      onPaste={paste}
      onInput={({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
        const { value: typed, selectionStart } = currentTarget;
        const position = selectionStart ?? typed.length;
        // Numeric keypads have one separator key, which may be the brand's group separator.
        const { data } = nativeEvent as InputEvent;
        const isSeparator = data === '.' || data === ',';
        type(isSeparator ? `${typed.slice(0, position - 1)}${format.decimal}${typed.slice(position)}` : typed, position);
      }}
      onChange={() => undefined}
    />
  );
}

const textOf = (value: string, format: MoneyFormat) => typedAmount(value.replace('.', format.decimal), format).text;
