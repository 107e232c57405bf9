import { root } from '../paths.ts';
import { hashOfFiles } from '../quality/fileHashes.ts';

/** Files of src/ that are not part of the client or SSR build. */
const unbuilt = /^src\/(?:server|testing|demo-vendor\/server)\/|\.(?:test|stories)\.tsx?$/;
const folders = ['src', 'scripts/build', 'tests/gallery', '.storybook'];
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

/** Hash of names and contents of all files that a build reads. */
export const sourceHash = (): string => hashOfFiles(root, [...folders, ...single], isBuilt);
