import { createHash } from 'node:crypto';
import { captureHash, commonFiles } from '../capture/openBrowser.ts';
import type { Cell, Story } from '../cell.ts';
import { expand } from '../plan/expand.ts';
import { type Plan, readPlan } from '../plan/readPlan.ts';
import { readStories } from '../plan/storyIndex.ts';
import { inputsOf, reachOf } from '../reach/inputs.ts';
import { sourceGraph } from '../reach/sourceGraph.ts';
import { makeWorld, referenceBrand, type World } from './makeWorld.ts';

/** The planned cells and their input hashes. Requires neither a Storybook build nor rendered images. */
export interface OpenPlan {
  readonly plan: Plan;
  readonly stories: readonly Story[];
  readonly cells: readonly Cell[];
  readonly world: World;
  readonly inputOf: (cell: Cell) => string;
  readonly reachOf: (changed: ReadonlySet<string>) => (cell: Cell) => readonly string[];
}

export async function openPlan(): Promise<OpenPlan> {
  const plan = readPlan();
  const world = await makeWorld();
  const stories = readStories();
  const common = commonFiles();
  const graph = await sourceGraph([...new Set(stories.map(({ file }) => file)), ...common]);
  return {
    plan,
    stories,
    cells: expand(plan, { stories, brands: world.brands, reference: referenceBrand }),
    world,
    inputOf: inputsOf(graph, { common, brandHash: world.hashOf, captureHash: await captureHash() }),
    reachOf: (changed) => reachOf(graph, common, changed),
  };
}

/** Key of a run: a hash of its cells and inputs. */
export function runKey(cells: readonly Cell[], inputOf: (cell: Cell) => string): string {
  const hash = createHash('sha256');
  for (const cell of cells) hash.update(`${cell.name} ${inputOf(cell)}\n`);
  return hash.digest('hex');
}
