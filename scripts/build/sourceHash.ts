import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Files of src/ that are not part of the client or SSR build. */
const unbuilt = /^(?:server|testing|demo-vendor\/server)\/|\.(?:test|stories)\.tsx?$/;
const single = [
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'schema/brand.schema.json',
  'scripts/build.ts',
  'scripts/build/previewBuild.ts',
  'scripts/build/vendorBuild.ts',
  'scripts/build/studioBuild.ts',
];

export function sourceHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !unbuilt.test(file.slice('src/'.length)))
    .sort();
  for (const file of [...files, ...single])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
