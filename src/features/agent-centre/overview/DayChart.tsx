import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { scaleOf } from '../../../domain/axis.ts';
import { momentText } from '../../../domain/momentText.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { countText } from '../../../domain/shortText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount, Card, type MemberColumn, MemberTable, useMedia } from '../../../runtime/centre/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { TeamOverview } from '../../../wire/agents.ts';
import * as css from './overview.css.ts';

type Days = TeamOverview['days'];

const sizes = {
  wide: { width: 560, height: 250, left: 46, right: 12, top: 14, bottom: 26 },
  phone: { width: 330, height: 210, left: 42, right: 8, top: 14, bottom: 26 },
} as const;
const mostDates = { wide: 5, phone: 4 } as const;
const series = ['deposits', 'withdrawals'] as const;

/** Deposits and withdrawals of the team by day, as lines or as a table. */
export function DayChart({ days }: { readonly days: Days | undefined }) {
  const t = useText();
  const [asTable, setAsTable] = useState(false);
  const columns = useDayColumns();
  return (
    <Card
      title={t('agent.overview.byDay')}
      aside={
        <span className={css.keys}>
          {asTable
            ? null
            : series.map((key) => (
                <span key={key} className={css.key}>
                  <svg width={18} height={8} aria-hidden="true">
                    <line className={css.keyLine[key]} x1={1} x2={17} y1={4} y2={4} />
                  </svg>
                  {t(`agent.overview.${key}.short`)}
                </span>
              ))}
          <Button tone="ghost" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'agent.overview.asChart' : 'agent.overview.asTable')}
          </Button>
        </span>
      }
    >
      {days === undefined ? (
        <span className={css.waiting}>
          <Skeleton />
        </span>
      ) : asTable ? (
        <MemberTable
          label={t('agent.overview.byDay')}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          empty={{ icon: 'arrows-left-right', title: t('records.empty') }}
        />
      ) : (
        <Lines days={days} />
      )}
    </Card>
  );
}

function DayText({ day }: { readonly day: string }) {
  const language = useLanguage();
  return <>{dayText(day, language)}</>;
}

const dayText = (day: string, language: ReturnType<typeof useLanguage>) =>
  momentText(`${day}T00:00:00Z`, { timeZone: 'UTC', language, to: 'short' }).replace(/[, ]+\d\d:\d\d$/, '');

/** The day under the pointer, or chosen by arrow keys, shows its sums. */
function Lines({ days }: { readonly days: Days }) {
  const t = useText();
  const language = useLanguage();
  const { money } = useBrand();
  const isPhone = useMedia(below.md);
  const [chosen, setChosen] = useState<number | null>(null);
  const size = sizes[isPhone ? 'phone' : 'wide'];
  const [plotWidth, plotHeight] = [size.width - size.left - size.right, size.height - size.top - size.bottom];
  const { low, high, ticks } = scaleOf(days.flatMap((day) => series.map((key) => Number(day[key]))));
  const last = Math.max(days.length - 1, 1);
  const xOf = (index: number) => size.left + (days.length === 1 ? plotWidth / 2 : (index / last) * plotWidth);
  const yOf = (value: number) => size.top + ((high - value) / (high - low)) * plotHeight;
  const pointsOf = (key: (typeof series)[number]) =>
    days.map((day, index) => `${xOf(index)},${yOf(Number(day[key])).toFixed(1)}`);
  const everyDate = Math.max(1, Math.ceil(days.length / mostDates[isPhone ? 'phone' : 'wide']));
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  // A single day has no line.
  const shown = days.length === 1 ? 0 : chosen;
  const active = shown === null ? undefined : days[shown];

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * size.width;
    const index = Math.round(((at - size.left) / plotWidth) * last);
    setChosen(Math.min(Math.max(index, 0), days.length - 1));
  };
  const step = (event: KeyboardEvent) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max((chosen ?? days.length) + move, 0), days.length - 1));
  };
  const sumOf = (value: string) => moneyText(value, money, 'halfUp').replace('-', '−');

  return (
    <div className={css.plot}>
      {/* A slider over the days: the arrow keys move it. */}
      <div
        className={css.slider}
        role="slider"
        tabIndex={0}
        aria-label={t('agent.overview.byDay')}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(chosen ?? days.length - 1) + 1}
        aria-valuetext={
          active === undefined
            ? undefined
            : `${dayText(active.day, language)}: ${series.map((key) => `${t(`agent.overview.${key}.short`)} ${sumOf(active[key])}`).join(', ')}`
        }
        onKeyDown={step}
        onBlur={() => setChosen(null)}
      >
        <svg
          className={css.chart}
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
          onPointerMove={point}
          onPointerLeave={() => setChosen(null)}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={css.grid} x1={size.left} x2={size.width - size.right} y1={yOf(tick)} y2={yOf(tick)} />
              <text className={css.axis} x={size.left - 8} y={yOf(tick) + 4} textAnchor="end">
                {short.format(tick).replace('-', '−')}
              </text>
            </g>
          ))}
          {days.map(({ day }, index) =>
            index % everyDate === 0 ? (
              <text key={day} className={css.axis} x={xOf(index)} y={size.height - 6} textAnchor="middle">
                {dayText(day, language)}
              </text>
            ) : null,
          )}
          <polygon
            className={css.area}
            points={`${xOf(0)},${yOf(0)} ${pointsOf('deposits').join(' ')} ${xOf(days.length - 1)},${yOf(0)}`}
          />
          {series.map((key) => (
            <polyline key={key} className={css.line[key]} points={pointsOf(key).join(' ')} />
          ))}
          {shown === null || active === undefined ? null : (
            <>
              <line className={css.cursor} x1={xOf(shown)} x2={xOf(shown)} y1={size.top} y2={size.height - size.bottom} />
              {series.map((key) => (
                <circle key={key} className={css.mark[key]} cx={xOf(shown)} cy={yOf(Number(active[key]))} r={4.5} />
              ))}
            </>
          )}
        </svg>
      </div>
      {shown === null || active === undefined ? null : (
        <div className={xOf(shown) > size.width / 2 ? css.tipStart : css.tipEnd} aria-hidden="true">
          <strong>{dayText(active.day, language)}</strong>
          {series.map((key) => (
            <span key={key} className={css.tipRow}>
              <span>{t(`agent.overview.${key}.short`)}</span>
              <span className={css.tipValue}>{sumOf(active[key])}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function useDayColumns(): MemberColumn<Days[number]>[] {
  const t = useText();
  return [
    { key: 'day', label: t('agent.day'), cell: ({ day }) => <DayText day={day} />, onCard: 'lead' },
    {
      key: 'deposits',
      label: t('agent.overview.deposits.short'),
      cell: ({ deposits }) => <Amount value={deposits} isPublic />,
      align: 'end',
    },
    {
      key: 'withdrawals',
      label: t('agent.overview.withdrawals.short'),
      cell: ({ withdrawals }) => <Amount value={withdrawals} isPublic />,
      align: 'end',
    },
    { key: 'active', label: t('agent.overview.active'), cell: ({ active }) => countText(active), align: 'end' },
  ];
}
