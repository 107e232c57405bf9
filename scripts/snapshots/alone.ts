import { DirectoryTaken, takeDirectory } from '../../src/server/db/directoryLock.ts';
import { cacheFolder } from './places.ts';

/**
 * Two runs in one checkout would build into the same folder and write into the same journal. Rejects with a sentence
 * while another one is under way.
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
