import * as css from './overview.css.ts';

const [width, height] = [80, 22];

/** The course of a figure over the days of a period. Decorative: the chart and its table have the values. */
export function Spark({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const yOf = (value: number) => (high === low ? height / 2 : height - 2 - ((value - low) / (high - low)) * (height - 4));
  const points = values.map((value, index) => `${(index / (values.length - 1)) * width},${yOf(value).toFixed(1)}`);
  return (
    <svg className={css.spark} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline className={css.sparkLine} points={points.join(' ')} />
    </svg>
  );
}
