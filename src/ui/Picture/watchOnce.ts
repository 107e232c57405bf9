export const lazyThreshold = 0.1;

/** Calls `seen` once, when a tenth of the element is in view. Returns a function that cancels. */
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
