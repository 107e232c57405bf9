import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../paths.ts';
import { serveFolders } from '../capture/serveFolders.ts';
import { type Taken, takeAll } from '../capture/takeAll.ts';
import type { Cell } from '../cell.ts';
import { cacheFolder } from '../places.ts';
import { workers } from '../plan/estimate.ts';
import { changedSince } from '../reach/commits.ts';
import { buildStorybook } from './buildStorybook.ts';
import { makeWorld } from './makeWorld.ts';

/**
 * Takes the pictures of cells as a commit draws them, in a copy of that commit. Equal sources give equal bytes, so old
 * pictures are not stored anywhere.
 */
export async function oldPictures(commit: string, cells: readonly Cell[], onTaken: () => void): Promise<readonly Taken[]> {
  const folder = join(cacheFolder, 'base');
  try {
    checkOut(commit, folder);
    if (!existsSync(join(folder, '.storybook')) || !existsSync(join(folder, 'scripts/snapshots'))) return [];
    const storybook = await buildStorybook(folder, join(folder, '.cache/snapshots/storybook'));
    const world = isOnlyBrands(changedSince(commit))
      ? await brandsOf(folder, [...new Set(cells.map(({ brand }) => brand))])
      : writeItsWorld(folder);
    const served = await serveFolders([world, storybook]);
    try {
      return await takeAll(cells, { address: served.address, workers, onTaken });
    } finally {
      await served.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether present code writes what the commit's own code would write: nothing but brands and the lock has changed. */
export const isOnlyBrands = (changed: ReadonlySet<string>): boolean =>
  [...changed].every((file) => file.startsWith('brands/') || file === 'scripts/snapshots/lock.json');

async function brandsOf(folder: string, merchants: readonly string[]): Promise<string> {
  const world = await makeWorld(join(folder, 'brands'), 'base-world');
  await world.completeAssets(merchants);
  return world.folder;
}

/** Writes a commit into a folder, with the packages of this one. */
function checkOut(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

// A flag that says that this is a module would be inherited by the threads that the commit starts, and they refuse it.
const script = `void import('./scripts/snapshots/prepare/makeWorld.ts').then(async ({ makeWorld }) => {
  const { brands, completeAssets } = await makeWorld();
  await completeAssets?.(brands.map(({ merchant }) => merchant));
});`;

/** Lets the commit in a folder write, by its own code, what its brands show. Returns the folder of that data. */
export function writeItsWorld(folder: string): string {
  const world = spawnSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
  if (world.status !== 0) throw new Error(`The brands in ${folder} could not be read: ${world.stderr.slice(-500)}`);
  return join(folder, '.cache/snapshots/world');
}
