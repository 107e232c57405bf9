import { type RefObject, useEffect } from 'react';

/** Swipe distance that closes the drawer, in CSS pixels. */
const far = 72;

/**
 * Closes the drawer on a press on the scrim and on a swipe. Both duplicate its close button and Escape; vertical scrolling is
 * unaffected.
 */
export function useDrawerGestures(drawer: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = drawer.current;
    if (element === null) return undefined;
    let start: number | null = null;

    const pushed = (event: PointerEvent) => (start === null ? 0 : Math.min(0, event.clientX - start));
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') start = event.clientX;
    };
    const onMove = (event: PointerEvent) => {
      if (start !== null) element.style.setProperty('translate', `${pushed(event)}px`);
    };
    const onEnd = (event: PointerEvent) => {
      const away = event.type === 'pointerup' && pushed(event) < -far;
      start = null;
      element.style.removeProperty('translate');
      if (away) close();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target === element) close();
    };

    const aborter = new AbortController();
    const { signal } = aborter;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onEnd, { signal });
    element.addEventListener('pointercancel', onEnd, { signal });
    element.addEventListener('click', onClick, { signal });
    return () => aborter.abort();
  }, [drawer, close]);
}
