import { useEffect, useRef } from 'react';
import { vendorTarget } from '../../../domain/navigation.ts';
import { useText } from '../../../i18n/index.ts';
import type { NavEntry } from '../../../runtime/navigation/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import type { VendorCard } from '../../../wire/catalogue.ts';
import { bareList } from '../shell.css.ts';
import { VendorLogo } from '../VendorLogo.tsx';
import { MegaGames } from './MegaGames.tsx';
import * as css from './MegaMenu.css.ts';
import { NavTargetLink } from './NavTargetLink.tsx';

export interface MegaMenuProps {
  readonly entry: NavEntry<VendorCard>;
  readonly name: string;
  /** The current vendor. */
  readonly vassalage: string | null;
  readonly onPoint: (vassalage: string) => void;
  /** Whether to focus the first vendor, as after ArrowDown. */
  readonly takeFocus: boolean;
}

/** A category's vendors and, if it has games, those of the current vendor. */
export function MegaMenu({ entry, name, vassalage, onPoint, takeFocus }: MegaMenuProps) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const vendor = entry.vendors.find((candidate) => candidate.vassalage === vassalage) ?? entry.vendors[0];

  useEffect(() => {
    if (takeFocus) box.current?.querySelector('a')?.focus();
  }, [takeFocus]);

  return (
    <section ref={box} className={entry.vendorsOnly ? css.alone : css.columns} aria-label={t('shell.mega.label', { name })}>
      <MegaVendors entry={entry} current={entry.vendorsOnly ? null : (vendor?.vassalage ?? null)} onPoint={onPoint} />
      {entry.vendorsOnly || vendor === undefined ? (
        <div className={css.aloneFoot}>
          <MegaLobbyLine page={entry.page} name={name} hint={t('shell.mega.vendorHint')} />
        </div>
      ) : (
        <div className={css.games}>
          <MegaGames key={`${entry.key} ${vendor.vassalage}`} gameType={entry.gameType} vendor={vendor} category={name} />
          <MegaLobbyLine page={entry.page} name={name} hint={t('shell.mega.hint')} />
        </div>
      )}
    </section>
  );
}

interface MegaLobbyLineProps {
  readonly page: string;
  readonly name: string;
  readonly hint: string;
}

/** Last line of a dropdown: a hint, and a link to the whole category. */
function MegaLobbyLine({ page, name, hint }: MegaLobbyLineProps) {
  const t = useText();
  return (
    <div className={css.foot}>
      <span className={css.hint}>{hint}</span>
      <TextLink to={page}>{t('shell.mega.lobby', { name })}</TextLink>
    </div>
  );
}

interface MegaVendorsProps {
  readonly entry: NavEntry<VendorCard>;
  /** The vendor whose games are shown beside the list; null if none are. */
  readonly current: string | null;
  readonly onPoint: (vassalage: string) => void;
}

function MegaVendors({ entry, current, onPoint }: MegaVendorsProps) {
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
