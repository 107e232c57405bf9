export const lazyThreshold = 0.1;

/** Calls back once when a tenth of the element is in view; the returned function gives up. */
export function watchOnce(element: Element, seen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      seen();
    },
    { threshold: lazyThreshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
