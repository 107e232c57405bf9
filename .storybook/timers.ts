/** Timers up to this delay are awaited before a picture: React throttles the replacement of a Suspense fallback by 300 ms. */
const maxDelayMs = 400;

const pending = new Set<number>();
const setReal = globalThis.setTimeout.bind(globalThis);
const clearReal = globalThis.clearTimeout.bind(globalThis);

/** Whether a short timer is pending. Import this module before any code that sets one. */
export const isAnythingDue = () => pending.size > 0;

globalThis.setTimeout = ((ring: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
  const id = setReal(() => {
    pending.delete(id);
    ring(...given);
  }, delay) as unknown as number;
  if (delay > 0 && delay <= maxDelayMs) pending.add(id);
  return id;
}) as unknown as typeof setTimeout;

globalThis.clearTimeout = (id) => {
  pending.delete(id as unknown as number);
  clearReal(id);
};
