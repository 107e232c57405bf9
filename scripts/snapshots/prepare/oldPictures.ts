import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../paths.ts';
import { serveFolders } from '../capture/serveFolders.ts';
import { type Taken, takeAll } from '../capture/takeAll.ts';
import type { Cell } from '../cell.ts';
import { cacheFolder } from '../places.ts';
import { workers } from '../plan/estimate.ts';
import { buildStorybook } from './buildStorybook.ts';

const writeItsWorld = "const { makeWorld } = await import('./scripts/snapshots/prepare/makeWorld.ts'); await makeWorld();";

/**
 * Takes the pictures of cells as a commit draws them, in a copy of that commit. Equal sources give
 * equal bytes, so old pictures need no place where they are kept.
 */
export async function oldPictures(commit: string, cells: readonly Cell[], onTaken: () => void): Promise<readonly Taken[]> {
  const folder = join(cacheFolder, 'base');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 * 1024 * 1024 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    if (!existsSync(join(folder, '.storybook')) || !existsSync(join(folder, 'scripts/snapshots'))) return [];
    const storybook = await buildStorybook(folder, join(folder, '.cache/snapshots/storybook'));
    const world = spawnSync(process.execPath, ['--input-type=module', '-e', writeItsWorld], { cwd: folder, encoding: 'utf8' });
    if (world.status !== 0) throw new Error(`The brands of ${commit} could not be read: ${world.stderr.slice(-500)}`);
    const served = await serveFolders([join(folder, '.cache/snapshots/world'), storybook]);
    try {
      return await takeAll(cells, { address: served.address, workers, onTaken });
    } finally {
      await served.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
