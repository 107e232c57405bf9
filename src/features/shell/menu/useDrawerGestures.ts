import { type RefObject, useEffect } from 'react';

/** How far a finger pushes the drawer before letting go closes it, in CSS pixels. */
const far = 72;

/**
 * Closes the drawer on a press on the scrim and on a push back to where it came from.
 * Both repeat what its button and Escape do; moving up and down still scrolls.
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
