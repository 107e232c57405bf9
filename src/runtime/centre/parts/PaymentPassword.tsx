import type { Ref } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Field, type FieldProps } from '../../../ui/form/Field.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PaymentPassword.css.ts';

const paymentPasswordLength = 6;

export interface PaymentPasswordProps extends Omit<FieldProps, 'label'> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  /** Default: "Payment password". */
  readonly label?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Six digits: one real input, drawn as six cells. Never prefilled; its owner empties it when the server refuses the password. The
 * words of `member` are needed above it.
 */
export function PaymentPassword({ name, value, onChange, onLeave, label, ref, ...frame }: PaymentPasswordProps) {
  const t = useText();
  return (
    <Field {...frame} label={label ?? t('member.paymentPassword')}>
      {(ties) => (
        <span className={css.root}>
          <input
            {...ties}
            ref={ref}
            name={name}
            type="password"
            className={css.input}
            value={value}
            inputMode="numeric"
            autoComplete="off"
            // Password managers would offer the login password.
            data-1p-ignore=""
            data-lpignore="true"
            onChange={(event) => onChange(event.target.value.replaceAll(/\D/gu, '').slice(0, paymentPasswordLength))}
            onBlur={onLeave}
          />
          <span className={css.cells} aria-hidden="true">
            {cells.map((cell) => (
              <span
                key={cell}
                className={css.cell}
                data-next={cell === Math.min(value.length, paymentPasswordLength - 1) ? '' : undefined}
                data-filled={cell < value.length ? '' : undefined}
              />
            ))}
          </span>
          <VisuallyHidden>
            <output>
              {value === '' ? '' : t('member.paymentPassword.entered', { count: value.length, limit: paymentPasswordLength })}
            </output>
          </VisuallyHidden>
        </span>
      )}
    </Field>
  );
}

const cells = Array.from({ length: paymentPasswordLength }, (_, cell) => cell);
