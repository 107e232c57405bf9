import * as css from './Chart.css.ts';
import { type Line, size } from './layout.ts';
import { Mark } from './Mark.tsx';

export interface ChartLineProps {
  readonly line: Line;
  /** Id of the SVG marker for the arrow head. */
  readonly arrow: string;
  readonly chosen: boolean;
}

/** A transition: a line with rounded corners and its cause. */
export function ChartLine({ line: { points, label, edge }, arrow, chosen }: ChartLineProps) {
  const look = chosen ? 'chosen' : 'plain';
  return (
    <g>
      <title>{edge.labels.map(({ code }) => code).join(', ')}</title>
      <path className={css.line[look]} d={rounded(points)} markerEnd={`url(#${arrow})`} />
      {label === null ? null : (
        <>
          <rect
            className={css.labelGround}
            x={label.x}
            y={label.y}
            width={label.width}
            height={label.rows.length * size.row + 4}
            rx={5}
          />
          {label.rows.map(({ label: cause, text, isGuard }, index) => (
            <g key={`${cause.code} ${cause.guard} ${text}`} className={css.label[isGuard ? 'guard' : cause.cause]}>
              {isGuard || (index > 0 && label.rows[index - 1]?.label === cause) ? null : (
                <Mark name={cause.cause} x={label.x + 5} y={label.y + 5 + index * size.row} />
              )}
              <text className={css.labelText} x={label.x + 21} y={label.y + 3 + (index + 0.75) * size.row}>
                {text}
              </text>
            </g>
          ))}
        </>
      )}
    </g>
  );
}

const radius = 8;

/** SVG path along the points, with rounded corners. */
function rounded(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${x} ${y}`;
      if (after === undefined) return `L${x} ${y}`;
      const [fromX, fromY] = towards([x, y], before);
      const [toX, toY] = towards([x, y], after);
      return `L${fromX} ${fromY} Q${x} ${y} ${toX} ${toY}`;
    })
    .join(' ');
}

function towards([x, y]: readonly [number, number], [otherX, otherY]: readonly [number, number]): readonly [number, number] {
  const length = Math.hypot(otherX - x, otherY - y);
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return [x + (otherX - x) * part, y + (otherY - y) * part];
}
