import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Segmented.css.ts';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly iconOnly?: boolean;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly block?: boolean;
}

/** Choice of one of a few visible options. Native radio buttons, so arrow keys and forms work without extra code. */
export function Segmented<Value extends string>({ label, options, value, onChange, block = false }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={block ? `${css.track} ${css.block}` : css.track}>
      {options.map((option) => (
        <label key={option.value} className={css.option} data-checked={option.value === value ? '' : undefined}>
          <input
            type="radio"
            className={css.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.iconOnly === true ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
    </div>
  );
}
