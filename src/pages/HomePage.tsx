import { lazy, type ReactNode, Suspense } from 'react';
import { DownloadBand } from '../features/download/index.ts';
import { Announcements, HeroStage, Missions, Promotions, StartSteps } from '../features/home/index.ts';
import { CategoryTiles, HotGames, LiveTables, PopularGames, Winners } from '../features/lobby/index.ts';
import { loadLotteryAside } from '../features/lottery/index.ts';
import { useText } from '../i18n/index.ts';
import { useBrand } from '../runtime/brand/index.ts';
import { useHydrated } from '../runtime/page/index.ts';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { hidden } from '../ui/VisuallyHidden/VisuallyHidden.css.ts';
import type { HomeSection, SiteBrand } from '../wire/boot.ts';
import * as css from './HomePage.css.ts';

type Aside = SiteBrand['home']['aside'];

export default function HomePage() {
  const t = useText();
  const { home, name } = useBrand();
  return (
    <div className={css.home}>
      <h1 className={hidden}>{t('home.heading', { name })}</h1>

      {home.sections.map((section) => (
        <div key={section} className={css.section[section]} data-far={css.nearSections.includes(section) ? undefined : ''}>
          {/* Hydrates separately, so that no section delays a tap. */}
          <Suspense>{contents[section](home.aside)}</Suspense>
        </div>
      ))}
    </div>
  );
}

const contents: Readonly<Record<HomeSection, (aside: Aside) => ReactNode>> = {
  hero: (aside) => <HeroStage aside={asideOf(aside)} />,
  announcements: () => <Announcements />,
  categories: () => <CategoryTiles />,
  hotGames: () => <HotGames />,
  winners: () => <Winners />,
  live: () => <LiveTables />,
  promotions: () => <Promotions />,
  missions: () => <Missions />,
  download: () => <DownloadBand />,
};

function asideOf(aside: Aside): ReactNode {
  if (aside === 'popular') return <PopularGames />;
  if (aside === 'lottery') return <Draws />;
  return aside === 'start' ? <StartSteps /> : null;
}

const LotteryAside = lazy(loadLotteryAside);

/** Draws are news of the minute, which a cached page does not have: they load after hydration, in the room kept for them. */
function Draws() {
  const hydrated = useHydrated();
  const room = <Skeleton />;
  return (
    <div className={css.draws}>
      {hydrated ? (
        <Suspense fallback={room}>
          <LotteryAside />
        </Suspense>
      ) : (
        room
      )}
    </div>
  );
}
