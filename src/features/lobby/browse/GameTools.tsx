import { type Classification, classificationLabel, classifications } from '../../../domain/classification.ts';
import { gameSorts } from '../../../domain/gameList.ts';
import { type Translate, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Menu } from '../../../ui/Menu/Menu.tsx';
import type { GameCounts } from '../../../wire/catalogue.ts';
import { type Chip, FilterChips } from './FilterChips.tsx';
import * as css from './GameTools.css.ts';
import { SearchBox } from './SearchBox.tsx';
import type { GameAddress, GameView } from './useGameAddress.ts';

const icons = {
  favourite: <Icon name="heart" size={16} />,
  recent: <Icon name="clock-counter-clockwise" size={16} />,
} as const;

export interface GameToolsProps {
  readonly address: GameAddress;
  /** Undefined while unknown. */
  readonly counts: GameCounts | undefined;
  readonly views: readonly GameView[];
  /** The default order of the list. */
  readonly own: 'own' | 'kept';
  readonly sorts: readonly (typeof gameSorts)[number][];
}

/** Classification, view, search and order; all of it is in the URL. */
export function GameTools({ address, counts, views, own, sorts }: GameToolsProps) {
  const t = useText();
  const kinds = counts?.classifications ?? [];
  return (
    <div className={css.tools}>
      {kinds.length < 2 ? null : (
        <div className={css.kinds}>
          <FilterChips label={t('lobby.kinds')} chips={kindChips(t, kinds, address)} />
        </div>
      )}
      {views.length === 0 ? null : <FilterChips label={t('lobby.filters')} chips={viewChips(t, views, address)} />}
      <div className={css.fields}>
        <div className={css.search}>
          <SearchBox value={address.search} onSearch={address.searchFor} />
        </div>
        <div className={css.sort}>
          <Menu
            label={t('lobby.sort')}
            trigger={
              <span className={css.sortTrigger}>
                <Icon name="sort-descending" size={18} />
                <span className={css.sortName}>{t(`lobby.sort.${address.sort ?? own}`)}</span>
              </span>
            }
            items={[own, ...sorts].map((id) => ({ id, label: t(`lobby.sort.${id}`) }))}
            selected={address.sort ?? own}
            onSelect={(id) => address.sortBy(gameSorts.find((sort) => sort === id) ?? null)}
          />
        </div>
      </div>
    </div>
  );
}

function kindChips(t: Translate, kinds: GameCounts['classifications'], address: GameAddress): Chip[] {
  const everything = {
    id: 'all',
    label: t('lobby.filter.all'),
    to: address.with({ type: null }),
    current: address.classification === null,
  };
  const known = classifications.flatMap((code: Classification): Chip[] => {
    const games = kinds.find((kind) => kind.code === code)?.games ?? 0;
    if (games === 0) return [];
    const current = address.classification === code;
    return [{ id: code, label: t(classificationLabel(code)), count: games, to: address.with({ type: code }), current }];
  });
  return [everything, ...known];
}

function viewChips(t: Translate, views: readonly GameView[], address: GameAddress): Chip[] {
  return [null, ...views].map((view) => ({
    id: view ?? 'all',
    label: t(`lobby.filter.${view ?? 'all'}`),
    icon: view === 'favourite' || view === 'recent' ? icons[view] : undefined,
    to: address.with({ show: view }),
    current: address.view === view,
  }));
}
