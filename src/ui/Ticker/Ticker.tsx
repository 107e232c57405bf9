import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './Ticker.css.ts';

export interface TickerProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly content: ReactNode }[];
}

const pixelsPerSecond = 40;

/**
 * A line that scrolls at 40 px/s, pauses on hover and focus, and is scrolled by hand under reduced motion. Not a live region:
 * announcing every entry would be noise.
 */
export function Ticker({ label, entries }: TickerProps) {
  const band = useRef<HTMLDivElement>(null);
  const measured = usePace(band, entries.length);
  return (
    // Scrollable, so it must be focusable; whether it is a landmark is up to the caller.
    <div className={css.ticker} role="group" aria-label={label} tabIndex={0}>
      <div ref={band} className={css.band} data-measured={measured}>
        <ul className={css.copy}>
          {entries.map(({ id, content }) => (
            <li key={id} className={css.entry}>
              {content}
            </li>
          ))}
        </ul>
        <ul className={css.echo} aria-hidden="true" inert>
          {entries.map(({ id, content }) => (
            <li key={id} className={css.entry}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The duration depends on the width, which only the browser knows. */
function usePace(band: { readonly current: HTMLDivElement | null }, count: number): boolean {
  const [measured, setMeasured] = useState(false);
  useEffect(() => {
    const element = band.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      element.style.animationDuration = `${Math.max(1, element.scrollWidth / 2 / pixelsPerSecond)}s`;
      setMeasured(count > 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [band, count]);
  return measured;
}
