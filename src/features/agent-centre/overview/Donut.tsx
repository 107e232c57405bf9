import { useText } from '../../../i18n/index.ts';
import { Card, categoryText } from '../../../runtime/centre/index.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { TeamOverview } from '../../../wire/agents.ts';
import { Ring } from '../parts/Ring.tsx';
import * as css from './overview.css.ts';

const shown = 3;

/** Bets by category: the three highest, and the rest together. The list beside the ring has the shares. */
export function Donut({ categories }: { readonly categories: TeamOverview['categories'] | undefined }) {
  const t = useText();
  const parts = (categories ?? []).map(({ gameType, validBet }) => ({
    label: categoryText(t, gameType),
    value: Number(validBet),
  }));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const rest = parts.slice(shown).reduce((sum, { value }) => sum + value, 0);
  const slices = [...parts.slice(0, shown), ...(rest > 0 ? [{ label: t('agent.overview.others'), value: rest }] : [])];
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  return (
    <Card title={t('agent.overview.byCategory')}>
      {categories === undefined ? (
        <span className={css.waiting}>
          <Skeleton />
        </span>
      ) : total === 0 ? (
        <EmptyState icon="receipt" level={3} title={t('agent.overview.noBets')} />
      ) : (
        <div className={css.donut}>
          <Ring values={slices.map(({ value }) => value)} value={short.format(total)} label={t('agent.overview.total')} />
          <ul className={css.legend}>
            {slices.map(({ label, value }, index) => (
              <li key={label} className={css.legendRow}>
                <span className={css.dot[index] ?? ''} aria-hidden="true" />
                <span className={css.legendLabel}>{label}</span>
                <span className={css.legendValue}>{`${((value / total) * 100).toFixed(2)}%`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
