import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { queries } from '../../../api/index.ts';
import type { Category } from '../../../domain/category.ts';
import { useText } from '../../../i18n/index.ts';
import { bareList } from '../shell.css.ts';
import { MegaGame } from './MegaGrid.tsx';
import * as css from './MegaMenu.css.ts';

export interface MegaMoreProps {
  readonly gameType: Category;
  readonly category: string;
  /** The vendor whose games are shown above. */
  readonly besides: string;
}

const shownGames = 6;

/** Other games of the category, below a vendor whose games fit one row. */
export function MegaMore({ gameType, category, besides }: MegaMoreProps) {
  const t = useText();
  const title = useId();
  const { data } = useQuery(queries.games({ gameType, vassalage: undefined, search: undefined, pageNum: 1 }));
  const games = (data?.games ?? []).filter(({ vassalage }) => vassalage !== besides).slice(0, shownGames);
  if (games.length === 0) return <div className={css.more} />;
  return (
    <div className={css.more}>
      <h3 id={title} className={css.moreTitle}>
        {t('shell.mega.more', { name: category })}
      </h3>
      <ul aria-labelledby={title} className={`${bareList} ${css.moreGrid}`}>
        {games.map((game) => (
          <MegaGame key={game.gameId} game={game} gameType={gameType} />
        ))}
      </ul>
    </div>
  );
}
