import * as css from './Lottery.css.ts';

export interface BallsProps {
  readonly numbers: readonly string[];
  readonly on?: 'page' | 'media';
  /** How many are shown at most; the rest is a number. */
  readonly most?: number;
}

/** Drawn numbers in the order they fell. */
export function Balls({ numbers, on = 'page', most = numbers.length }: BallsProps) {
  const rest = numbers.length - most;
  return (
    <ol className={css.balls}>
      {numbers.slice(0, most).map((number, place) => (
        // Two equal numbers may fall in one draw: only their place tells them apart.
        <li key={`${String(place)} ${number}`} className={css.ballOn[on]} data-long={number.length > 2 ? '' : undefined}>
          {number}
        </li>
      ))}
      {rest > 0 ? <li className={css.moreBalls}>+{rest}</li> : null}
    </ol>
  );
}
