import { serverNow } from '../../api/serverTime.ts';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import { useText } from '../../i18n/index.ts';
import { LaunchLink } from '../../runtime/launch/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { LotteryGame, OpenedNumbers } from '../../wire/launch.ts';
import { Balls } from './Balls.tsx';
import { DrawClock } from './DrawClock.tsx';
import { nextDraw } from './draws.ts';
import * as css from './Lottery.css.ts';
import { lotteryTarget } from './lotteryTarget.ts';

export interface LotteryStageProps {
  readonly type: LotteryAccountType;
  readonly games: readonly LotteryGame[];
  readonly latest: ReadonlyMap<string, OpenedNumbers>;
  readonly onClosed: () => void;
}

/** Page header: title, and the next draw. */
export function LotteryStage({ type, games, latest, onClosed }: LotteryStageProps) {
  const t = useText();
  const hydrated = useHydrated();
  const next = hydrated ? nextDraw(games, serverNow()) : null;
  const last = next === null ? undefined : latest.get(next.game.gameId);
  return (
    <header className={css.stage}>
      <div className={css.stageWords}>
        <p className={css.overline}>
          <Icon name="ticket" weight="duotone" size={18} />
          {t('lottery.next')}
        </p>
        <h1 className={css.title}>{t(`lottery.title.${type}`)}</h1>
        <p className={css.stageGame}>
          {next === null ? ' ' : `${next.game.gameName} · ${t('lottery.issue', { issue: next.draw.issue })}`}
        </p>
        {last === undefined ? null : <Balls numbers={last.numbers} on="media" most={10} />}
      </div>
      {next === null ? null : (
        <div className={css.clock}>
          <DrawClock closesAt={next.draw.closesAt} label={css.clockLabel} time={css.clockTime} onClosed={onClosed} />
          <span className={css.clockAction}>
            <LaunchLink
              launchTarget={lotteryTarget(next.game, type)}
              className={buttonClass({ tone: 'onMedia', size: 'md', block: false })}
            >
              {t('lottery.bet')}
            </LaunchLink>
          </span>
        </div>
      )}
    </header>
  );
}
