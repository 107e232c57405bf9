import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keptPicture } from '../compare/store.ts';
import { journalFile } from '../places.ts';
import type { Taken } from './takeAll.ts';

/**
 * Append-only log of a run's captures, one JSON line each. An interrupted run resumes from it while its key, a hash of
 * all inputs, is unchanged.
 */
export function openJournal(key: string, file = journalFile) {
  const known = new Map<string, Taken>();
  const [head, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (head === key) {
    for (const line of lines) {
      const taken = parsed(line);
      if (taken !== null && keptPicture(taken.pixels) !== null) known.set(taken.name, taken);
    }
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${key}\n`);
  }
  return {
    known: known as ReadonlyMap<string, Taken>,
    write: (taken: Taken) => appendFileSync(file, `${JSON.stringify(taken)}\n`),
    finish: () => rmSync(file, { force: true }),
  };
}

/** Null for an invalid line: the last line of an interrupted run may be truncated. */
function parsed(line: string): Taken | null {
  try {
    return line === '' ? null : (JSON.parse(line) as Taken);
  } catch {
    return null;
  }
}
