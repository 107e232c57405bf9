import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the list again once the panel beside it has closed: the close button went with the panel. */
export function useFocusBack<List extends HTMLElement>(opened: string | null): RefObject<List | null> {
  const list = useRef<List>(null);
  const before = useRef(opened);
  useEffect(() => {
    const was = before.current;
    before.current = opened;
    if (was !== null && opened === null) list.current?.querySelector('button')?.focus();
  }, [opened]);
  return list;
}
