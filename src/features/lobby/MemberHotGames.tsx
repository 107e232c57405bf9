import { useState } from 'react';
import { queries } from '../../api/index.ts';
import { lobbyQueries } from '../../api/lobby.ts';
import { useLanguage, useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { NothingFound } from './browse/NoGames.tsx';
import { useLobbyAccount } from './browse/useLobbyAccount.ts';
import { HotSection } from './HotSection.tsx';
import * as css from './MemberHotGames.css.ts';

type List = 'hot' | 'recent' | 'favourite';

export default function MemberHotGames() {
  return (
    <WithWords areas={['lobby']}>
      <Lists />
    </WithWords>
  );
}

/** The hot games of the home page, with the member's recent games and favourites beside them. */
function Lists() {
  const t = useText();
  const { account, keepsGames } = useLobbyAccount();
  const [list, setList] = useState<List>('hot');
  const { merchant } = useBrand();
  const hot = useQuery(queries.hotGames({ merchant, language: useLanguage() }));
  const recent = useQuery({ ...lobbyQueries.recentGames(account), enabled: list === 'recent' });
  const favourite = useQuery({ ...lobbyQueries.favouriteGames(account), enabled: list === 'favourite' });
  const { data, isPending } = { hot, recent, favourite }[list];
  const offered: readonly List[] = keepsGames ? ['hot', 'recent', 'favourite'] : ['hot', 'recent'];
  return (
    <HotSection
      games={isPending ? null : (data ?? [])}
      lists={
        <div className={css.lists}>
          <Segmented
            label={t('lobby.filters')}
            options={offered.map((value) => ({ value, label: t(`lobby.filter.${value}`) }))}
            value={list}
            onChange={setList}
          />
        </div>
      }
      empty={<NothingFound view={list} narrowed={false} everything="/hot" />}
    />
  );
}
