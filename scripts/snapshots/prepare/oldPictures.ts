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
 * Captures cells from a checkout of an earlier commit. Rendering is deterministic, so old pictures need not be stored.
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

/** Whether only brands and the lock changed, so that the current build can render the commit. */
export const isOnlyBrands = (changed: ReadonlySet<string>): boolean =>
  [...changed].every((file) => file.startsWith('brands/') || file === 'scripts/snapshots/lock.json');

async function brandsOf(folder: string, merchants: readonly string[]): Promise<string> {
  const world = await makeWorld(join(folder, 'brands'), 'base-world');
  await world.completeAssets(merchants);
  return world.folder;
}

/** Checks a commit out into a folder that shares this checkout's node_modules. */
function checkOut(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

// Not `--input-type=module`: worker threads inherit that flag and reject it.
const script = `void import('./scripts/snapshots/prepare/makeWorld.ts').then(async ({ makeWorld }) => {
  const { brands, completeAssets } = await makeWorld();
  await completeAssets?.(brands.map(({ merchant }) => merchant));
});`;

/** Generates the brands' data with the code of the checkout in `folder`; returns the data's folder. */
export function writeItsWorld(folder: string): string {
  const world = spawnSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
  if (world.status !== 0) throw new Error(`The brands in ${folder} could not be read: ${world.stderr.slice(-500)}`);
  return join(folder, '.cache/snapshots/world');
}
