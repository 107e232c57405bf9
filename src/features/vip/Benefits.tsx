import { type ReactNode, useId } from 'react';
import { categoryLabels } from '../../i18n/categoryLabels.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { VipProgramme, VipRank } from '../../wire/ranks.ts';
import { useRankText } from './useRankText.ts';
import * as css from './vip.css.ts';

interface BenefitsProps {
  readonly programme: VipProgramme;
}

interface Row {
  readonly key: string;
  readonly title: string;
  /** One for each rank. */
  readonly cells: readonly ReactNode[];
}

/** Benefits of each rank, in a table that scrolls sideways where it is too wide. */
export function Benefits({ programme }: BenefitsProps) {
  const t = useText();
  const id = useId();
  const { ranks, own } = programme;
  const rows = useRows(programme);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {t('ranks.benefits')}
        </h2>
      </div>
      <div role="group" className={css.scroll} tabIndex={0} aria-labelledby={id}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.firstHead}>
                {t('ranks.benefit')}
              </th>
              {ranks.map(({ rank }) => (
                <th key={rank} scope="col" className={rank === own?.rank ? css.ownHead : css.cellHead}>
                  {`VIP ${rank}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, title, cells }) => (
              <tr key={key}>
                <th scope="row" className={css.first}>
                  {title}
                </th>
                {cells.map((cell, index) => {
                  const rank = ranks[index]?.rank;
                  return (
                    <td key={rank} className={rank === own?.rank ? css.ownCell : css.cell}>
                      {cell}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function useRows({ ranks, cashback, supportFrom, benefits }: VipProgramme): readonly Row[] {
  const t = useText();
  const { short } = useRankText();
  const sums = (key: string, title: string, amountOf: (rank: VipRank) => string): Row[] =>
    ranks.every((rank) => Number(amountOf(rank)) === 0)
      ? []
      : [
          {
            key,
            title,
            cells: ranks.map((each) => (Number(amountOf(each)) === 0 ? <None key={each.rank} /> : short(amountOf(each)))),
          },
        ];
  const given = (key: string, title: string, from: number): Row => ({
    key,
    title,
    cells: ranks.map(({ rank }) => (rank >= from ? <Given key={rank} /> : <None key={rank} />)),
  });
  return [
    ...cashback.map(({ gameType, rates }) => ({
      key: gameType,
      title: t('ranks.cashback', { category: t(categoryLabels[gameType]) }),
      cells: rates.map((rate) => `${rate}%`),
    })),
    ...sums('bonus', t('ranks.bonus'), ({ bonus }) => bonus),
    ...sums('keep', t('ranks.toKeep'), ({ keep }) => keep),
    ...benefits.map(({ title, from }) => given(`${from} ${title}`, title, from)),
    ...(supportFrom === null ? [] : [given('support', t('ranks.support'), supportFrom)]),
  ];
}

function Given() {
  const t = useText();
  return (
    <span className={css.given}>
      <Icon name="check-circle" weight="fill" size={18} label={t('ranks.given')} />
    </span>
  );
}

function None() {
  const t = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('ranks.none')}</VisuallyHidden>
    </>
  );
}
