import { type RefObject, useEffect } from 'react';

/** Movement that counts as scrolling on purpose, in CSS pixels. */
const step = 8;

/**
 * Marks the element `data-hidden` while the page scrolls down and takes the mark away on
 * the way up; the style sheet decides at which widths that hides it. No React render.
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
