import { useId } from 'react';
import * as css from './RadioChips.css.ts';

export interface RadioChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Choice of a group. Native radio buttons; on phones the row scrolls. */
export function RadioChips<Value extends string>({ label, options, value, onChange }: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.row}>
      {options.map((option) => (
        <label key={option.value} className={css.chip} data-checked={option.value === value ? '' : undefined}>
          <input
            type="radio"
            className={css.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
