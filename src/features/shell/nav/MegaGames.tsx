import { useEffect, useId, useState } from 'react';
import { queries } from '../../../api/index.ts';
import type { Category } from '../../../domain/category.ts';
import { useText } from '../../../i18n/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { VendorCard } from '../../../wire/catalogue.ts';
import { bareList } from '../shell.css.ts';
import { MegaGame, MegaGrid } from './MegaGrid.tsx';
import * as css from './MegaMenu.css.ts';
import { useMegaGames } from './useMegaGames.ts';

export interface MegaGamesProps {
  readonly gameType: Category;
  readonly vendor: VendorCard;
  /** Name of the category. */
  readonly category: string;
}

/** Columns and rows of the dropdown's first page. */
const columns = 7;
const rows = 3;

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
  const used = Math.ceil(view.games.length / columns);
  const few = isAll && (used === 1 || used === 2) ? used : null;
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
      {few === null ? null : <MegaMore gameType={gameType} category={category} besides={vendor.vassalage} above={few} />}
    </section>
  );
}

interface MegaMoreProps {
  readonly gameType: Category;
  readonly category: string;
  /** The vendor whose games are shown above. */
  readonly besides: string;
  /** Rows that its games take. */
  readonly above: 1 | 2;
}

/** Other games of the category, in the rows that a vendor's games leave empty. */
function MegaMore({ gameType, category, besides, above }: MegaMoreProps) {
  const t = useText();
  const title = useId();
  const { data } = useQuery(queries.games({ gameType, vassalage: undefined, search: undefined, pageNum: 1 }));
  const games = (data?.games ?? []).filter(({ vassalage }) => vassalage !== besides).slice(0, (rows - above) * columns);
  if (games.length === 0) return <div className={css.more[above]} />;
  return (
    <div className={css.more[above]}>
      <h3 id={title} className={css.moreTitle}>
        {t('shell.mega.more', { name: category })}
      </h3>
      <ul aria-labelledby={title} className={`${bareList} ${css.moreGrid[above]}`}>
        {games.map((game) => (
          <MegaGame key={game.gameId} game={game} gameType={gameType} />
        ))}
      </ul>
    </div>
  );
}

/** Debounced value. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
