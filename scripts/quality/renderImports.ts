import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { dist, root } from '../paths.ts';
import { importsOf } from '../snapshots/reach/importsOf.ts';

/** Fails if the built page renderer imports a package that a release does not install: its build takes all of them in. */
const folder = join(dist, 'render');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
const files = globSync('**/*.js', { cwd: folder });
const missing = files.flatMap((file) =>
  importsOf(file, readFileSync(join(folder, file), 'utf8'), folder)
    .packages.filter((name) => !isBuiltin(name) && !(name in dependencies))
    .map((name) => `dist/render/${file} imports ${name}`),
);
for (const line of missing) console.error(line);
if (missing.length > 0) console.error('A release does not install these: see `ssr.noExternal` in vite.config.ts.');
if (missing.length > 0 || files.length === 0) process.exitCode = 1;
