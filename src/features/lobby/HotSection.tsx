import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import type { GameCard } from '../../wire/catalogue.ts';
import { GameGrid, GameGridSkeleton } from './GameGrid.tsx';

export interface HotSectionProps {
  /** Null while loading. */
  readonly games: readonly GameCard[] | null;
  /** Choice of the list. */
  readonly lists?: ReactNode;
  /** Shown instead of an empty list. */
  readonly empty?: ReactNode;
}

/** Two rows of six on a wide screen. */
const shown = 12;

export function HotSection({ games, lists, empty }: HotSectionProps) {
  const t = useText();
  const { ornament } = useBrand();
  return (
    <section aria-labelledby="home-hot">
      <SectionHeading
        id="home-hot"
        title={t('home.hot.title')}
        ornament={ornament}
        aside={<TextLink to="/hot">{t('home.hot.all')}</TextLink>}
      />
      {lists}
      {games === null ? (
        <GameGridSkeleton count={shown} label={t('category.loading')} />
      ) : games.length === 0 ? (
        empty
      ) : (
        <GameGrid games={games.slice(0, shown)} wholeRows={games.length >= shown} />
      )}
    </section>
  );
}
