import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf, hashOfFiles } from '../quality/fileHashes.ts';
import type { Step } from './steps.ts';

/** Inputs of every step: the commands, the steps themselves and the packages by version and checksum. */
const common = /^(?:package(?:-lock)?\.json|scripts\/check(?:\.ts|\/.*)|scripts\/quality\/fileHashes\.ts)$/;

/** The installation that npm made last. It differs from the lock while an installation is due. */
const installed = 'node_modules/.package-lock.json';

/**
 * Hash of everything that can change the outcome of a step.
 *
 * @param files Hashes of the files of the repository, by path.
 */
export function stateBefore({ command, inputs, reads = [] }: Step, files: ReadonlyMap<string, string>, folder: string): string {
  const read = [...files].filter(([file]) => common.test(file) || inputs?.(file) === true);
  const outside = hashOfFiles(folder, [installed, ...reads]);
  return hashOf(JSON.stringify([command, process.version, process.platform, process.arch, read, outside]));
}

/** The hash that a passed step leaves behind: what it saw and what it wrote. */
export const stateAfter = ({ writes = [] }: Step, before: string, folder: string): string =>
  hashOf(JSON.stringify([before, hashOfFiles(folder, writes)]));

/** The steps that passed and the state in which they did, kept in `.cache`. Without a file nothing is known and nothing is kept. */
export function openStamps(file: string | null) {
  const known = new Map(file === null ? [] : Object.entries(read(file)));
  const save = () => {
    if (file === null) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
  };
  return {
    has: (name: string, state: string) => known.get(name) === state,
    keep: (name: string, state: string) => {
      known.set(name, state);
      save();
    },
    drop: (name: string) => {
      known.delete(name);
      save();
    },
  };
}

/** An unreadable file is none: the steps run. */
function read(file: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
