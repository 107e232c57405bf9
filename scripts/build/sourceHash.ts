import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Files of src/ that are not part of the client or SSR build. */
const unbuilt = /^src\/(?:server|testing|demo-vendor\/server)\/|\.(?:test|stories)\.tsx?$/;
const folders = ['src', 'scripts/build'];
const single = [
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'schema/brand.schema.json',
  'scripts/build.ts',
  'scripts/paths.ts',
];

/** Whether a build reads the file; by its path from the root. */
export const isBuilt = (file: string): boolean =>
  single.includes(file) || (folders.some((folder) => file.startsWith(`${folder}/`)) && !unbuilt.test(file));

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );

/** Hash of names and contents of all files that a build reads. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(filesIn).filter(isBuilt).sort(), ...single])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
