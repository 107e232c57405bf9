import { useEffect, useEffectEvent, useRef } from 'react';
import { queries } from '../../../api/index.ts';
import { lobbyQueries } from '../../../api/lobby.ts';
import { gameState } from '../../../api/session.ts';
import type { Category } from '../../../domain/category.ts';
import { constants } from '../../../domain/constants.ts';
import { categoryOpened, lastVendor } from '../../../domain/gameState.ts';
import { countText } from '../../../domain/shortText.ts';
import { categoryLabels } from '../../../i18n/categoryLabels.ts';
import { type Translate, useLanguage, useText, WithWords } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useQuery, useQueryClient } from '../../../runtime/data/index.ts';
import { categoryIcons } from '../../../runtime/navigation/index.ts';
import type { GameCounts, VendorCard } from '../../../wire/catalogue.ts';
import { HotGames } from '../HotGames.tsx';
import * as css from './Category.css.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import { chosenVendor, everyVendor } from './chosenVendor.ts';
import { GameResults } from './GameResults.tsx';
import { GameTools } from './GameTools.tsx';
import { LoginPrompt, NothingFound, NoVendors } from './NoGames.tsx';
import { PagePath } from './PagePath.tsx';
import { type GameView, useGameAddress } from './useGameAddress.ts';
import { useGames } from './useGames.ts';
import { useLobbyAccount } from './useLobbyAccount.ts';
import { useScrollOnPageChange } from './useScrollOnPageChange.ts';
import { VendorTabs } from './VendorTabs.tsx';

export interface GameBrowserProps {
  readonly category: Category | 'HOT';
}

/** All games of a category, filtered by vendor, classification, name and favourites. */
export function GameBrowser(props: GameBrowserProps) {
  return (
    <WithWords areas={['lobby']}>
      <Browser {...props} />
    </WithWords>
  );
}

function Browser({ category }: GameBrowserProps) {
  const t = useText();
  const language = useLanguage();
  const { merchant } = useBrand();
  const { isLoggedIn } = useLobbyAccount();
  const results = useRef<HTMLDivElement>(null);
  const address = useGameAddress();
  const { view, search, classification } = address;
  const { data: catalogue = [] } = useQuery(queries.catalogue());
  const vendors = catalogue.find(({ gameCategory }) => gameCategory === category)?.vendors ?? none;
  const narrowed = view !== null || search !== '' || classification !== null;
  const remembered = category === 'RNG' ? lastVendor(gameState.read(), category) : null;
  const vendor = chosenVendor(vendors, address.vendor, remembered);
  const games = useGames({ gameType: category, vendor, view, address });
  // The banner keeps its images and counts during a search and on other pages.
  const plain = { gameType: category, vassalage: vendor ?? undefined, pageNum: 1 };
  const first = useQuery(lobbyQueries.games(plain, { isMember: isLoggedIn, merchant, language }));
  const counts = games.answer?.counts ?? first.data?.counts;
  useFreshVendors(category, vendors.length, counts?.vendors);
  useEffect(() => {
    if (category !== 'HOT') gameState.change((state) => categoryOpened(state, category, vendors, vendor));
  }, [category, vendors, vendor]);
  const turnTo = useScrollOnPageChange(address.page, address.goTo, results);
  useLastPage(games.answer?.total === 0 ? undefined : games.answer?.totalPages, address.page, address.goTo);

  const title = t(category === 'HOT' ? 'in_hot_games' : categoryLabels[category]);
  const isGone = category !== 'HOT' && vendors.length === 0 && counts?.games === 0;
  const fewGames = category !== 'HOT' && !isGone && games.answer !== undefined && games.answer.total <= constants.shortList;

  return (
    <>
      <PagePath title={title} />
      <CategoryBanner
        title={title}
        summary={counts === undefined || counts.games === 0 ? null : summaryOf(t, counts)}
        icon={category === 'HOT' ? 'fire' : categoryIcons[category]}
        games={first.data?.games ?? []}
      />
      {vendors.length === 0 ? null : (
        <div className={css.vendors}>
          <VendorTabs
            vendors={vendors}
            selected={vendor}
            addressOf={(choice) => address.with({ page: choice ?? (category === 'RNG' ? everyVendor : null) })}
          />
        </div>
      )}
      {isGone ? (
        <NoVendors category={title} onRetry={games.retry} />
      ) : (
        <>
          <GameTools
            address={address}
            counts={counts}
            views={viewsOf(category, counts)}
            own="own"
            sorts={['popular', 'newest', 'name']}
          />
          <div ref={results} className={css.games}>
            <GameResults
              games={games}
              empty={<NothingFound view={view} narrowed={narrowed} everything={everythingOf(category, address.with)} />}
              login={<LoginPrompt own={view === 'favourite' || view === 'recent'} />}
              onPage={turnTo}
            />
          </div>
        </>
      )}
      {fewGames && !games.needsLogin ? (
        <div className={css.more}>
          <HotGames />
        </div>
      ) : null}
    </>
  );
}

const none: readonly VendorCard[] = [];

const summaryOf = (t: Translate, { games, vendors, trials }: GameCounts) =>
  trials === 0
    ? t('lobby.summary', { games: countText(games), vendors })
    : t('lobby.summaryTrials', { games: countText(games), vendors, trials: countText(trials) });

function viewsOf(category: Category | 'HOT', counts: GameCounts | undefined): GameView[] {
  const offered = (['new', 'trial'] as const).filter(
    (view) => counts === undefined || counts[view === 'new' ? 'new' : 'trials'] > 0,
  );
  return category === 'HOT' ? offered : ['hot', ...offered, 'favourite', 'recent'];
}

const everythingOf = (category: Category | 'HOT', addressWith: (changes: Record<string, null | string>) => string) =>
  addressWith({ page: category === 'RNG' ? everyVendor : null, q: null, type: null, show: null });

/** Redirects a page number beyond the end to the last page. */
function useLastPage(pages: number | undefined, page: number, goTo: (page: number, replace: boolean) => void) {
  const beyond = pages !== undefined && pages > 0 && page > pages ? pages : null;
  const correct = useEffectEvent((last: number) => goTo(last, true));
  useEffect(() => {
    if (beyond !== null) correct(beyond);
  }, [beyond]);
}

/**
 * Vendors are cached for the whole visit. If a game list counts other vendors in its category than are cached, they are
 * refetched once, so that a removed vendor disappears from tabs and navigation too.
 */
function useFreshVendors(category: Category | 'HOT', listed: number, counted: number | undefined): void {
  const cache = useQueryClient();
  const { merchant } = useBrand();
  const language = useLanguage();
  const { isLoggedIn: isMember, account } = useLobbyAccount();
  const differs = category !== 'HOT' && counted !== undefined && counted !== listed;
  useEffect(() => {
    if (!differs) return undefined;
    let left = false;
    lobbyQueries
      .vendors(
        { isMember, merchant, language, account },
        (vendors) => (vendors.find(({ gameCategory }) => gameCategory === category)?.vendors.length ?? 0) === counted,
      )
      .then(
        (vendors) => left || cache.setQueryData(queries.catalogue().queryKey, vendors),
        // Keeps the cached vendors; the game list itself reports a broken connection.
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [differs, category, counted, isMember, merchant, language, account, cache]);
}
