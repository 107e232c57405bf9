import { type Cell, lookName } from '../cell.ts';
import { matches } from '../plan/expand.ts';
import type { Plan } from '../plan/readPlan.ts';

type Axis = Plan['same'][number]['axes'][number];

/**
 * Finds cells that are byte-identical although brand, mode, language or state differ, which means that something ignores
 * it. Returns cell name → message.
 */
export function sameBytes(
  cells: readonly Cell[],
  pixelsOf: (name: string) => string | undefined,
  { same }: Pick<Plan, 'same'>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const allowed = (one: Cell, other: Cell, axes: readonly Axis[]) => {
    const free = new Set(
      same.flatMap((rule) => (matches(one.story, rule.stories) || matches(other.story, rule.stories) ? rule.axes : [])),
    );
    return axes.some((axis) => free.has(axis));
  };
  const drawn = cells.flatMap((cell) => {
    const pixels = pixelsOf(cell.name);
    return pixels === undefined ? [] : [{ cell, key: `${cell.story.title}\0${pixels}` }];
  });
  for (const twins of Map.groupBy(drawn, ({ key }) => key).values()) {
    for (const [index, { cell }] of twins.entries()) {
      const twin = twins.slice(0, index).find(({ cell: other }) => {
        const axes = differingAxes(cell, other);
        return axes.length > 0 && !allowed(cell, other, axes);
      });
      if (twin === undefined) continue;
      const { story, ...look } = twin.cell;
      found.set(cell.name, `the same bytes as ${story.state} in ${lookName(look)}`);
    }
  }
  return found;
}

function differingAxes(one: Cell, other: Cell): Axis[] {
  const axes: Axis[] = [];
  if (one.story.id !== other.story.id) axes.push('state');
  for (const axis of ['brand', 'mode', 'language'] as const) if (one[axis] !== other[axis]) axes.push(axis);
  return axes;
}
