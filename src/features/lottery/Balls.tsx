import * as css from './Lottery.css.ts';

export interface BallsProps {
  readonly numbers: readonly string[];
  readonly on?: 'page' | 'media';
}

/** Drawn numbers in the order they fell. */
export function Balls({ numbers, on = 'page' }: BallsProps) {
  return (
    <ol className={css.balls}>
      {numbers.map((number, place) => (
        // Two equal numbers may fall in one draw: only their place tells them apart.
        <li key={`${String(place)} ${number}`} className={css.ballOn[on]} data-long={number.length > 2 ? '' : undefined}>
          {number}
        </li>
      ))}
    </ol>
  );
}
