import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps {
  readonly label: string;
  /** The search in the address. */
  readonly value: string;
  /** Called with the trimmed text. */
  readonly onSearch: (text: string) => void;
  /** Waits for Enter, or for an empty field: where each search is a call. */
  readonly onEnter?: boolean;
  readonly maxLength?: number;
}

const debounceMs = 300;

/** Searches while the reader types. */
export function SearchField({ label, value, onSearch, onEnter = false, maxLength = 60 }: SearchFieldProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const wanted = text.trim();
  const search = useEffectEvent(onSearch);
  // The address changed from outside: back, forward, cleared filters.
  if (value !== known) {
    setKnown(value);
    if (value !== wanted) setText(value);
  }
  useEffect(() => {
    if (wanted === known || (onEnter && wanted !== '')) return undefined;
    const timer = setTimeout(() => search(wanted), onEnter ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, known, onEnter]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onEnter) onSearch(wanted);
  };
  return (
    <search>
      <form className={css.box} onSubmit={submit}>
        <Icon name="magnifying-glass" size={18} />
        <input
          className={css.input}
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text === '' ? null : (
          <IconButton
            size="sm"
            label={t('common.clear_search')}
            icon={<Icon name="x" weight="bold" size={14} />}
            onClick={() => setText('')}
          />
        )}
      </form>
    </search>
  );
}
