import type { NavigateFunction } from 'react-router-dom';

/** Path and scroll position of the player. */
interface Place {
  readonly path: string;
  readonly scroll: number;
}

/** How long a page may take to regain its height. */
const restoreTimeoutMs = 3_000;

export const placeHere = (): Place => ({ path: `${location.pathname}${location.search}${location.hash}`, scroll: scrollY });

/**
 * Returns to the previous page and scroll position. Replaces the game page's history entry, so that back navigation does not
 * lead into the game again, whatever the frame added to the history.
 */
export function returnTo(navigate: NavigateFunction, otherwise: string): void {
  const { path, scroll } = placeIn(history.state) ?? { path: otherwise, scroll: 0 };
  void navigate(path, { replace: true });
  restore(path, scroll);
}

function placeIn(state: unknown): Place | null {
  const { usr } = (state ?? {}) as { readonly usr?: { readonly place?: Partial<Place> } | null };
  const { path, scroll } = usr?.place ?? {};
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) return null;
  return { path, scroll: typeof scroll === 'number' ? scroll : 0 };
}

function restore(path: string, scroll: number): void {
  if (scroll === 0) return;
  const until = performance.now() + restoreTimeoutMs;
  const stop = new AbortController();
  for (const touch of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(touch, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  const look = () => {
    if (stop.signal.aborted || performance.now() > until) return stop.abort();
    const isBack = path.startsWith(location.pathname);
    if (isBack && Math.abs(scrollY - scroll) > 2) scrollTo({ top: scroll, behavior: 'instant' });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
