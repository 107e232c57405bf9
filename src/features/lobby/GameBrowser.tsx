import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queries } from '../../api/index.ts';
import { type Category, categoryIcons, categoryLabels, categoryPaths } from '../../domain/category.ts';
import { constants } from '../../domain/constants.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './Category.css.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import { chosenVendor, everyVendor } from './chosenVendor.ts';
import { GameResults } from './GameResults.tsx';
import { HotGames } from './HotGames.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useGameAddress } from './useGameAddress.ts';
import { VendorTabs } from './VendorTabs.tsx';

/** All games of a category, by vendor and by name. */
export function GameBrowser({ category }: { readonly category: Category | 'HOT' }) {
  const t = useText();
  const results = useRef<HTMLDivElement>(null);
  const address = useGameAddress();
  const { data: catalogue = [] } = useQuery(queries.catalogue());
  const vendors = catalogue.find(({ gameType }) => gameType === category)?.vendors ?? [];
  const vendor = chosenVendor(category, vendors, address.vendor);
  const { search, page } = address;
  const games = useQuery({
    ...queries.games({ gameType: category, vassalage: vendor ?? undefined, search, pageNum: page }),
    placeholderData: keepPreviousData,
  });
  // The banner keeps its pictures while somebody searches or turns pages.
  const first = useQuery(queries.games({ gameType: category, vassalage: vendor ?? undefined, pageNum: 1 }));
  const title = t(category === 'HOT' ? 'in_hot_games' : categoryLabels[category]);
  const fewGames = category !== 'HOT' && games.data !== undefined && games.data.total <= constants.shortList;
  const turnTo = (next: number) => {
    address.goTo(next);
    results.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <Path title={title} />
      <CategoryBanner
        title={title}
        summary={vendors.length === 0 ? null : t('category.vendorSummary', { vendors: vendors.length })}
        icon={category === 'HOT' ? 'fire' : categoryIcons[category]}
        games={first.data?.games ?? []}
      />
      {vendors.length === 0 ? null : (
        <div className={css.vendors}>
          <VendorTabs vendors={vendors} selected={vendor} addressOf={(choice) => addressOf(category, choice)} />
        </div>
      )}
      <div className={css.tools}>
        <output className={css.found}>
          {games.data === undefined || games.isPlaceholderData ? '' : t('category.found', { count: games.data.total })}
        </output>
        <div className={css.search}>
          <SearchBox value={search} onSearch={address.searchFor} />
        </div>
      </div>
      <div ref={results} className={css.games}>
        <GameResults
          answer={games.isPlaceholderData ? undefined : games.data}
          failed={games.isError}
          searched={search !== ''}
          everything={addressOf(category, null)}
          onRetry={() => void games.refetch()}
          onPage={turnTo}
        />
      </div>
      {fewGames ? (
        <div className={css.more}>
          <HotGames />
        </div>
      ) : null}
    </>
  );
}

function addressOf(category: Category | 'HOT', vendor: string | null): string {
  if (category === 'HOT') return '/hot';
  const asked = vendor ?? (category === 'RNG' ? everyVendor : null);
  return asked === null ? categoryPaths[category] : `${categoryPaths[category]}?page=${asked}`;
}

function Path({ title }: { readonly title: string }) {
  const t = useText();
  return (
    <nav className={css.path} aria-label={t('category.path')}>
      <ol className={css.pathList}>
        <li className={css.pathStep}>
          <SiteLink to="/index" className={css.pathLink}>
            {t('category.home')}
          </SiteLink>
          <Icon name="caret-right" weight="bold" size={12} />
        </li>
        <li className={css.pathHere} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}
