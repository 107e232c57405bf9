import { useId, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Field, type FieldProps } from './Field.tsx';
import * as css from './FileField.css.ts';

/** A chosen file, as shown in the list. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  /** File size, formatted. */
  readonly note: string;
}

export interface FileFieldProps extends FieldProps {
  /** Label of the button. */
  readonly action: string;
  /** `accept` of the input: a filter of the file dialog, not a check. */
  readonly accept: string;
  readonly files: readonly ChosenFile[];
  /** Maximum number of files. */
  readonly limit: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (index: number) => void;
}

/** Files to send with a form: chosen or dropped, listed, removable. */
export function FileField({ action, accept, files, limit, onAdd, onRemove, ...field }: FileFieldProps) {
  const t = useText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const count = t('form.count', { count: files.length, limit });
  return (
    <Field
      {...field}
      below={
        <>
          {files.length === 0 ? null : (
            <ul id={listId} className={css.list} aria-label={t('form.files.chosen')}>
              {files.map(({ key, name, note }, index) => (
                <li key={key} className={css.file}>
                  <span className={css.sign}>
                    <Icon name="image-square" size={20} />
                  </span>
                  <span className={css.name}>{name}</span>
                  <span className={css.size}>{note}</span>
                  <IconButton
                    label={t('form.files.remove', { name })}
                    icon={<Icon name="x" weight="bold" size={16} />}
                    onClick={() => {
                      onRemove(index);
                      // The focused button is removed with its file.
                      input.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          <VisuallyHidden>
            <span role="status">{field.fault ?? (files.length === 0 ? '' : count)}</span>
          </VisuallyHidden>
        </>
      }
    >
      {(ties) => (
        <span className={css.box}>
          <Icon name="plus" weight="bold" size={16} />
          <span aria-hidden="true">{action}</span>
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
          <input
            {...ties}
            ref={input}
            type="file"
            multiple={limit > 1}
            accept={accept}
            className={css.input}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              // Otherwise choosing the same file again fires no event.
              currentTarget.value = '';
              if (chosen.length > 0) onAdd(chosen);
            }}
          />
        </span>
      )}
    </Field>
  );
}
