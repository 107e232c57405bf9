import * as css from './Mark.css.ts';

/** Paths on a 12 × 12 grid; not characters, because brand fonts may lack these glyphs. */
const shapes = {
  event: 'M6 2.5 a3.5 3.5 0 1 0 0.001 0 z',
  done: 'M2 6.5 L5 9.5 L10.5 3',
  error: 'M2.5 2.5 L9.5 9.5 M9.5 2.5 L2.5 9.5',
  after: 'M6 1 a5 5 0 1 0 0.001 0 M6 3.2 L6 6 L8.2 7.2',
  always: 'M1.5 6 L10 6 M6.5 2.8 L10 6 L6.5 9.2',
  call: 'M1 4 L10 4 M7.5 1.5 L10 4 M11 8 L2 8 M4.5 10.5 L2 8',
  stay: 'M9.8 4 A4.3 4.3 0 1 0 10.3 6.6 M10.3 1.4 L10 4.3 L7.2 4',
} as const;

export type MarkName = keyof typeof shapes;

export interface MarkProps {
  readonly name: MarkName;
  readonly x: number;
  readonly y: number;
}

/** One icon of the chart, positioned by its top left corner. */
export function Mark({ name, x, y }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={name === 'event' ? css.filled : css.drawn} d={shapes[name]} />
    </g>
  );
}
