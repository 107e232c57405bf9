import type { ReactNode } from 'react';
import { type Classification, classificationLabel, classifications } from '../../../domain/classification.ts';
import { gameSorts } from '../../../domain/gameList.ts';
import { type Translate, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Menu } from '../../../ui/Menu/Menu.tsx';
import { SearchField } from '../../../ui/SearchField/SearchField.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { GameCounts } from '../../../wire/catalogue.ts';
import * as css from './GameTools.css.ts';
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
          <SearchField label={t('category.search')} value={address.search} onSearch={address.searchFor} />
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

interface Chip {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Number of matching games; not shown if unknown. */
  readonly count?: number;
  readonly to: string;
  readonly current: boolean;
}

/** Filters of which one is active; each is a link. */
function FilterChips({ label, chips }: { readonly label: string; readonly chips: readonly Chip[] }) {
  return (
    <nav aria-label={label} className={css.chipRow}>
      <span className={css.chipsLabel} aria-hidden="true">
        {label}
      </span>
      <ul className={css.chips}>
        {chips.map(({ id, label: words, icon, count, to, current }) => (
          <li key={id} className={css.chipItem}>
            <SiteLink to={to} current={current} className={css.chip}>
              {icon}
              {words}
              {count === undefined ? null : <span className={css.chipCount}>{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
