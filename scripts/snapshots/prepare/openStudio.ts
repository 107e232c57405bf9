import { createHash } from 'node:crypto';
import { captureHash, commonFiles } from '../capture/openBrowser.ts';
import { type Alter, type Served, serveFolders } from '../capture/serveFolders.ts';
import type { Cell } from '../cell.ts';
import { expand } from '../plan/expand.ts';
import { type Plan, readPlan } from '../plan/readPlan.ts';
import { readStories } from '../plan/storyIndex.ts';
import { inputsOf, reachOf } from '../reach/inputs.ts';
import { type SourceGraph, sourceGraph } from '../reach/sourceGraph.ts';
import { buildStorybook } from './buildStorybook.ts';
import { makeWorld, referenceBrand, type World } from './makeWorld.ts';

/** Everything a picture needs, ready: a built Storybook, the brands' data, the whole plan. */
export interface Studio {
  readonly plan: Plan;
  readonly cells: readonly Cell[];
  readonly world: World;
  readonly storybook: string;
  readonly inputOf: (cell: Cell) => string;
  readonly reachOf: (changed: ReadonlySet<string>) => (cell: Cell) => readonly string[];
  readonly serve: (alter?: Alter) => Promise<Served>;
}

export async function openStudio(tell: (line: string) => void): Promise<Studio> {
  const plan = readPlan();
  tell('Writing down what the brands show …');
  const world = await makeWorld();
  tell('Building the stories (kept until a source changes) …');
  const storybook = await buildStorybook();
  const cells = expand(plan, { stories: readStories(storybook), brands: world.brands, reference: referenceBrand });
  const graph: SourceGraph = sourceGraph();
  const common = commonFiles();
  return {
    plan,
    cells,
    world,
    storybook,
    inputOf: inputsOf(graph, { common, brandHash: world.hashOf, captureHash: captureHash() }),
    reachOf: (changed) => reachOf(graph, common, changed),
    serve: (alter) => serveFolders([world.folder, storybook], alter),
  };
}

/** One hash for what a run is about: the same key, the same pictures. */
export function runKey(cells: readonly Cell[], inputOf: (cell: Cell) => string): string {
  const hash = createHash('sha256');
  for (const cell of cells) hash.update(`${cell.name} ${inputOf(cell)}\n`);
  return hash.digest('hex');
}
