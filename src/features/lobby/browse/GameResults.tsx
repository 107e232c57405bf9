import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { constants } from '../../../domain/constants.ts';
import { useText } from '../../../i18n/index.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Pagination } from '../../../ui/Pagination/Pagination.tsx';
import { GameGrid, GameGridSkeleton } from '../GameGrid.tsx';
import * as css from './Category.css.ts';
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
    return <LoadFailed level={2} title={t('category.failed.title')} text={t('category.failed.text')} onRetry={retry} />;
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

interface PageJumpProps {
  readonly page: number;
  readonly pages: number;
  readonly onJump: (page: number) => void;
}

/** Input for a page number, clamped to the valid range. */
function PageJump({ page, pages, onJump }: PageJumpProps) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState(String(page));
  const [known, setKnown] = useState(page);
  if (page !== known) {
    setKnown(page);
    setText(String(page));
  }

  const jump = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const wanted = Number.parseInt(text, 10);
    const next = Number.isNaN(wanted) ? page : Math.min(Math.max(wanted, 1), pages);
    setText(String(next));
    if (next !== page) onJump(next);
  };

  return (
    <form className={css.pageJump} onSubmit={jump} noValidate>
      <label htmlFor={id} className={css.pageJumpLabel}>
        {t('lobby.goTo')}
      </label>
      <input
        id={id}
        className={css.pageJumpField}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        title={t('lobby.goToRange', { pages })}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={() => jump()}
      />
    </form>
  );
}
