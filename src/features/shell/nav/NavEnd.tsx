import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { countBadge } from '../../../domain/memberPages.ts';
import { guestRankLabel } from '../../../domain/rank.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useMemberLink } from '../../../runtime/navigation/index.ts';
import { useNewPromotions } from '../../../runtime/promotions/index.ts';
import { useRankLabel } from '../../../runtime/session/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { RouterLink } from '../../../ui/SiteLink/SiteLink.tsx';
import * as css from './CategoryNav.css.ts';
import { NavArrows } from './NavArrows.tsx';
import * as own from './NavEnd.css.ts';
import type { NavMenuControl } from './useNavMenu.ts';

interface NavEndProps {
  readonly control: NavMenuControl;
}

/** Scroll buttons of the category line, and promotions [HEAD-05], rewards [HEAD-06] and the VIP rank [HEAD-08] after it. */
export default function NavEnd({ control }: NavEndProps) {
  /** The scrolling list of categories, which the first screen renders before this part. */
  const list = useRef<HTMLElement>(null);
  useCloseElsewhere(list, control);
  const overflows = useOverflow(list);
  return (
    <>
      {overflows ? <NavArrows list={list} /> : null}
      <div
        className={own.offers}
        ref={(element) => {
          list.current = element?.parentElement?.querySelector('ul') ?? null;
        }}
      >
        <WithWords areas={['member']}>
          <Offers />
        </WithWords>
      </div>
    </>
  );
}

function Offers() {
  const t = useText();
  const { pathname } = useLocation();
  const memberLink = useMemberLink();
  const rank = useRankLabel();
  return (
    <>
      <RouterLink to="/promotions" className={css.link} aria-current={pathname === '/promotions' ? 'page' : undefined}>
        {t('hd_event')}
      </RouterLink>
      {memberLink === null ? null : <Rewards to={memberLink('rewardCenter')} />}
      <RouterLink to="/vip" className={own.rank} aria-current={pathname === '/vip' ? 'page' : undefined}>
        <Icon name="crown-simple" weight="fill" size={18} />
        {rank === null ? t('member.vipLabel', { label: guestRankLabel }) : rank}
      </RouterLink>
    </>
  );
}

/** With the number of promotions that the member has not opened [HEAD-07]; their call belongs to members. */
function Rewards({ to }: { readonly to: string }) {
  const t = useText();
  const badge = countBadge(useNewPromotions());
  return (
    <RouterLink to={to} className={css.link}>
      {t('member.rewards')}
      {badge === null ? null : <span className={own.badge}>{badge}</span>}
    </RouterLink>
  );
}

/** Closes the dropdown after a navigation, and when the pointer is pressed outside the line. */
function useCloseElsewhere(list: RefObject<HTMLElement | null>, { menu, close }: NavMenuControl) {
  const isOpen = menu.open !== null;
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    close();
  }, [key, close]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && list.current?.closest('nav')?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [list, isOpen, close]);
}

/** Whether a list overflows horizontally. Updated when fonts load and the window is resized. */
function useOverflow(list: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    // One pixel may be rounding.
    const watch = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    for (const box of [element, ...element.children]) watch.observe(box);
    return () => watch.disconnect();
  }, [list]);
  return overflows;
}
