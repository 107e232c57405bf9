import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import * as css from './CodeField.css.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface CodeFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  /** The button that sends a code. */
  readonly sender?: ReactNode;
}

export const codeLength = 6;

/**
 * A one-time code of six digits. One input, so that pasting and autofill from a message work; drawn as six cells on phones.
 * Non-digits are dropped.
 */
export function CodeField({ name, value, onChange, onLeave, sender, ...frame }: CodeFieldProps) {
  const t = useText();
  return (
    <Field {...frame}>
      {(ties) => (
        <span className={css.line}>
          <span className={css.root}>
            <input
              {...ties}
              name={name}
              className={css.input}
              value={value}
              placeholder={t('form.code_placeholder', { count: codeLength })}
              inputMode="numeric"
              autoComplete="one-time-code"
              onChange={(event) => onChange(event.target.value.replaceAll(/\D/gu, '').slice(0, codeLength))}
              onBlur={onLeave}
            />
            <span className={css.cells} aria-hidden="true">
              {cells.map((cell) => (
                <span
                  key={cell}
                  className={css.cell}
                  data-next={cell === Math.min(value.length, codeLength - 1) ? '' : undefined}
                >
                  {value[cell]}
                </span>
              ))}
            </span>
          </span>
          {sender}
        </span>
      )}
    </Field>
  );
}

const cells = Array.from({ length: codeLength }, (_, cell) => cell);
