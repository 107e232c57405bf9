import type { Difference } from './explain.ts';

export interface Changed {
  readonly name: string;
  readonly difference: Difference;
}

export interface Group {
  /** `g1`, `g2`: what an approval names. */
  readonly id: string;
  readonly kind: Difference['kind'] | 'new' | 'removed';
  /** What all its cells have in common: colours or places. */
  readonly common: readonly string[];
  readonly cells: readonly string[];
}

/**
 * Puts cells that changed in the same way together, so that one decision is enough for them.
 * Recoloured cells belong together when they share a pair of colours, others when the same
 * elements were drawn anew. A cell that also moved is not "recoloured" and stands apart.
 */
export function groupsOf(changed: readonly Changed[], added: readonly string[], removed: readonly string[]): Group[] {
  const recoloured = changed.filter(({ difference }) => difference.kind === 'recoloured');
  const others = Map.groupBy(
    changed.filter(({ difference }) => difference.kind !== 'recoloured'),
    ({ difference: { kind, where } }) => [kind, ...new Set(where.map(({ path }) => path))].toSorted().join('\n'),
  );
  const groups: Omit<Group, 'id'>[] = [
    ...bySharedColour(recoloured),
    ...[...others.values()].map((cells) => ({
      kind: cells[0]?.difference.kind ?? 'redrawn',
      common: [...new Set((cells[0]?.difference.where ?? []).map(({ label }) => label))],
      cells: cells.map(({ name }) => name),
    })),
    ...(added.length === 0 ? [] : [{ kind: 'new' as const, common: [], cells: added }]),
    ...(removed.length === 0 ? [] : [{ kind: 'removed' as const, common: [], cells: removed }]),
  ];
  return groups
    .toSorted((left, right) => right.cells.length - left.cells.length)
    .map((group, index) => ({ id: `g${index + 1}`, ...group }));
}

function bySharedColour(cells: readonly Changed[]): Omit<Group, 'id'>[] {
  const groups: { colours: Set<string>; names: string[] }[] = [];
  for (const { name, difference } of cells) {
    const own = new Set(difference.colours);
    const touching = groups.filter(({ colours }) => [...own].some((pair) => colours.has(pair)));
    const merged = {
      colours: new Set([...touching.flatMap(({ colours }) => [...colours]), ...own]),
      names: [...touching.flatMap(({ names }) => names), name],
    };
    for (const old of touching) groups.splice(groups.indexOf(old), 1);
    groups.push(merged);
  }
  return groups.map(({ colours, names }) => ({
    kind: 'recoloured',
    common: [...colours].slice(0, 8),
    cells: names.toSorted(),
  }));
}
