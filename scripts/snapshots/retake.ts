import { type Taken, takeAll } from './capture/takeAll.ts';
import type { Cell } from './cell.ts';
import type { Lock } from './compare/lock.ts';
import { workers } from './plan/estimate.ts';
import { progress } from './progress.ts';

/**
 * Captures cells again in fresh browser processes; a different result means the picture is unstable. Elements, whose
 * recording doubles the time, are recorded only for cells with an approved picture to compare with.
 */
export async function retake(
  cells: readonly Cell[],
  address: string,
  first: ReadonlyMap<string, Taken>,
  { cells: approved }: Lock,
): Promise<Map<string, Taken>> {
  const doubtful = cells.filter(({ name }) => first.get(name)?.faults.every(({ code }) => code !== 'story') === true);
  if (doubtful.length === 0) return new Map();
  const bar = progress('Once more, to be sure', doubtful.length);
  const shots = await takeAll(doubtful, {
    address,
    workers,
    withElements: ({ name }) => approved[name] !== undefined,
    onTaken: () => bar.step(),
  });
  return new Map(shots.map((shot) => [shot.name, shot]));
}
