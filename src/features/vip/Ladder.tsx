import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { VipProgramme } from '../../wire/ranks.ts';
import { Emblem } from './Emblem.tsx';
import { useRankText } from './useRankText.ts';
import * as css from './vip.css.ts';

/** All ranks with what they ask for, and which of them the member has reached. */
export function Ladder({ programme: { ranks, own, period } }: { readonly programme: VipProgramme }) {
  const t = useText();
  const id = useId();
  const { short } = useRankText();
  const present = own === null ? undefined : ranks[own.rank - 1];
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {t('ranks.ladder', { count: ranks.length })}
        </h2>
        <span className={css.aside}>
          {own === null ? t(`ranks.ladder.${period}`) : t('ranks.ladder.own', { rank: present?.label ?? 'VIP 0' })}
        </span>
      </div>
      <ul className={css.ladder}>
        {ranks.map((each) => {
          const { rank, name, colour, turnover, deposits } = each;
          const isOwn = own?.rank === rank;
          const isReached = own !== null && rank <= own.rank;
          return (
            <li key={rank} className={isOwn ? css.ownStep : css.step} aria-current={isOwn ? 'true' : undefined}>
              <Emblem rank={rank} colour={colour} isReached={own === null || isReached} />
              <span className={css.stepName}>{name}</span>
              <span className={css.stepSum}>{t('ranks.needs.turnover', { amount: short(turnover) })}</span>
              {Number(deposits) === 0 ? null : (
                <span className={css.stepSum}>{t('ranks.needs.deposits', { amount: short(deposits) })}</span>
              )}
              {own === null ? null : (
                <span className={isOwn ? css.chip.own : isReached ? css.chip.reached : css.chip.toCome}>
                  {isOwn ? null : <Icon name={isReached ? 'check' : 'lock-simple'} size={14} />}
                  {t(isOwn ? 'ranks.state.own' : isReached ? 'ranks.state.reached' : 'ranks.state.toCome')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
