import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { GameCard as Game } from '../../wire/catalogue.ts';
import { GameCard } from './GameCard.tsx';
import * as css from './GameGrid.css.ts';

export interface GameGridProps {
  readonly games: readonly Game[];
  /** Number of leading cards whose images load eagerly. */
  readonly priority?: number;
  /** Hides an incomplete last row. */
  readonly wholeRows?: boolean;
  /** Renders a card other than the default link. */
  readonly renderCard?: (game: Game, priority: boolean) => ReactNode;
}

const link = (game: Game, priority: boolean) => <GameCard game={game} priority={priority} />;

export function GameGrid({ games, priority = 0, wholeRows = false, renderCard = link }: GameGridProps) {
  return (
    <ul className={wholeRows ? `${css.grid} ${css.wholeRows}` : css.grid}>
      {games.map((game, index) => (
        <li key={`${game.vassalage}-${game.gameId}`}>{renderCard(game, index < priority)}</li>
      ))}
    </ul>
  );
}

export interface GameGridSkeletonProps {
  readonly count: number;
  /** Accessible name: what is loading. */
  readonly label: string;
}

/** Placeholders of the same size while the games load. */
export function GameGridSkeleton({ count, label }: GameGridSkeletonProps) {
  return (
    <div className={css.grid} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <GameCardSkeleton key={`skeleton-${String(index)}`} />
      ))}
    </div>
  );
}

function GameCardSkeleton() {
  return (
    <div>
      <div className={css.skeletonArt}>
        <Skeleton />
      </div>
      <div className={css.skeletonName}>
        <Skeleton shape="text" />
      </div>
      <div className={css.skeletonVendor}>
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
