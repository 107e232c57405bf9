import { isSameJson, type MergeConflict, threeWay } from '../../../manifest/threeWay.ts';
import type { Draft } from '../../../wire/studio/brands.ts';
import { type Place, placeOf, valueAt } from './values.ts';

/** A setting that was changed on both sides. `by` changed it meanwhile; empty where that is not known. */
export interface Conflict extends MergeConflict {
  readonly by: string;
}

/** Side of a conflict that is kept. */
export type Choice = 'yours' | 'theirs' | 'published';

export interface Joining {
  /** The draft as the server has it. */
  readonly server: Draft;
  /** Document that this one was made from. It is the draft of the server, except while conflicts are open. */
  readonly base: unknown;
  readonly document: unknown;
  readonly conflicts: readonly Conflict[];
  /** By the pointer of the conflict. */
  readonly choices: Readonly<Record<string, Choice>>;
}

/**
 * Brings the document and the draft of the server together. Where both changed the same setting, the document stays as it is until
 * the person has chosen; a choice counts while its conflict is what it was.
 */
export function joined({ server, base, document, conflicts: before, choices }: Joining): Omit<Joining, 'server'> {
  const { merged, conflicts } = threeWay(base, server.document, document);
  if (conflicts.length === 0) return { base: server.document, document: merged, conflicts: [], choices: {} };
  const named = conflicts.map((conflict): Conflict => {
    const known = before.find((each) => each.pointer === conflict.pointer && isSameJson(each.theirs, conflict.theirs));
    return { ...conflict, by: known?.by ?? server.changed?.by ?? '' };
  });
  const isAsStood = ({ pointer, theirs, yours }: Conflict) =>
    before.some((each) => each.pointer === pointer && isSameJson([each.theirs, each.yours], [theirs, yours]));
  const standing = named.filter(isAsStood).map(({ pointer }) => pointer);
  return {
    base,
    document,
    conflicts: named,
    choices: Object.fromEntries(Object.entries(choices).filter(([pointer]) => standing.includes(pointer))),
  };
}

/** The document with the chosen sides; everything else is merged. */
export const chosenOf = ({ server, base, document, choices }: Joining): unknown =>
  threeWay(base, server.document, document, (conflict) => {
    const choice = choices[conflict.pointer];
    if (choice === 'published') return publishedSide(conflict, server);
    return choice === 'theirs' ? conflict.theirs : conflict.yours;
  }).merged;

/** Published value for the setting of a conflict. Its pointer is one of the draft, where entries may stand elsewhere. */
export function publishedSide(conflict: MergeConflict, { document, published }: Draft): unknown {
  const place = placeOf(conflict.pointer, document);
  const found = place.reduce<Place | null>((at, step, index) => {
    if (at === null) return null;
    const list = valueAt(published, at);
    if (typeof step !== 'number' || !Array.isArray(list)) return [...at, step];
    const isEntry = index === place.length - 1;
    const entry = valueAt(document, place.slice(0, index + 1));
    const id = idOf(isEntry ? (conflict.theirs ?? conflict.yours ?? conflict.base) : entry);
    if (id === null) return [...at, step];
    const now = list.findIndex((each) => idOf(each) === id);
    return now < 0 ? null : [...at, now];
  }, []);
  return found === null ? undefined : valueAt(published, found);
}

function idOf(entry: unknown): string | null {
  const id = typeof entry === 'object' && entry !== null ? (entry as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : null;
}
