import { join } from 'node:path';
import { root } from '../paths.ts';

/** Everything that can be made again lies here, outside git. */
export const cacheFolder = join(root, '.cache/snapshots');

export const storybookFolder = join(cacheFolder, 'storybook');
/** Pictures under the hash of their bytes. */
export const storeFolder = join(cacheFolder, 'store');
export const reportFolder = join(cacheFolder, 'report');
export const sheetFolder = join(cacheFolder, 'sheets');
/** Results of a run that is under way, one line each, so that a broken run carries on. */
export const journalFile = join(cacheFolder, 'run.jsonl');
/** The verdict of the last finished run: what an approval refers to. */
export const verdictFile = join(cacheFolder, 'verdict.json');
export const timesFile = join(cacheFolder, 'times.json');

export const lockFile = join(import.meta.dirname, 'lock.json');
