import { scaleOf } from '../../../domain/axis.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useMedia } from '../../../runtime/centre/index.ts';
import { useBalanceHidden } from '../../../runtime/session/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import type { ProfitStatement } from '../../../wire/records.ts';
import * as css from './Profit.css.ts';

const sizes = {
  wide: { width: 560, height: 250, left: 46, right: 8, top: 18, bottom: 26 },
  phone: { width: 330, height: 220, left: 42, right: 4, top: 18, bottom: 26 },
} as const;
/** Bars of more days have no value labels, and every few days a date. */
const labelled = 8;
const mostDates = { wide: 8, phone: 7 } as const;

/** A bar per day, up from zero for a gain and down for a loss. The table beside it has the exact sums. */
export function ProfitBars({ days }: Pick<ProfitStatement, 'days'>) {
  const t = useText();
  const language = useLanguage();
  const isPhone = useMedia(below.md);
  const isHidden = useBalanceHidden();
  const width = isPhone ? 'phone' : 'wide';
  const size = sizes[width];
  const values = days.map(({ net }) => Number(net));
  const { low, high, ticks } = scaleOf(values);
  const [plotWidth, plotHeight] = [size.width - size.left - size.right, size.height - size.top - size.bottom];
  const yOf = (value: number) => size.top + ((high - value) / (high - low)) * plotHeight;
  const slot = plotWidth / days.length;
  const barWidth = Math.min(34, slot * 0.62);
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  const signed = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3, signDisplay: 'exceptZero' });
  const textOf = (value: number) => (isHidden ? '•••' : signed.format(value).replace('-', '−'));
  const everyDate = Math.ceil(days.length / mostDates[width]);
  const dateOf = (day: string) =>
    momentText(`${day}T00:00:00Z`, { timeZone: 'UTC', language, to: 'short' }).replace(/[, ]+\d\d:\d\d$/, '');
  return (
    <svg className={css.bars} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t('records.profit.bars')}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? css.zero : css.grid}
            x1={size.left}
            x2={size.width - size.right}
            y1={yOf(tick)}
            y2={yOf(tick)}
          />
          <text className={css.axis} x={size.left - 8} y={yOf(tick) + 4} textAnchor="end">
            {isHidden && tick !== 0 ? '•' : short.format(tick).replace('-', '−')}
          </text>
        </g>
      ))}
      {days.map(({ day }, index) => {
        const value = values[index] ?? 0;
        const middle = size.left + slot * (index + 0.5);
        const [top, bottom] = [yOf(Math.max(value, 0)), yOf(Math.min(value, 0))];
        return (
          <g key={day}>
            {value === 0 ? null : (
              <rect
                className={value > 0 ? css.gain : css.loss}
                x={middle - barWidth / 2}
                y={top}
                width={barWidth}
                height={Math.max(bottom - top, 1)}
                rx={Math.min(3, barWidth / 4)}
              >
                <title>{`${dateOf(day)}: ${textOf(value)}`}</title>
              </rect>
            )}
            {days.length > labelled || value === 0 ? null : (
              <text
                className={value > 0 ? css.gainText : css.lossText}
                x={middle}
                y={value > 0 ? top - 6 : bottom + 14}
                textAnchor="middle"
              >
                {textOf(value)}
              </text>
            )}
            {index % everyDate === 0 ? (
              <text className={css.axis} x={middle} y={size.height - 6} textAnchor="middle">
                {dateOf(day)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
