import { useId } from 'react';
import * as css from './lists.css.ts';

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Choice of a kind. Native radio buttons; on phones the row scrolls. */
export function Chips<Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.chips}>
      {options.map((option) => (
        <label key={option.value} className={css.chip} data-checked={option.value === value ? '' : undefined}>
          <input
            type="radio"
            className={css.chipInput}
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
