import { type RefObject, useEffect } from 'react';

/** Minimum scroll distance that counts as intentional, in CSS pixels. */
const step = 8;

/**
 * Sets `data-hidden` on the element while the page scrolls down and removes it on the way up; CSS decides at which widths that
 * hides it. No React render.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      const element = bar.current;
      const moved = scrollY - last;
      if (element === null || Math.abs(moved) < step) return;
      element.toggleAttribute('data-hidden', moved > 0 && scrollY > element.offsetHeight);
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [bar]);
}
