/** Longest delay, in milliseconds, that is waited for before a picture: React holds back for 300 what replaces a placeholder. */
const soon = 400;

const ringing = new Set<number>();
const setReal = globalThis.setTimeout.bind(globalThis);
const clearReal = globalThis.clearTimeout.bind(globalThis);

/** Whether something that was put off for a moment has still to happen. Needs to be there before whoever puts it off. */
export const isAnythingDue = () => ringing.size > 0;

globalThis.setTimeout = ((ring: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
  const id = setReal(() => {
    ringing.delete(id);
    ring(...given);
  }, delay) as unknown as number;
  if (delay > 0 && delay <= soon) ringing.add(id);
  return id;
}) as unknown as typeof setTimeout;

globalThis.clearTimeout = (id) => {
  ringing.delete(id as unknown as number);
  clearReal(id);
};
