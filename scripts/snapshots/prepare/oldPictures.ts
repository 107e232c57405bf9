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

/**
 * Takes the pictures of cells as a commit draws them, in a copy of that commit. Equal sources give
 * equal bytes, so old pictures need no place where they are kept.
 */
export async function oldPictures(commit: string, cells: readonly Cell[], onTaken: () => void): Promise<readonly Taken[]> {
  const folder = join(cacheFolder, 'base');
  try {
    checkOut(commit, folder);
    if (!existsSync(join(folder, '.storybook')) || !existsSync(join(folder, 'scripts/snapshots'))) return [];
    const storybook = await buildStorybook(folder, join(folder, '.cache/snapshots/storybook'));
    const served = await serveFolders([writeItsWorld(folder), storybook]);
    try {
      return await takeAll(cells, { address: served.address, workers, onTaken });
    } finally {
      await served.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a commit into a folder of its own, with the packages of this one. */
function checkOut(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

// No flag says that this is a module: what the commit starts in threads would inherit the flag, and threads refuse it.
const writing = "void import('./scripts/snapshots/prepare/makeWorld.ts').then(({ makeWorld }) => makeWorld());";

/** Has the commit in a folder write down, by its own code, what its brands show. Answers where that lies. */
export function writeItsWorld(folder: string): string {
  const world = spawnSync(process.execPath, ['-e', writing], { cwd: folder, encoding: 'utf8' });
  if (world.status !== 0) throw new Error(`The brands in ${folder} could not be read: ${world.stderr.slice(-500)}`);
  return join(folder, '.cache/snapshots/world');
}
