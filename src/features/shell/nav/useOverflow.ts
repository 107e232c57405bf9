import { type RefObject, useEffect, useState } from 'react';

/** Whether the items of a list need more width than it has. Fonts that arrive and windows that change are followed. */
export function useOverflow(list: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    // One pixel is rounding, not a hidden item.
    const watch = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    for (const box of [element, ...element.children]) watch.observe(box);
    return () => watch.disconnect();
  }, [list]);
  return overflows;
}
