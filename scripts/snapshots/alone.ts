import { DirectoryTaken, takeDirectory } from '../../src/server/platform/db/directoryLock.ts';
import { cacheFolder } from './places.ts';

/**
 * Runs `work` under a lock, because concurrent runs in one checkout would share the build folder and journal.
 * @throws if another run is in progress.
 */
export async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  const held = take();
  try {
    return await work();
  } finally {
    held.release();
  }
}

function take() {
  try {
    return takeDirectory(cacheFolder);
  } catch (error) {
    if (!(error instanceof DirectoryTaken)) throw error;
    throw new Error(`Process ${error.pid} is making pictures in this checkout. Wait until it ends, or stop it.`, {
      cause: error,
    });
  }
}
