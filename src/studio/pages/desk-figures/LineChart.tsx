import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { scaleOf } from '../../../domain/axis.ts';
import * as css from './figures.css.ts';

export interface Series {
  readonly name: string;
  /** `now` is a whole line, `before` a dashed one. */
  readonly look: keyof typeof css.line;
  /** One for each place of the axis; null where there is none. */
  readonly values: readonly (number | null)[];
}

interface LineChartProps {
  readonly label: string;
  readonly series: readonly Series[];
  /** Of the places below the axis. */
  readonly places: readonly string[];
  readonly textOf: (value: number | null) => string;
  readonly axisText: (value: number) => string;
}

const height = 236;
const room = { left: 52, right: 12, top: 12, bottom: 26 };
const leastWidth = 240;
/** Pixels between two labels of the axis. */
const labelEvery = 76;

/**
 * Lines over hours or days, at the width it is given. The place under the pointer, or chosen by arrow keys, shows its values. A table
 * beside it has all of them.
 */
export function LineChart({ label, series, places, textOf, axisText }: LineChartProps) {
  const { root, width } = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = places.length - 1;
  const plot = width - room.left - room.right;
  const { low, high, ticks } = scaleOf(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const xOf = (place: number) => room.left + (place / last) * plot;
  const yOf = (value: number) => room.top + ((high - value) / (high - low)) * (height - room.top - room.bottom);
  const every = Math.max(1, Math.ceil(places.length / Math.max(2, Math.floor(plot / labelEvery))));
  const wordsOf = (place: number) => series.map(({ name, values }) => `${name} ${textOf(values[place] ?? null)}`).join(', ');

  const keep = (place: number) => setChosen(Math.min(Math.max(place, 0), last));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    keep(Math.round(((event.clientX - left - room.left) / plot) * last));
  };
  const step = (event: KeyboardEvent) => {
    const to = { ArrowLeft: (chosen ?? places.length) - 1, ArrowRight: (chosen ?? -1) + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    keep(to);
  };

  return (
    <div className={css.plot}>
      <div
        ref={root}
        className={css.slider}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={places.length}
        aria-valuenow={(chosen ?? last) + 1}
        aria-valuetext={`${places[chosen ?? last] ?? ''}: ${wordsOf(chosen ?? last)}`}
        onKeyDown={step}
        onBlur={() => setChosen(null)}
      >
        <svg
          width={width}
          height={height}
          className={css.chart}
          aria-hidden="true"
          onPointerMove={point}
          onPointerLeave={() => setChosen(null)}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={css.grid} x1={room.left} x2={width - room.right} y1={yOf(tick)} y2={yOf(tick)} />
              <text className={css.axis} x={room.left - 8} y={yOf(tick) + 4} textAnchor="end">
                {axisText(tick)}
              </text>
            </g>
          ))}
          {places.map((place, index) =>
            index % every === 0 ? (
              <text
                key={place}
                className={css.axis}
                x={xOf(index)}
                y={height - 6}
                textAnchor={index === 0 ? 'start' : 'middle'}
              >
                {place}
              </text>
            ) : null,
          )}
          {series.map(({ name, look, values }) => (
            <path key={name} className={css.line[look]} d={pathOf(values, xOf, yOf)} />
          ))}
          {chosen === null ? null : (
            <line className={css.cursor} x1={xOf(chosen)} x2={xOf(chosen)} y1={room.top} y2={height - room.bottom} />
          )}
          {series.map(({ name, look, values }) => {
            const place = chosen ?? (look === 'now' ? values.findLastIndex((value) => value !== null) : -1);
            const value = values[place] ?? null;
            return value === null ? null : (
              <circle key={name} className={css.mark[look]} cx={xOf(place)} cy={yOf(value)} r={4} />
            );
          })}
        </svg>
      </div>
      {chosen === null ? null : (
        <div className={css.tip[xOf(chosen) > width / 2 ? 'start' : 'end']} aria-hidden="true">
          <strong>{places[chosen]}</strong>
          {series.map(({ name, values }) => (
            <span key={name} className={css.tipRow}>
              <span>{name}</span>
              <span className={css.tipValue}>{textOf(values[chosen] ?? null)}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** The names of the lines, each beside its stroke. */
export function Keys({ series }: { readonly series: readonly Pick<Series, 'name' | 'look'>[] }) {
  return (
    <p className={css.keys}>
      {series.map(({ name, look }) => (
        <span key={name} className={css.key}>
          <svg width={20} height={8} aria-hidden="true">
            <path className={css.line[look]} d="M1 4H19" />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

/** A line that is broken where a value is missing. */
function pathOf(values: Series['values'], xOf: (place: number) => number, yOf: (value: number) => number): string {
  return values
    .map((value, place) => {
      if (value === null) return '';
      const isStart = place === 0 || values[place - 1] === null;
      return `${isStart ? 'M' : 'L'}${xOf(place).toFixed(1)} ${yOf(value).toFixed(1)}`;
    })
    .join('');
}

function useWidth() {
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(leastWidth);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(leastWidth, Math.floor(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { root, width };
}
