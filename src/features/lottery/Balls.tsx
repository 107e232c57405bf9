import { useId, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { hidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Lottery.css.ts';

export interface BallsProps {
  readonly numbers: readonly string[];
  readonly on?: 'page' | 'media';
  /** Maximum number of balls at first; a button shows the rest. */
  readonly most?: number;
  /** Of a draw that is being superseded. */
  readonly old?: boolean;
}

/** Drawn numbers in draw order. */
export function Balls({ numbers, on = 'page', most = numbers.length, old = false }: BallsProps) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const rest = numbers.length - most;
  const shown = open ? numbers : numbers.slice(0, most);
  return (
    <ol id={id} className={css.balls} data-old={old ? '' : undefined}>
      {shown.map((number, place) => (
        // A draw may contain the same number twice, so the position is part of the key.
        <li key={`${String(place)} ${number}`} className={css.ballOn[on]} data-long={number.length > 2 ? '' : undefined}>
          {number}
        </li>
      ))}
      {rest > 0 && !open ? (
        <li>
          <button
            type="button"
            className={css.moreBalls}
            aria-expanded={false}
            aria-controls={id}
            onClick={() => setOpen(true)}
          >
            +{rest} <span className={hidden}>{t('lottery.allNumbers', { count: numbers.length })}</span>
          </button>
        </li>
      ) : null}
    </ol>
  );
}
