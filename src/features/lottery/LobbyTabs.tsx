import { useEffect, useRef } from 'react';
import { type LotteryAccountType, lotteryPaths } from '../../domain/lottery.ts';
import { useText } from '../../i18n/index.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './Lottery.css.ts';

const order = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const satisfies readonly LotteryAccountType[];

/** The lobbies of all account types; each is an address of its own. */
export function LobbyTabs({ current }: { readonly current: LotteryAccountType }) {
  const t = useText();
  const place = order.indexOf(current);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row is longer than the screen: the lobby one is in stands in sight.
  useEffect(() => {
    const here = list.current?.children[place];
    if (list.current === null || !(here instanceof HTMLElement)) return;
    list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 16;
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
