import type { Ref } from 'react';
import { cleanValue } from '../../domain/fieldRules.ts';
import { useText } from '../../i18n/index.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on blur, to validate. */
  readonly onLeave?: (() => void) | undefined;
  /** Maximum number of characters, shown by the counter. Longer text can be typed: the form reports it as a fault. */
  readonly limit: number;
  readonly rows?: number;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text with a counter. A letter with its diacritics counts as one character, however it was typed. */
export function TextArea({ name, value, onChange, onLeave, limit, rows = 5, disabled = false, ref, ...frame }: TextAreaProps) {
  const t = useText();
  const count = Array.from(cleanValue(name, value)).length;
  const counter = <span className={count > limit ? css.countOver : css.count}>{t('form.count', { count, limit })}</span>;
  return (
    <Field {...frame} aside={counter}>
      {(ties) => (
        <textarea
          {...ties}
          ref={ref}
          name={name}
          className={css.area}
          rows={rows}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
