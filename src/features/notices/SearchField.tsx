import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as css from './NoticeBoard.css.ts';

export interface SearchFieldProps {
  /** The search in the address. */
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

const debounceMs = 300;

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const wanted = text.trim();
  const search = useEffectEvent(onSearch);
  // The address changed from outside: back, forward, another tab of the page.
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
    <search className={css.search}>
      <Icon name="magnifying-glass" size={18} />
      <input
        className={css.searchInput}
        type="search"
        aria-label={t('notices.search')}
        placeholder={t('notices.search')}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
