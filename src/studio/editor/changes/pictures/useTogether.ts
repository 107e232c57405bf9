import { useRef, useState } from 'react';

/** In milliseconds: a frame that was moved says so itself within it. */
const echoMs = 400;

/** Two frames of one page at the same place: where one is scrolled, the other follows. */
export function useTogether() {
  const [place, setPlace] = useState<{ readonly y: number; readonly by: 'before' | 'after' } | null>(null);
  const moved = useRef<{ readonly side: string; readonly at: number } | null>(null);
  return {
    /** Place that this side has to go to; null while it leads. */
    at: (side: 'before' | 'after') => (place === null || place.by === side ? null : place.y),
    onScrolled(side: 'before' | 'after', y: number) {
      const echo = moved.current;
      if (echo?.side === side && performance.now() - echo.at < echoMs) return;
      moved.current = { side: side === 'before' ? 'after' : 'before', at: performance.now() };
      setPlace({ y, by: side });
    },
  };
}
