import { type RefObject, useEffect, useRef } from 'react';

/**
 * Turns to a page and brings its beginning into view. Only once the address has changed: earlier, the place
 * remembered for the way back would be that of the new page.
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
