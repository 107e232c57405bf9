import { applySteps, type EditStep } from '../../../manifest/changes/index.ts';
import type { JsonPatch } from '../../../manifest/index.ts';
import { type MergeConflict, stepsBetween, threeWay } from '../../../manifest/threeWay.ts';
import type { StepRow } from './draftStore.ts';

/** Write of an editor: steps, or the whole document. */
export type Edit = { readonly steps: readonly EditStep[] } | { readonly document: unknown };

export type WriteResult =
  | {
      readonly kind: 'saved';
      readonly document: unknown;
      /** From the draft as it is to `document`, and back. */
      readonly steps: JsonPatch;
      readonly undo: JsonPatch;
      /** From the writer's copy to `document`. */
      readonly catchUp: JsonPatch;
    }
  | { readonly kind: 'conflict'; readonly conflicts: readonly (MergeConflict & { readonly by: string })[] };

/**
 * Writes an edit that was made on an earlier revision on top of what others wrote since. `since` are their steps, newest first.
 *
 * @throws {StepRefused} for steps that do not fit the document they were made on
 */
export function mergeWrite(current: unknown, since: readonly StepRow[], edit: Edit): WriteResult {
  const base = earlier(current, since);
  const yours = editOf(base, edit);
  const { merged, conflicts } = threeWay(base, current, yours);
  if (conflicts.length > 0) {
    return {
      kind: 'conflict',
      conflicts: conflicts.map((conflict) => ({ ...conflict, by: writerOf(conflict.pointer, since)?.by ?? '' })),
    };
  }
  return {
    kind: 'saved',
    document: merged,
    steps: stepsBetween(current, merged),
    undo: stepsBetween(merged, current),
    catchUp: stepsBetween(yours, merged),
  };
}

/** Steps that bring the copy of a writer, whose edit is in the draft already, up to date. */
export const catchUpOf = (current: unknown, since: readonly StepRow[], edit: Edit): JsonPatch =>
  stepsBetween(editOf(earlier(current, since), edit), current);

const earlier = (current: unknown, since: readonly StepRow[]): unknown =>
  since.reduce((document, { undo }) => applySteps(document, undo), current);

const editOf = (base: unknown, edit: Edit): unknown => ('document' in edit ? edit.document : applySteps(base, edit.steps));

/**
 * Last writer of a place, of steps newest first. Places in a list shift with the list, so that its last writer stands in where the
 * entry itself was not written.
 */
export function writerOf(pointer: string, since: readonly StepRow[]): StepRow | null {
  const touches = (place: string) => (step: StepRow) =>
    [...step.steps].some(
      (single) =>
        isWithin(single.path, place) || isWithin(place, single.path) || ('from' in single && isWithin(single.from, place)),
    );
  const list = pointer.replace(/\/\d+(?:\/.*)?$/, '');
  return since.find(touches(pointer)) ?? since.find(touches(list)) ?? null;
}

const isWithin = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}/`);
