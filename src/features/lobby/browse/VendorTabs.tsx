import { useText } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Glyph } from '../../../ui/Glyph/Glyph.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { VendorCard } from '../../../wire/catalogue.ts';
import * as css from './VendorTabs.css.ts';

export interface VendorTabsProps {
  readonly vendors: readonly VendorCard[];
  /** Null: all vendors. */
  readonly selected: string | null;
  readonly addressOf: (vassalage: string | null) => string;
}

/** The vendors of a category; each is a link. */
export function VendorTabs({ vendors, selected, addressOf }: VendorTabsProps) {
  const t = useText();
  return (
    <nav aria-label={t('category.vendors')}>
      <ul className={css.strip}>
        <li className={css.item}>
          <SiteLink to={addressOf(null)} current={selected === null} className={css.vendor}>
            <Icon name="squares-four" size={20} />
            {t('category.all')}
          </SiteLink>
        </li>
        {vendors.map(({ vassalage, displayName, smallIcon, isHot }) => (
          <li key={vassalage} className={css.item}>
            <SiteLink to={addressOf(vassalage)} current={selected === vassalage} label={displayName} className={css.vendor}>
              <Glyph src={smallIcon} width={112} height={20} />
            </SiteLink>
            {isHot === 1 ? (
              <span className={css.hot}>
                <Badge kind="hot">{t('game.hot')}</Badge>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
