import type { Run as CommandRun } from '../commandLine.ts';
import { sayIn } from '../sayIn.ts';
import { words } from './words.ts';

/** Options that all verbs share. */
export interface Run extends CommandRun {
  /** Folder of the brands. */
  readonly brands: string;
}

export const say = sayIn(words);
