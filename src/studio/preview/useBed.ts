import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Bed {
  readonly width: number;
  readonly height: number;
}

/** The room for frames, as it is now. */
export function useBed(): readonly [RefObject<HTMLDivElement | null>, Bed] {
  const ref = useRef<HTMLDivElement>(null);
  const [bed, setBed] = useState<Bed>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setBed({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, bed];
}
