import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as css from './SearchBox.css.ts';

export interface SearchBoxProps {
  /** The search in the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Debounce of the input, in milliseconds. */
const debounceMs = 300;

export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const wanted = text.trim();
  const search = useEffectEvent(onSearch);

  // The URL changed from outside: back, forward, another vendor.
  if (value !== known) {
    setKnown(value);
    if (value !== wanted) setText(value);
  }

  useEffect(() => {
    if (wanted === known) return undefined;
    const timer = setTimeout(() => search(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, known]);

  return (
    <search className={css.box}>
      <Icon name="magnifying-glass" size={18} />
      <input
        className={css.input}
        type="search"
        aria-label={t('category.search')}
        placeholder={t('category.search')}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text === '' ? null : (
        <IconButton
          size="sm"
          label={t('category.clear')}
          icon={<Icon name="x" weight="bold" size={14} />}
          onClick={() => setText('')}
        />
      )}
    </search>
  );
}
