import { vendorTarget } from '../../../domain/navigation.ts';
import { useText } from '../../../i18n/index.ts';
import { type NavEntry } from '../../../runtime/navigation/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { VendorCard } from '../../../wire/catalogue.ts';
import { bareList } from '../shell.css.ts';
import { VendorLogo } from '../VendorLogo.tsx';
import * as css from './MegaMenu.css.ts';
import { NavTargetLink } from './NavTargetLink.tsx';

export interface MegaVendorsProps {
  readonly entry: NavEntry<VendorCard>;
  /** The vendor whose games are shown beside the list; null if none are. */
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
            <NavTargetLink
              gameType={entry.gameType}
              leads={vendorTarget(entry.gameType, vassalage)}
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
            </NavTargetLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
