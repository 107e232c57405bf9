import { Link } from 'react-router-dom';
import { type NavEntry, vendorTarget } from '../../../domain/navigation.ts';
import { useText } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { VendorCard } from '../../../wire/catalogue.ts';
import { bareList } from '../shell.css.ts';
import { VendorLogo } from '../VendorLogo.tsx';
import * as css from './MegaMenu.css.ts';

export interface MegaVendorsProps {
  readonly entry: NavEntry<VendorCard>;
  /** The vendor whose games stand beside the list; null where none do. */
  readonly current: string | null;
  readonly onPoint: (vassalage: string) => void;
}

export function MegaVendors({ entry, current, onPoint }: MegaVendorsProps) {
  const t = useText();
  return (
    <div className={entry.vendorsOnly ? css.vendorTiles : css.vendors}>
      <p className={css.overline}>{t('shell.mega.vendors')}</p>
      <ul className={`${bareList} ${entry.vendorsOnly ? css.tileList : css.vendorList}`}>
        {entry.vendors.map(({ vassalage, displayName, smallIcon, isHot }) => (
          <li key={vassalage}>
            <Link
              to={vendorTarget(entry.gameType, vassalage).page}
              className={entry.vendorsOnly ? css.tile : css.vendor}
              data-current={vassalage === current ? '' : undefined}
              onPointerEnter={() => onPoint(vassalage)}
              onFocus={() => onPoint(vassalage)}
            >
              <span className={css.vendorLogo}>
                <VendorLogo src={smallIcon} name={displayName} />
              </span>
              {isHot === 1 ? <Badge kind="hot">{t('shell.mega.hot')}</Badge> : null}
              {vassalage === current && isHot !== 1 ? <Icon name="caret-right" weight="bold" size={14} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
