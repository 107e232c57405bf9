import { useSyncExternalStore } from 'react';
import { queries } from '../../api/index.ts';
import { gameState } from '../../api/session.ts';
import { startingGameState } from '../../domain/gameState.ts';
import { useText } from '../../i18n/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { categoryIcons, navEntries } from '../../runtime/navigation/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './CategoryTiles.css.ts';

const subscribe = (listener: () => void) => gameState.subscribe(listener);

/** Links to the categories, on screens without room for the navigation. The category played or opened last stands out. */
export function CategoryTiles() {
  const t = useText();
  const { data: catalogue = [] } = useServedQuery(queries.catalogue());
  const entries = navEntries(catalogue).filter(({ vendor }) => vendor === null);
  const current = useSyncExternalStore(subscribe, currentGameType, startingGameType);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('home.categories.label')}>
      <ul className={css.tiles}>
        {entries.map(({ key, page, gameType }) => (
          <li key={key}>
            <SiteLink to={page} className={gameType === current ? `${css.tile} ${css.leading}` : css.tile}>
              <span className={css.icon}>
                <Icon name={categoryIcons[gameType]} weight="duotone" size={28} />
              </span>
              <span className={css.label}>{t(`home.categories.${gameType}`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const currentGameType = () => gameState.read().currentGameType;
const startingGameType = () => startingGameState.currentGameType;
