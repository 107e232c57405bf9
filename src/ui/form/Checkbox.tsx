import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';
import { FaultNote } from './Field.tsx';
import * as field from './field.css.ts';

export interface CheckboxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly fault?: string | null;
  /** The label; may contain links. */
  readonly children: ReactNode;
}

export function Checkbox({ name, checked, onChange, fault = null, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <span className={css.label}>
        <span className={css.box} data-checked={checked ? '' : undefined}>
          <input
            id={id}
            type="checkbox"
            name={name}
            className={css.input}
            checked={checked}
            aria-invalid={fault === null ? undefined : true}
            aria-describedby={fault === null ? undefined : `${id}-note`}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Icon name="check" weight="bold" size={12} />
        </span>
        <label htmlFor={id} className={css.words}>
          {children}
        </label>
      </span>
      {fault === null ? null : <FaultNote id={`${id}-note`} fault={fault} />}
    </div>
  );
}
