import { useState } from 'react';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { LaunchLink } from '../../runtime/launch/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { PictureFallback } from '../../ui/Picture/PictureFallback.tsx';
import type { LotteryGame, OpenedNumbers } from '../../wire/launch.ts';
import { Balls } from './Balls.tsx';
import { DrawClock } from './DrawClock.tsx';
import * as css from './Lottery.css.ts';
import { lotteryTarget } from './lotteryTarget.ts';

export interface LotteryCardProps {
  readonly entry: LotteryGame;
  readonly lobby: LotteryAccountType;
  /** The last draw; undefined if none is known. */
  readonly last: OpenedNumbers | undefined;
  readonly onClosed: () => void;
}

/** Short draws are shown completely, long ones truncated: both fit one line. */
const maxBalls = 6;
const fewBalls = 5;

/** A lottery card: closing time, last draw, and a link to its bets, which covers the card. Its height does not depend on the draw. */
export function LotteryCard({ entry: { game, draw }, lobby, last, onClosed }: LotteryCardProps) {
  const t = useText();
  const { mark } = useBrand();
  const [closed, setClosed] = useState<string | null>(null);
  const drawing = draw !== null && draw.closesAt === closed;
  return (
    <article className={css.card}>
      <span className={css.cardHead}>
        <span className={css.picture}>
          <LazyPicture picture={game.picture} alt="" sizes="64px" fallback={<PictureFallback mark={mark} icon="ticket" />} />
        </span>
        <span className={css.cardWords}>
          <LaunchLink launchTarget={lotteryTarget(game, lobby)} className={css.cardLink}>
            {game.gameName}
          </LaunchLink>
          <span className={css.cardNote}>{draw === null ? game.vendorName : t('lottery.issue', { issue: draw.issue })}</span>
        </span>
        {game.isHot === 1 ? <Badge kind="hot">{t('game.hot')}</Badge> : null}
      </span>
      <div className={css.cardDraw}>
        {last === undefined ? null : (
          <Balls numbers={last.numbers} most={last.numbers.length > maxBalls ? fewBalls : maxBalls} old={drawing} />
        )}
      </div>
      <span className={css.cardFoot}>
        {draw === null ? (
          t('lottery.noDraw')
        ) : (
          <DrawClock
            closesAt={draw.closesAt}
            label={css.cardClock}
            time={css.cardTime}
            onClosed={() => {
              setClosed(draw.closesAt);
              onClosed();
            }}
          />
        )}
      </span>
    </article>
  );
}
