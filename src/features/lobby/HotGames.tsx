import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { GameGrid, GameGridSkeleton } from './GameGrid.tsx';

/** Two rows of six on a wide screen. */
const shown = 12;

export function HotGames() {
  const t = useText();
  const { merchant, ornament } = useBrand();
  const { data: games = [], isPending } = useQuery(queries.hotGames({ merchant, language: useLanguage() }));
  if (!isPending && games.length === 0) return null;
  return (
    <section aria-labelledby="home-hot">
      <SectionHeading
        id="home-hot"
        title={t('home.hot.title')}
        ornament={ornament}
        aside={<TextLink to="/hot">{t('home.hot.all')}</TextLink>}
      />
      {isPending ? (
        <GameGridSkeleton count={shown} label={t('category.loading')} />
      ) : (
        <GameGrid games={games.slice(0, shown)} wholeRows />
      )}
    </section>
  );
}
