import * as css from './Lottery.css.ts';

export interface BallsProps {
  readonly numbers: readonly string[];
  readonly on?: 'page' | 'media';
  /** Maximum number of balls; the rest is shown as a count. */
  readonly most?: number;
}

/** Drawn numbers in draw order. */
export function Balls({ numbers, on = 'page', most = numbers.length }: BallsProps) {
  const rest = numbers.length - most;
  return (
    <ol className={css.balls}>
      {numbers.slice(0, most).map((number, place) => (
        // A draw may contain the same number twice, so the position is part of the key.
        <li key={`${String(place)} ${number}`} className={css.ballOn[on]} data-long={number.length > 2 ? '' : undefined}>
          {number}
        </li>
      ))}
      {rest > 0 ? <li className={css.moreBalls}>+{rest}</li> : null}
    </ol>
  );
}
