import type { ReactNode } from 'react';
import { categories, isCategory } from '../../domain/category.ts';
import { categoryLabels } from '../../i18n/categoryLabels.ts';
import { useText } from '../../i18n/index.ts';
import { RichText } from '../../ui/RichText/RichText.tsx';
import type { PromotionDetail } from '../../wire/promotions.ts';
import * as css from './detail.css.ts';
import { usePromotionText } from './usePromotionText.ts';

interface RuleProps {
  readonly detail: PromotionDetail;
}

/** The rules: taking part, the payment, the games that count, and the terms. */
export function RuleBlocks({ detail }: RuleProps) {
  const t = useText();
  const { terms } = detail;
  return (
    <div className={css.blocks}>
      <Steps detail={detail} />
      <Examples detail={detail} />
      <Pays detail={detail} />
      <Shares detail={detail} />
      <section className={css.block}>
        <h2 className={css.heading}>{t('promotions.terms')}</h2>
        {terms === null ? <p className={css.text}>{t('promotions.terms.none')}</p> : <RichText html={terms} />}
      </section>
    </div>
  );
}

const numbers = [1, 2, 3] as const;

function Steps({ detail: { offer, facts } }: RuleProps) {
  const t = useText();
  const { sum } = usePromotionText();
  const { kind } = offer;
  if (kind === null) return null;
  const slots = { min: facts.min === null ? '' : sum(facts.min) };
  return (
    <section className={css.block}>
      <h2 className={css.heading}>{t('promotions.steps')}</h2>
      <ol className={css.steps}>
        {numbers.map((number) => (
          <li key={number} className={css.step}>
            <span className={css.stepNumber} aria-hidden="true">
              {number}
            </span>
            <span>{t(`promotions.steps.${kind}.${number}`, slots)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Computed by the server with the same rule that pays. */
function Examples({ detail: { offer, facts } }: RuleProps) {
  const t = useText();
  const { sum } = usePromotionText();
  if (facts.examples.length === 0 || facts.percent === null) return null;
  return (
    <Figures
      title={t('promotions.examples')}
      head={[
        t(offer.kind === 'depositMatch' ? 'promotions.examples.deposit' : 'promotions.examples.loss'),
        t('promotions.examples.amount', { percent: facts.percent }),
        t('promotions.examples.wagering'),
      ]}
      rows={facts.examples.map(({ base, amount, wagering }) => [sum(base), sum(amount), sum(wagering)])}
    />
  );
}

/** Steps of a ladder, prizes of a raffle, or days of a streak. */
function Pays({ detail: { facts } }: RuleProps) {
  const t = useText();
  const { sum } = usePromotionText();
  if (facts.steps.length > 0) {
    return (
      <Figures
        title={t('promotions.ladder')}
        head={[t('promotions.ladder.turnover'), t('promotions.ladder.amount')]}
        rows={facts.steps.map(({ turnover, amount }) => [sum(turnover), sum(amount)])}
      />
    );
  }
  if (facts.prizes.length > 0) {
    return (
      <Figures
        title={t('promotions.prizes')}
        head={[t('promotions.prizes.amount'), t('promotions.prizes.odds')]}
        rows={facts.prizes.map(({ amount, odds }) => [
          /^[0.]*$/.test(amount) ? t('promotions.prizes.blank') : sum(amount),
          `${odds}%`,
        ])}
      />
    );
  }
  if (facts.days.length === 0) return null;
  return (
    <Figures
      title={t('promotions.days')}
      head={[t('promotions.days.day'), t('promotions.ladder.amount')]}
      rows={facts.days.map((amount, index) => [String(index + 1), sum(amount)])}
    />
  );
}

function Shares({ detail: { offer } }: RuleProps) {
  const t = useText();
  const shares = Object.entries(offer.wagering?.shares ?? {});
  if (shares.length === 0) return null;
  return (
    <section className={css.block}>
      <h2 className={css.heading}>{t('promotions.shares')}</h2>
      <ul className={css.shares}>
        {shares.map(([category, share]) => (
          <li key={category} className={css.share}>
            {isCategory(category) ? t(categoryLabels[category]) : category} {share}%
          </li>
        ))}
        {categories.every((category) => shares.some(([named]) => named === category)) ? null : (
          <li className={css.share}>{t('promotions.shares.rest')}</li>
        )}
      </ul>
    </section>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Figures({ title, head, rows }: FiguresProps): ReactNode {
  return (
    <section className={css.block}>
      <h2 className={css.heading}>{title}</h2>
      <div className={css.scroll}>
        <table className={css.table} aria-label={title}>
          <thead>
            <tr>
              {head.map((label) => (
                <th key={label} scope="col" className={css.cellHead}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={`${row + 1} ${cells[0]}`}>
                {cells.map((cell, column) => (
                  <td key={head[column]} className={css.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
