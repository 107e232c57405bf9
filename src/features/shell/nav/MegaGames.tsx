import { useId, useState } from 'react';
import type { Category } from '../../../domain/category.ts';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { VendorCard } from '../../../wire/catalogue.ts';
import { MegaGrid } from './MegaGrid.tsx';
import * as css from './MegaMenu.css.ts';
import { MegaMore } from './MegaMore.tsx';
import { useMegaGames } from './useMegaGames.ts';
import { useSettled } from './useSettled.ts';

export interface MegaGamesProps {
  readonly gameType: Category;
  readonly vendor: VendorCard;
  /** Name of the category. */
  readonly category: string;
}

/** One row of the dropdown's first page. */
const fewGames = 7;

/** The current vendor's games, with search and pagination. */
export function MegaGames({ gameType, vendor, category }: MegaGamesProps) {
  const t = useText();
  const title = useId();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const search = useSettled(words.trim(), 250);
  const view = useMegaGames({ gameType, vassalage: vendor.vassalage, search, page });
  const position = { page, pages: view.pages };
  const isAll = view.state === 'ready' && view.pages === 1 && search === '';
  const few = isAll && view.games.length > 0 && view.games.length <= fewGames;
  return (
    <section className={css.gamesBody} aria-labelledby={title} aria-busy={view.state === 'loading'}>
      <div className={css.head}>
        <h2 id={title} className={css.title}>
          {vendor.displayName}
        </h2>
        <output className={css.count}>{view.total === null ? '' : t('shell.mega.count', { count: view.total })}</output>
        <label className={css.search}>
          <Icon name="magnifying-glass" size={18} />
          <input
            type="search"
            className={css.searchInput}
            value={words}
            maxLength={60}
            placeholder={t('shell.mega.search')}
            aria-label={t('shell.mega.search')}
            onChange={(event) => {
              setWords(event.target.value);
              setPage(1);
            }}
          />
        </label>
        <span className={css.position}>
          <VisuallyHidden>{t('shell.mega.page', position)}</VisuallyHidden>
          <span aria-hidden="true">
            {page} / {view.pages}
          </span>
        </span>
        <IconButton
          tone="outline"
          size="sm"
          label={t('shell.mega.previous')}
          icon={<Icon name="caret-left" weight="bold" size={14} />}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <IconButton
          tone="outline"
          size="sm"
          label={t('shell.mega.next')}
          icon={<Icon name="caret-right" weight="bold" size={14} />}
          disabled={page >= view.pages}
          onClick={() => setPage(page + 1)}
        />
      </div>
      <MegaGrid view={view} first={page === 1} few={few} gameType={gameType} />
      {few ? <MegaMore gameType={gameType} category={category} besides={vendor.vassalage} /> : null}
    </section>
  );
}
