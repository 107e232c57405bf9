import { useState } from 'react';
import { momentText } from '../../domain/momentText.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { LotteryGame, OpenedNumbers as Opened } from '../../wire/launch.ts';
import { Balls } from './Balls.tsx';
import * as css from './Lottery.css.ts';

export interface OpenedNumbersProps {
  /** Newest first. */
  readonly draws: readonly Opened[];
  readonly games: readonly LotteryGame[];
  readonly state: { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown };
  readonly isMember: boolean;
}

const step = 8;

/** Drawn numbers, newest first. */
export function OpenedNumbers({ draws, games, state, isMember }: OpenedNumbersProps) {
  const t = useText();
  const language = useLanguage();
  const { ornament, timeZone } = useBrand();
  const [shown, setShown] = useState(step);
  const names = new Map(games.map(({ game }) => [game.gameId, game.gameName]));
  return (
    <section className={css.opened} aria-labelledby="lottery-opened">
      <SectionHeading id="lottery-opened" title={t('lottery.opened')} ornament={ornament} />
      <div className={css.openedCard}>
        {state.isPending ? (
          <div className={css.openedWait} aria-busy="true">
            <Skeleton />
          </div>
        ) : null}
        {state.isError && draws.length === 0 ? (
          <div className={css.openedNote}>
            <p>{t('lottery.opened.failed')}</p>
            <Button tone="tonal" size="sm" onClick={() => void state.refetch()}>
              {t('common.retry')}
            </Button>
          </div>
        ) : null}
        {!state.isPending && !state.isError && draws.length === 0 ? (
          <p className={css.openedNote}>{t(isMember ? 'lottery.opened.empty' : 'lottery.opened.login')}</p>
        ) : null}
        {draws.length === 0 ? null : (
          <ol className={css.openedList}>
            {draws.slice(0, shown).map((draw) => (
              <li key={`${draw.gameId} ${draw.issue}`} className={css.openedRow}>
                <span className={css.openedHead}>
                  <span className={css.cardName}>{names.get(draw.gameId) ?? draw.gameName}</span>
                  <time className={css.cardNote} dateTime={draw.openedAt}>
                    {momentText(draw.openedAt, { timeZone, language, to: 'short' })}
                  </time>
                </span>
                <span className={css.cardNote}>{t('lottery.issue', { issue: draw.issue })}</span>
                <Balls numbers={draw.numbers} />
              </li>
            ))}
          </ol>
        )}
        {draws.length > shown ? (
          <Button tone="ghost" block onClick={() => setShown(shown + step)}>
            {t('lottery.opened.more')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
