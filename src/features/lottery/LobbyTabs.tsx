import { useEffect, useRef } from 'react';
import { type LotteryAccountType, lotteryPaths } from '../../domain/lottery.ts';
import { useText } from '../../i18n/index.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './Lottery.css.ts';

const order = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const satisfies readonly LotteryAccountType[];

/** The lobbies of all account types; each has its own address. */
export function LobbyTabs({ current }: { readonly current: LotteryAccountType }) {
  const t = useText();
  const place = order.indexOf(current);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    showChild(list.current, place);
    // The brand's letters may come later than the tabs, and are of another width.
    void document.fonts.ready.then(() => showChild(list.current, place));
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

/** On a phone the row is longer than the screen: the lobby one is in stands in sight. */
function showChild(row: HTMLElement | null, place: number): void {
  const child = row?.children[place];
  if (row !== null && child instanceof HTMLElement) row.scrollLeft = child.offsetLeft - row.offsetLeft - 16;
}
