import type { Difference } from './explain.ts';

export interface Changed {
  readonly name: string;
  readonly difference: Difference;
}

export interface Group {
  /** `g1`, `g2`: used to approve the group. */
  readonly id: string;
  readonly kind: Difference['kind'] | 'new' | 'removed';
  /** Colours or elements that all cells share. */
  readonly common: readonly string[];
  readonly cells: readonly string[];
}

/**
 * Groups cells that changed in the same way, so that they can be approved together: recoloured cells by shared colour
 * pairs, others by changed elements. A cell that also moved is not "recoloured" and is grouped separately.
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
