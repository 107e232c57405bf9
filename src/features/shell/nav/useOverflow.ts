import { type RefObject, useEffect, useState } from 'react';

/** Whether a list overflows horizontally. Updated when fonts load and the window is resized. */
export function useOverflow(list: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    // One pixel may be rounding.
    const watch = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    for (const box of [element, ...element.children]) watch.observe(box);
    return () => watch.disconnect();
  }, [list]);
  return overflows;
}
