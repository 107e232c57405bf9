import { isSameJson, threeWay } from '../../../manifest/threeWay.ts';

/** One act of the person. Documents share what they have in common, so keeping all of them is cheap. */
export interface Edit {
  readonly before: unknown;
  readonly after: unknown;
  /** Setting that was changed; edits of the same key soon after each other are one act. */
  readonly key: string;
  readonly at: number;
}

/** Undo has no end: every act since the page was opened. */
export interface History {
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
}

export const noHistory: History = { past: [], future: [] };

const oneActMs = 1_000;

/** Adds an act, or continues the last one while the person types. A new act ends what could be redone. */
export function remember({ past }: History, edit: Edit): History {
  const last = past.at(-1);
  const continues = last !== undefined && last.key === edit.key && edit.at - last.at < oneActMs;
  return { past: continues ? [...past.slice(0, -1), { ...edit, before: last.before }] : [...past, edit], future: [] };
}

/**
 * Takes back the last act alone: what others changed since stays. Null if there is nothing to take back.
 */
export function undone(history: History, document: unknown): { readonly history: History; readonly document: unknown } | null {
  const last = history.past.at(-1);
  if (last === undefined) return null;
  return {
    history: { past: history.past.slice(0, -1), future: [last, ...history.future] },
    document: threeWay(last.after, document, last.before).merged,
  };
}

/** Does the act again that was taken back last. */
export function redone(history: History, document: unknown): { readonly history: History; readonly document: unknown } | null {
  const [next, ...future] = history.future;
  if (next === undefined) return null;
  return { history: { past: [...history.past, next], future }, document: threeWay(next.before, document, next.after).merged };
}

export { isSameJson };
