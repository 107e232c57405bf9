import { useEffect, useRef } from 'react';
import { playQueries } from '../../api/play.ts';
import { serverNow } from '../../api/serverTime.ts';
import { lotteryPaths } from '../../domain/lottery.ts';
import { momentText } from '../../domain/momentText.ts';
import { useLanguage, useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery, useQueryClient } from '../../runtime/data/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { LotteryGame, OpenedNumbers } from '../../wire/launch.ts';
import { Balls } from './Balls.tsx';
import { DrawClock } from './DrawClock.tsx';
import { nextDraw, openedFor } from './draws.ts';
import * as css from './LotteryAside.css.ts';

/** Aside with the brand's lotteries: the next draw with a countdown, and the last result of each. */
export default function LotteryAside() {
  return (
    <WithWords areas={['lottery']}>
      <Aside />
    </WithWords>
  );
}

/** Delay after a draw until its numbers are available, in milliseconds. */
const afterDrawMs = 3_000;

function Aside() {
  const t = useText();
  const { home } = useBrand();
  const { isLoggedIn } = useSessionView();
  const cache = useQueryClient();
  const menus = useQuery(playQueries.lotteries('LOTT', isLoggedIn));
  const opened = useQuery(playQueries.openedNumbers(isLoggedIn));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const renew = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void menus.refetch();
      void cache.invalidateQueries({ queryKey: playQueries.openedNumbers(isLoggedIn).queryKey });
    }, afterDrawMs);
  };
  const games = gamesOf(menus.data?.flatMap((menu) => menu.games) ?? [], home.lotteries);
  const { latest } = openedFor(opened.data ?? [], home.lotteries);
  const next = nextDraw(games.slice(0, 1), serverNow());
  return (
    <aside className={css.panel} aria-label={t('lottery.aside.label')}>
      {menus.isError ? <p className={css.note}>{t('lottery.failed.title')}</p> : null}
      {next === null ? null : (
        <div className={css.next}>
          <h2 className={css.title}>{next.game.gameName}</h2>
          <DrawClock closesAt={next.draw.closesAt} label={css.label} time={css.time} onClosed={renew} />
        </div>
      )}
      {menus.isPending ? (
        <div className={css.waiting} aria-busy="true">
          <Skeleton />
        </div>
      ) : (
        <ul className={css.results}>
          {games.map(({ game }) => {
            const draw = latest.get(game.gameId);
            return draw === undefined ? null : (
              <li key={game.gameId} className={css.result}>
                <Result draw={draw} name={game.gameName} />
              </li>
            );
          })}
        </ul>
      )}
      <SiteLink to={lotteryPaths.LOTT} className={buttonClass({ tone: 'tonal', size: 'md', block: true })}>
        {t('lottery.aside.all')}
      </SiteLink>
    </aside>
  );
}

/** Up to this many numbers fit the card. */
const maxBalls = 6;

function Result({ draw, name }: { readonly draw: OpenedNumbers; readonly name: string }) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const [first = ''] = draw.numbers;
  // A draw of prizes starts with the special prize, whose digits are shown.
  const isPrize = first.length > 2;
  return (
    <>
      <span className={css.head}>
        <span className={css.name}>{name}</span>
        <time className={css.when} dateTime={draw.openedAt}>
          {momentText(draw.openedAt, { timeZone, language, to: 'short' })}
        </time>
      </span>
      <span className={css.line}>
        {isPrize ? <span className={css.label}>{t('lottery.aside.special')}</span> : null}
        <Balls numbers={isPrize ? [...first] : draw.numbers.slice(0, maxBalls)} />
      </span>
    </>
  );
}

/** The named lotteries, each once, in the order of their names. */
const gamesOf = (entries: readonly LotteryGame[], ids: readonly string[]): LotteryGame[] =>
  ids.flatMap((id) => entries.find(({ game }) => game.gameId === id) ?? []);
