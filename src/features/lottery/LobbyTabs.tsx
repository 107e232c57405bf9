import { useEffect, useRef } from 'react';
import { type LotteryAccountType, lotteryPaths } from '../../domain/lottery.ts';
import { useText } from '../../i18n/index.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './Lottery.css.ts';

const order = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const satisfies readonly LotteryAccountType[];

/** Links to the lobbies of all account types. */
export function LobbyTabs({ current }: { readonly current: LotteryAccountType }) {
  const t = useText();
  const place = order.indexOf(current);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const show = () => showChild(list.current, place);
    show();
    // Repeated after the brand's fonts have loaded, because they change the width of the tabs. `ready` alone is not enough: it
    // resolves early if no font was requested yet.
    void document.fonts.ready.then(show);
    document.fonts.addEventListener('loadingdone', show);
    return () => document.fonts.removeEventListener('loadingdone', show);
  }, [place]);
  return (
    <nav aria-label={t('lottery.lobbies')}>
      <ul ref={list} className={css.tabs}>
        {order.map((type) => (
          <li key={type}>
            <SiteLink to={lotteryPaths[type]} current={type === current} className={css.tab}>
              {t(`lottery.lobby.${type}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row so that the current lobby is visible on phones. */
function showChild(row: HTMLElement | null, place: number): void {
  const child = row?.children[place];
  if (row !== null && child instanceof HTMLElement) row.scrollLeft = child.offsetLeft - row.offsetLeft - 16;
}
