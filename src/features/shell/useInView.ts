import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once any part of the element has been visible. */
export function useInView<Watched extends Element>(): [RefObject<Watched | null>, boolean] {
  const element = useRef<Watched>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null || seen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen];
}
