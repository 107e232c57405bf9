import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { useBalanceHidden } from '../../../runtime/session/index.ts';
import type { Contract } from '../../../wire/contracts.ts';
import type { WagePayment } from '../../../wire/wages.ts';
import { useTermText } from '../parts/useTermText.ts';
import { type Slot, slotsOf } from './slots.ts';
import { thresholdOf } from './thresholdOf.ts';
import * as css from './wages.css.ts';

const most = 24;
const lengthMs = { hourly: 3_600_000, realTime: 300_000 } as const;
/** Labels stand this many stretches apart, so that they do not touch on a phone. */
const labelEvery = { hourly: 2, realTime: 6 } as const;
const height = 100;

interface BarsProps {
  readonly kind: 'hourly' | 'realTime';
  readonly rows: readonly WagePayment[] | undefined;
  /** Its threshold is drawn. */
  readonly own: Contract | null;
}

/** Bets by hour with the threshold, or wages by five minutes: the periods of the list below. Decorative: the list has the figures. */
export function Bars({ kind, rows = [], own }: BarsProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const textOf = useTermText();
  const isHidden = useBalanceHidden();
  const shown = rows.length < 2 ? [] : slotsOf(rows, lengthMs[kind], most);
  if (shown.length < 2 || (isHidden && kind === 'realTime')) return null;
  const threshold = kind === 'hourly' && own !== null ? Number(thresholdOf(own.terms)) : null;
  const sizeOf = ({ rows: paid }: Slot) =>
    Math.max(
      0,
      paid.reduce((sum, { validBet, wage }) => sum + Number(kind === 'hourly' ? validBet : wage), 0),
    );
  const top = Math.max(...shown.map(sizeOf), threshold ?? 0, 1);
  return (
    <Card
      title={t(`wage.bars.${kind}`)}
      aside={
        own === null || threshold === null ? undefined : (
          <span
            className={css.legend}
          >{`${t('wage.figure.threshold.hourly')} ${textOf('amount', thresholdOf(own.terms))}`}</span>
        )
      }
    >
      <div className={css.chart} aria-hidden="true">
        {threshold === null ? null : (
          <svg className={css.limits} viewBox="0 0 100 100" preserveAspectRatio="none">
            <line
              className={css.limit}
              x1={0}
              x2={100}
              y1={height - (threshold / top) * height}
              y2={height - (threshold / top) * height}
            />
          </svg>
        )}
        {shown.map((slot, index) => (
          <span key={slot.at} className={css.column}>
            <svg className={css.columnBar} viewBox="0 0 10 100" preserveAspectRatio="none">
              <rect
                className={
                  slot.rows.every(({ state }) => state === 'below')
                    ? css.belowBar
                    : index === shown.length - 1
                      ? css.lastBar
                      : css.reachedBar
                }
                x={0}
                width={10}
                y={height - (sizeOf(slot) / top) * height}
                height={(sizeOf(slot) / top) * height}
              />
            </svg>
            <span className={css.hour}>
              {(slot.at / lengthMs[kind]) % labelEvery[kind] === 0
                ? momentText(slot.at, { timeZone, language }).slice(-5, kind === 'hourly' ? -3 : undefined)
                : ''}
            </span>
          </span>
        ))}
      </div>
    </Card>
  );
}
