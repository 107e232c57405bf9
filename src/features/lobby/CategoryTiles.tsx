import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { categoryIcons, navEntries } from '../../runtime/navigation/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './CategoryTiles.css.ts';

/** Links to the categories, on screens without room for the navigation. */
export function CategoryTiles() {
  const t = useText();
  const { data: catalogue = [] } = useQuery(queries.catalogue());
  const entries = navEntries(catalogue).filter(({ vendor }) => vendor === null);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('home.categories.label')}>
      <ul className={css.tiles}>
        {entries.map(({ key, page, gameType }, index) => (
          <li key={key}>
            <SiteLink to={page} className={index === 0 ? `${css.tile} ${css.leading}` : css.tile}>
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
