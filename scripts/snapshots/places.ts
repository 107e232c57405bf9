import { join } from 'node:path';
import { root } from '../paths.ts';

/** Generated files, not in git. */
export const cacheFolder = join(root, '.cache/snapshots');

export const storybookFolder = join(cacheFolder, 'storybook');
/** Content-addressed pictures. */
export const storeFolder = join(cacheFolder, 'store');
export const reportFolder = join(cacheFolder, 'report');
export const sheetFolder = join(cacheFolder, 'sheets');
/** Journal of the current run, from which an interrupted run resumes. */
export const journalFile = join(cacheFolder, 'run.jsonl');
/** Verdict of the last finished run, which approvals refer to. */
export const verdictFile = join(cacheFolder, 'verdict.json');
export const timesFile = join(cacheFolder, 'times.json');

export const lockFile = join(import.meta.dirname, 'lock.json');
