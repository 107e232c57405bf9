import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { categoryLabels } from '../../../i18n/categoryLabels.ts';
import { useText } from '../../../i18n/index.ts';
import { entryTarget, type NavEntry } from '../../../runtime/navigation/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { VendorCard } from '../../../wire/catalogue.ts';
import * as css from './CategoryNav.css.ts';
import { NavTargetLink } from './NavTargetLink.tsx';
import type { NavMenuControl } from './useNavMenu.ts';

const loadMenu = () => importWithRetry(() => import('./MegaMenu.tsx'));
const MegaMenu = lazy(() => loadMenu().then((module) => ({ default: module.MegaMenu })));

export interface NavItemProps {
  readonly entry: NavEntry<VendorCard>;
  readonly current: boolean;
  readonly control: NavMenuControl;
}

/**
 * One category. Hovering for a moment opens its dropdown; without a mouse the first tap or Enter opens it and the second
 * follows the link.
 */
export function NavItem({ entry, current, control }: NavItemProps) {
  const t = useText();
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const byMouse = useRef(false);
  const [moveFocus, setMoveFocus] = useState(false);
  const { menu, open, openSoon, point, close, closeSoon } = control;
  const expandable = entry.vendors.length > 0;
  const shown = menu.open === entry.key;

  const openNow = (intoMenu: boolean) => {
    setMoveFocus(intoMenu);
    open(entry);
  };
  const onEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    setMoveFocus(false);
    if (expandable) void loadMenu();
    openSoon(entry);
  };
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (byMouse.current || shown || !expandable || !plain) return;
    event.preventDefault();
    openNow(false);
  };
  const onLinkKey = (event: KeyboardEvent) => {
    byMouse.current = false;
    if (event.key !== 'ArrowDown' || !expandable) return;
    event.preventDefault();
    openNow(true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    link.current?.focus();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (shown && relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <li className={css.place}>
      <div
        role="presentation"
        className={css.item}
        onPointerEnter={onEnter}
        onPointerLeave={(event) => (event.pointerType === 'mouse' ? closeSoon() : undefined)}
        onKeyDown={onKey}
        onBlur={onBlur}
      >
        <NavTargetLink
          ref={link}
          gameType={entry.gameType}
          leads={entryTarget(entry)}
          className={css.link}
          aria-current={current ? 'page' : undefined}
          aria-expanded={expandable ? shown : undefined}
          aria-controls={shown ? id : undefined}
          onPointerDown={(event) => {
            byMouse.current = event.pointerType === 'mouse';
          }}
          onKeyDown={onLinkKey}
          onClick={onClick}
        >
          <span className={css.icon}>
            <Icon name={entry.icon} weight={current ? 'fill' : 'duotone'} size={18} />
          </span>
          {entryName(entry, t)}
        </NavTargetLink>
        {shown ? (
          <div id={id} className={css.dropdown}>
            <div className={css.scrim} />
            <div className={entry.vendorsOnly ? css.vendorPanel : css.gamePanel}>
              <Suspense fallback={null}>
                <MegaMenu
                  entry={entry}
                  name={entryName(entry, t)}
                  vassalage={menu.vendor}
                  onPoint={point}
                  takeFocus={moveFocus}
                />
              </Suspense>
            </div>
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** An entry for a single vendor shows the vendor's name behind that of the category. */
const entryName = (entry: NavEntry, t: ReturnType<typeof useText>) =>
  [t(categoryLabels[entry.gameType]), ...(entry.vendor === null ? [] : [entry.vendor.displayName])].join(' · ');
