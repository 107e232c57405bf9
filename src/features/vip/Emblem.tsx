import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './emblem.css.ts';

interface EmblemProps {
  readonly rank: number;
  /** `#rrggbb`, of the brand. */
  readonly colour: string;
  readonly isReached: boolean;
}

/** A cut stone between two branches, in the colour of the rank. Decorative: the name of the rank stands beside it. */
export function Emblem({ rank, colour, isReached }: EmblemProps) {
  return (
    <svg
      viewBox="0 0 96 80"
      className={isReached ? css.emblem : css.emblemToCome}
      style={assignInlineVars({ [css.rankColour]: colour })}
      aria-hidden="true"
      focusable="false"
    >
      <g className={css.branch}>
        {leaves.map(({ x, y, turn }) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="8" ry="3.6" transform={`rotate(${turn} ${x} ${y})`} />
        ))}
      </g>
      <path className={css.rim} d="M48 3 79 20.5v36L48 74 17 56.5V20.5z" />
      <path className={css.stone} d="M48 11 72 24.5v28L48 66 24 52.5v-28z" />
      <path className={css.light} d="M48 11 24 24.5l24 14z" />
      <path className={css.shade} d="M72 24.5v28L48 66V38.5z" />
      <path className={css.face} d="M48 22 62 30v17L48 55 34 47V30z" />
      <text x="48" y="46" className={css.number}>
        {rank}
      </text>
    </svg>
  );
}

const leaves = [
  { x: 12, y: 58, turn: 28 },
  { x: 22, y: 67, turn: 18 },
  { x: 34, y: 73, turn: 8 },
  { x: 84, y: 58, turn: -28 },
  { x: 74, y: 67, turn: -18 },
  { x: 62, y: 73, turn: -8 },
];
