import { type RefObject, useEffect, useRef } from 'react';

/**
 * Changes the page and scrolls to the start of the list. Scrolls only after the URL has changed: otherwise the scroll position
 * stored for back navigation would be that of the new page.
 */
export function useScrollOnPageChange(page: number, goTo: (page: number) => void, place: RefObject<HTMLElement | null>) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === page) place.current?.scrollIntoView({ block: 'start' });
    wanted.current = null;
  }, [page, place]);
  return (next: number) => {
    wanted.current = next;
    goTo(next);
  };
}
