import { constants } from '../../domain/constants.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import type { GamePage } from '../../wire/catalogue.ts';
import * as css from './Category.css.ts';
import { GameGrid, GameGridSkeleton } from './GameGrid.tsx';

export interface GameResultsProps {
  /** Undefined while it is on its way. */
  readonly answer: GamePage | undefined;
  readonly failed: boolean;
  readonly searched: boolean;
  /** Address of the category without any filter. */
  readonly everything: string;
  readonly onRetry: () => void;
  readonly onPage: (page: number) => void;
}

/** Pictures that stand on the first screen of a phone or of a desk. */
const firstScreen = 6;

export function GameResults({ answer, failed, searched, everything, onRetry, onPage }: GameResultsProps) {
  const t = useText();
  if (failed) {
    return (
      <EmptyState
        icon="wifi-slash"
        title={t('category.failed.title')}
        text={t('category.failed.text')}
        action={
          <Button tone="tonal" onClick={onRetry}>
            {t('category.failed.action')}
          </Button>
        }
      />
    );
  }
  if (answer === undefined) return <GameGridSkeleton count={constants.gamePageSize} label={t('category.loading')} />;
  if (answer.games.length === 0) {
    return (
      <EmptyState
        icon="magnifying-glass"
        title={t('category.empty.title')}
        text={t(searched ? 'category.empty.search' : 'category.empty.text')}
        action={
          <LinkButton to={everything} tone="tonal">
            {t('category.empty.action')}
          </LinkButton>
        }
      />
    );
  }
  const before = (answer.pageNum - 1) * constants.gamePageSize;
  const shown = { from: before + 1, to: before + answer.games.length, total: answer.total };
  return (
    <>
      <GameGrid games={answer.games} priority={firstScreen} />
      <div className={css.foot}>
        <p className={css.shown}>{t('category.shown', shown)}</p>
        <Pagination page={answer.pageNum} totalPages={answer.totalPages} label={t('category.pages')} onChange={onPage} />
      </div>
    </>
  );
}
