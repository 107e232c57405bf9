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

/** Short draws are shown completely, long ones truncated. */
const maxBalls = 8;
const fewBalls = 5;

/** A lottery card: closing time, last draw, and a link to its bets. */
export function LotteryCard({ entry: { game, draw }, lobby, last, onClosed }: LotteryCardProps) {
  const t = useText();
  const { mark } = useBrand();
  const name = game.gameName;
  return (
    <LaunchLink launchTarget={lotteryTarget(game, lobby)} className={css.card}>
      <span className={css.cardHead}>
        <span className={css.picture}>
          <LazyPicture picture={game.picture} alt="" sizes="64px" fallback={<PictureFallback mark={mark} icon="ticket" />} />
        </span>
        <span className={css.cardWords}>
          <span className={css.cardName}>{name}</span>
          <span className={css.cardNote}>{draw === null ? game.vendorName : t('lottery.issue', { issue: draw.issue })}</span>
        </span>
        {game.isHot === 1 ? <Badge kind="hot">{t('game.hot')}</Badge> : null}
      </span>
      {last === undefined ? null : (
        <span className={css.cardDraw}>
          <Balls numbers={last.numbers} most={last.numbers.length > maxBalls ? fewBalls : maxBalls} />
        </span>
      )}
      <span className={css.cardFoot}>
        {draw === null ? (
          t('lottery.noDraw')
        ) : (
          <DrawClock closesAt={draw.closesAt} label={css.cardClock} time={css.cardTime} onClosed={onClosed} />
        )}
      </span>
    </LaunchLink>
  );
}
