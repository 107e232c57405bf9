import { type FormEvent, useState } from 'react';
import { boxOn, inputOn } from '../../../ui/form/field.css.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import * as css from './lists.css.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Called when the text is submitted or emptied. */
  readonly onSearch: (text: string) => void;
}

/** Searches for a number: on Enter, because each search is a call. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <search className={css.search}>
      <form onSubmit={submit}>
        <span className={boxOn.page}>
          <Icon name="magnifying-glass" size={18} />
          <input
            type="search"
            className={inputOn.page}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            maxLength={24}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (event.target.value === '' && value !== '') onSearch('');
            }}
          />
        </span>
      </form>
    </search>
  );
}
