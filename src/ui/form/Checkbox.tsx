import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';
import * as field from './field.css.ts';

export interface CheckboxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly fault?: string | null;
  /** Its label; links in it stay links. */
  readonly children: ReactNode;
}

/** Yes or no. */
export function Checkbox({ name, checked, onChange, fault = null, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <span className={css.label}>
        <span className={css.box}>
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
      {fault === null ? null : (
        <p id={`${id}-note`} className={field.fault} data-fault>
          <span className={field.faultIcon}>
            <Icon name="warning-circle" weight="fill" size={14} />
          </span>
          {fault}
        </p>
      )}
    </div>
  );
}
