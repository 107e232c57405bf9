import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { NavEntry } from '../../../runtime/navigation/index.ts';
import type { VendorCard } from '../../../wire/catalogue.ts';
import { MegaGames } from './MegaGames.tsx';
import { MegaLobbyLine } from './MegaLobbyLine.tsx';
import * as css from './MegaMenu.css.ts';
import { MegaVendors } from './MegaVendors.tsx';

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
