import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { TextInput } from '../../kit/index.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly hint?: string;
  /** Permits decimals, written with a point. */
  readonly hasDecimals?: boolean;
  readonly isLabelHidden?: boolean;
  readonly isLocked?: boolean;
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A number that is written with its thousands apart; while it is typed it stays as typed. */
export function NumberField({ label, value, onChange, hint, hasDecimals = false, ...rest }: NumberFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const pattern = hasDecimals ? /^\d*(?:\.\d{0,2})?$/ : /^\d*$/;
  const plain = typed?.replaceAll(/[\s,]/g, '') ?? null;
  const isWrong = plain !== null && !pattern.test(plain);
  const type = (next: string) => {
    setTyped(next);
    const digits = next.replaceAll(/[\s,]/g, '');
    if (pattern.test(digits)) onChange(digits === '' ? undefined : Number(digits));
  };
  return (
    <TextInput
      label={label}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      value={typed ?? (value === undefined ? '' : grouped.format(value))}
      onChange={type}
      onBlur={() => (isWrong ? undefined : setTyped(null))}
      maxLength={18}
      autoComplete="off"
      {...rest}
      {...(hint === undefined ? {} : { hint })}
      {...(isWrong ? { error: text('offers.notNumber') } : {})}
    />
  );
}
