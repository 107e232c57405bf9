import type { ReactNode } from 'react';
import { constants } from '../../../domain/constants.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../../ui/Pagination/Pagination.tsx';
import { GameGrid, GameGridSkeleton } from '../GameGrid.tsx';
import * as css from './Category.css.ts';
import { PageJump } from './PageJump.tsx';
import { PlayCard } from './PlayCard.tsx';
import { useFavourites } from './useFavourites.ts';
import type { GamesView } from './useGames.ts';

export interface GameResultsProps {
  readonly games: GamesView;
  /** Shown if there are no results. */
  readonly empty: ReactNode;
  readonly login: ReactNode;
  readonly onPage: (page: number) => void;
}

/** Number of images above the fold. */
const firstScreen = 6;

export function GameResults({ games: { answer, failed, needsLogin, retry }, empty, login, onPage }: GameResultsProps) {
  const t = useText();
  const favourites = useFavourites();
  if (needsLogin) return login;
  if (failed) {
    return (
      <EmptyState
        icon="wifi-slash"
        title={t('category.failed.title')}
        text={t('category.failed.text')}
        action={
          <Button tone="tonal" onClick={retry}>
            {t('category.failed.action')}
          </Button>
        }
      />
    );
  }
  if (answer === undefined) return <GameGridSkeleton count={constants.gamePageSize} label={t('category.loading')} />;
  if (answer.games.length === 0) return empty;
  const { pageNum, totalPages, total } = answer;
  const before = (pageNum - 1) * constants.gamePageSize;
  return (
    <>
      <GameGrid
        games={answer.games}
        priority={firstScreen}
        renderCard={(game, priority) => <PlayCard game={game} favourites={favourites} priority={priority} />}
      />
      <div className={css.foot}>
        <output className={css.shown}>
          {t('category.shown', { from: before + 1, to: before + answer.games.length, total })}
        </output>
        <Pagination page={pageNum} totalPages={totalPages} label={t('category.pages')} onChange={onPage} />
        {totalPages < 2 ? null : (
          <div className={css.jump}>
            <PageJump page={pageNum} pages={totalPages} onJump={onPage} />
          </div>
        )}
      </div>
    </>
  );
}
