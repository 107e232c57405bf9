import { lazy, memo, type ReactNode, Suspense } from 'react';
import { Announcements, HeroStage, StartSteps } from '../features/home/index.ts';
import { CategoryTiles, HotGames, PopularGames } from '../features/lobby/index.ts';
import { loadLotteryAside } from '../features/lottery/index.ts';
import { useText } from '../i18n/index.ts';
import { useBrand } from '../runtime/brand/index.ts';
import { Near, nearPart, useHydrated } from '../runtime/page/index.ts';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { hidden } from '../ui/VisuallyHidden/VisuallyHidden.css.ts';
import type { HomeSection, SiteBrand } from '../wire/boot.ts';
import type { NearHomeSection } from './Home.near.tsx';
import * as css from './HomePage.css.ts';

type Aside = SiteBrand['home']['aside'];

export default function HomePage() {
  const t = useText();
  const { home, name } = useBrand();
  return (
    <div className={css.home}>
      <h1 className={hidden}>{t('home.heading', { name })}</h1>

      {home.sections.map((section) => (
        <Section key={section} section={section} aside={home.aside} />
      ))}
    </div>
  );
}

const later = nearPart(() => import('./Home.near.tsx'));

const Section = memo(function Section({ section, aside }: { readonly section: HomeSection; readonly aside: Aside }) {
  if (!isFirst(section)) {
    return (
      <Near load={later.load} className={css.section[section]}>
        <later.Part section={section} />
      </Near>
    );
  }
  return (
    <div className={css.section[section]} data-far={section === 'hotGames' ? '' : undefined}>
      {/* Hydrates separately, so that no section delays a tap. */}
      <Suspense>{first[section](aside)}</Suspense>
    </div>
  );
});

type FirstSection = Exclude<HomeSection, NearHomeSection>;

const first: Readonly<Record<FirstSection, (aside: Aside) => ReactNode>> = {
  hero: (aside) => <HeroStage aside={asideOf(aside)} />,
  announcements: () => <Announcements />,
  categories: () => <CategoryTiles />,
  hotGames: () => <HotGames />,
};

const isFirst = (section: HomeSection): section is FirstSection => section in first;

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
