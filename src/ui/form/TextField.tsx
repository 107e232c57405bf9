import type { ClipboardEventHandler, ComponentProps, FormEventHandler, PointerEvent, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconNames.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as css from './field.css.ts';

/** Values of the `autocomplete` attribute in use. */
export type Autofill =
  | 'username'
  | 'current-password'
  | 'new-password'
  | 'tel-national'
  | 'one-time-code'
  | 'email'
  | 'name'
  | 'off';

export interface TextFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on blur, to validate. */
  readonly onLeave?: (() => void) | undefined;
  readonly onInput?: FormEventHandler<HTMLInputElement>;
  readonly onPaste?: ClipboardEventHandler<HTMLInputElement>;
  readonly autoComplete?: Autofill;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly placeholder?: string;
  readonly icon?: IconName;
  /** Marks the value as valid. */
  readonly good?: boolean;
  /** Read-only; `help` gives the reason. */
  readonly locked?: boolean;
  /** Tabular figures. */
  readonly digits?: boolean;
  readonly maxLength?: number;
  /** The last day of a field of type `date`. */
  readonly max?: string | undefined;
  readonly on?: keyof typeof css.boxOn;
  /** A control inside the box, at its end. */
  readonly trailing?: ReactNode;
  /** Controls before and after the box. */
  readonly before?: ReactNode;
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField({
  label,
  labelHidden,
  required,
  optional,
  help,
  fault,
  faultNote,
  below,
  icon,
  good = false,
  locked = false,
  digits = false,
  on = 'page',
  trailing,
  before,
  beside,
  onChange,
  onLeave,
  type = 'text',
  ...input
}: TextFieldProps) {
  const frame = { label, labelHidden, required, optional, help, fault, faultNote, below };
  return (
    <Field {...frame} on={on === 'article' ? on : 'page'}>
      {(ties) => {
        const box = (
          // A press anywhere in the box focuses the input.
          <span className={css.boxOn[on]} onPointerDown={pressField}>
            {icon === undefined ? null : <Icon name={icon} size={18} />}
            <input
              {...input}
              {...ties}
              type={type}
              className={digits ? `${css.inputOn[on]} ${css.digits}` : css.inputOn[on]}
              readOnly={locked}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onLeave}
            />
            {good ? (
              <span className={css.good}>
                <Icon name="check-circle" weight="fill" size={20} />
              </span>
            ) : null}
            {locked ? (
              <span className={css.lock}>
                <Icon name="lock-simple" size={18} />
              </span>
            ) : null}
            {trailing === undefined ? null : <span className={css.inside}>{trailing}</span>}
          </span>
        );
        return before === undefined && beside === undefined ? (
          box
        ) : (
          <div className={css.line}>
            {before}
            <div className={css.grow}>{box}</div>
            {beside}
          </div>
        );
      }}
    </Field>
  );
}

/** Focuses the input when the box around it is pressed. */
function pressField(event: PointerEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  if (target.closest('button, input') !== null) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
