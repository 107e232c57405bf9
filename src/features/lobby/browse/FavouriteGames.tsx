import { useRef } from 'react';
import { useText, WithWords } from '../../../i18n/index.ts';
import * as css from './Category.css.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import { GameResults } from './GameResults.tsx';
import { GameTools } from './GameTools.tsx';
import { LoginPrompt, NothingFound } from './NoGames.tsx';
import { PagePath } from './PagePath.tsx';
import { useGameAddress } from './useGameAddress.ts';
import { useGames } from './useGames.ts';
import { useScrollOnPageChange } from './useScrollOnPageChange.ts';

/** The account's favourites of all categories. */
export function FavouriteGames() {
  return (
    <WithWords areas={['lobby']}>
      <Favourites />
    </WithWords>
  );
}

function Favourites() {
  const t = useText();
  const results = useRef<HTMLDivElement>(null);
  const address = useGameAddress();
  const games = useGames({ gameType: null, vendor: null, view: 'favourite', address });
  const turnTo = useScrollOnPageChange(address.page, address.goTo, results);
  const title = t('in_my_collection');
  const searched = address.search !== '';
  const total = games.answer?.total;
  const known = total === undefined || total === 0 || searched;
  return (
    <>
      <PagePath title={title} />
      <CategoryBanner
        title={title}
        summary={known ? t('lobby.favourites.about') : t('lobby.favourites.summary', { games: total })}
        icon="heart"
        games={games.answer?.games ?? []}
      />
      {games.needsLogin || (total === 0 && !searched) ? (
        <div className={css.space} />
      ) : (
        <GameTools address={address} counts={undefined} views={[]} own="kept" sorts={['name']} />
      )}
      <div ref={results} className={css.games}>
        <GameResults
          games={games}
          empty={
            <NothingFound view={searched ? null : 'favourite'} narrowed={searched} everything={searched ? '/fav' : '/hot'} />
          }
          login={<LoginPrompt own />}
          onPage={turnTo}
        />
      </div>
    </>
  );
}
