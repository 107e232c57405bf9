import { lazy, Suspense } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import { queries } from '../../api/index.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { HotSection } from './HotSection.tsx';

const MemberHotGames = lazy(() => importWithRetry(() => import('./MemberHotGames.tsx')));

/** Hot games; a member switches to recent games and favourites. */
export function HotGames() {
  const { isLoggedIn } = useSessionView();
  if (!isLoggedIn) return <GuestHotGames />;
  return (
    <Suspense fallback={<GuestHotGames />}>
      <MemberHotGames />
    </Suspense>
  );
}

function GuestHotGames() {
  const { merchant } = useBrand();
  const { data: games = [], isPending } = useServedQuery(queries.hotGames({ merchant, language: useLanguage() }));
  if (!isPending && games.length === 0) return null;
  return <HotSection games={isPending ? null : games} />;
}
