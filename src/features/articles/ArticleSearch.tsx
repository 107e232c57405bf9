import { type FormEvent, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as css from './articles.css.ts';

interface ArticleSearchProps {
  /** The search in the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while the reader types; diacritics may be left out. */
export function ArticleSearch({ value, onSearch }: ArticleSearchProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed from outside: back, forward, cleared filters.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const search = (next: string) => {
    setText(next);
    onSearch(next.trim());
  };
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <search className={css.search}>
      <form className={css.searchForm} onSubmit={submit}>
        <Icon name="magnifying-glass" size={18} />
        <input
          className={css.searchInput}
          type="search"
          aria-label={t('articles.search')}
          placeholder={t('articles.search')}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => search(event.target.value)}
        />
        {text === '' ? null : (
          <IconButton
            size="sm"
            label={t('articles.search.clear')}
            icon={<Icon name="x" weight="bold" size={14} />}
            onClick={() => search('')}
          />
        )}
      </form>
    </search>
  );
}
