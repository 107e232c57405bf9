import { type AnyMachineSnapshot, getStateNodes } from 'xstate';
import type { Facets, FlowPlan, Place } from './plan.ts';

/** Leaf states of a snapshot, e.g. `form.editing`. */
export function leavesOf({ machine, value }: AnyMachineSnapshot): readonly string[] {
  return getStateNodes(machine.root, value)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));
}

/** The visually distinct state of a flow; null for a combination whose parts are pictured separately. */
export function placeOf(plan: FlowPlan, snapshot: AnyMachineSnapshot, noticed: readonly string[], start: string): Place | null {
  const seen = noticed.filter((name) => plan.notices?.includes(name)).at(-1) ?? null;
  const facets = plan.facets(snapshot, seen);
  if (facets === null) return null;
  const leaves = leavesOf(snapshot);
  const away = leaves.filter((leaf) => plan.rest?.includes(leaf) !== true);
  return { value: (away.length === 0 ? leaves.slice(0, 1) : away).join('+'), facets, start };
}

/** Stable id of a place, e.g. `editing--sms--auth-incorrect`. */
export const idOf = ({ value, facets }: Pick<Place, 'value' | 'facets'>): string =>
  [value, ...given(facets).map(([, facet]) => facet)]
    .map((part) =>
      part
        .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
        .replaceAll(/[^A-Za-z0-9]+/g, '-')
        .toLowerCase(),
    )
    .join('--');

export const given = (facets: Facets): (readonly [string, string])[] =>
  Object.entries(facets).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
