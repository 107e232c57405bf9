import * as css from './ring.css.ts';

const radius = 52;
const circumference = 2 * Math.PI * radius;
/** Space between two parts, in units of the drawing. */
const gap = 3;

interface RingProps {
  /** At most four, each in its colour of `ringColours`; zero and less are left out. */
  readonly values: readonly number[];
  /** In the middle. */
  readonly value: string;
  readonly label: string;
}

/** Parts of a whole. Decorative: the list beside it has the shares. */
export function Ring({ values, value, label }: RingProps) {
  const sizes = values.map((size) => Math.max(size, 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const parts = sizes.filter((size) => size > 0).length;
  return (
    <svg className={css.ring} viewBox="0 0 130 130" aria-hidden="true">
      <g transform="rotate(-90 65 65)">
        <circle className={css.track} cx={65} cy={65} r={radius} />
        {css.slice.map((className, index) => {
          const size = sizes[index] ?? 0;
          if (size === 0) return null;
          const before = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
          const length = Math.max((size / total) * circumference - (parts > 1 ? gap : 0), 0.5);
          return (
            <circle
              key={className}
              className={className}
              cx={65}
              cy={65}
              r={radius}
              strokeDasharray={`${length} ${circumference}`}
              strokeDashoffset={-(before / total) * circumference}
            />
          );
        })}
      </g>
      <text className={css.value} x={65} y={66} textAnchor="middle">
        {value}
      </text>
      <text className={css.label} x={65} y={81} textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
