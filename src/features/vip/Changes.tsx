import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import type { OwnRank, VipProgramme } from '../../wire/ranks.ts';
import { useRankText } from './useRankText.ts';
import * as css from './vip.css.ts';

interface ChangesProps {
  readonly programme: VipProgramme;
  readonly changes: OwnRank['changes'];
}

/** Changes of the member’s rank, with time and cause, newest first. */
export function Changes({ programme: { ranks }, changes }: ChangesProps) {
  const t = useText();
  const id = useId();
  const { moment } = useRankText();
  if (changes.length === 0) return null;
  const labelOf = (rank: number) => ranks[rank - 1]?.label ?? `VIP ${rank}`;
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {t('ranks.changes')}
        </h2>
      </div>
      <ul className={css.changes}>
        {changes.map(({ former, rank, cause, at }) => (
          <li key={at + rank} className={css.change}>
            <time className={css.changedAt} dateTime={at}>
              {moment(at, 'minute')}
            </time>
            <span className={css.changeName}>{t('ranks.change', { from: labelOf(former), to: labelOf(rank) })}</span>
            <span className={css.cause}>{t(`ranks.cause.${cause}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
