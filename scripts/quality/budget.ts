import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Size budget of the home page before the first interaction, in kB (1000 B) at gzip level 9: entry, home chunk and texts
 * with their static imports.
 */
const budgets = { script: 129, style: 14.5 } as const;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
  readonly src?: string;
}

const folder = resolve('dist/client');
const manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const entries = Object.entries(manifest).flatMap(([key, chunk]) => (chunk.isEntry === true ? [key] : []));

const chunks = new Set<string>();
const visit = (key: string) => {
  if (chunks.has(key)) return;
  chunks.add(key);
  for (const next of manifest[key]?.imports ?? []) visit(next);
};
for (const key of [...entries, 'src/pages/HomePage.tsx', 'src/i18n/vi.words.generated.ts']) visit(key);

const files = (of: (chunk: Chunk) => readonly string[]) =>
  new Set([...chunks].flatMap((key) => (manifest[key] === undefined ? [] : of(manifest[key]))));
const sum = (names: Iterable<string>) => {
  const sizes = [...names].map((name) => ({
    name,
    size: gzipSync(readFileSync(resolve(folder, name)), { level: 9 }).length / 1000,
  }));
  for (const { name, size } of sizes) console.log(`     ${size.toFixed(1).padStart(6)} kB  ${name}`);
  return sizes.reduce((total, { size }) => total + size, 0);
};

const script = sum(files((chunk) => [chunk.file]));
// The document holds the style of what loads when it is near, too.
for (const key of [...chunks].flatMap((name) => manifest[name]?.dynamicImports ?? []))
  if (key.endsWith('.near.tsx')) visit(key);
const style = sum(files((chunk) => chunk.css ?? []));
console.log(`     script ${script.toFixed(1)} of ${budgets.script} kB, style ${style.toFixed(1)} of ${budgets.style} kB`);
if (script > budgets.script || style > budgets.style) {
  console.error('Over the budget. Move what the first screen does not need behind an import() or a lazy page.');
  process.exitCode = 1;
}

/** Served files that disclose the sources. */
const disclosing = readdirSync(resolve(folder, 'assets')).filter(
  (name) =>
    name.endsWith('.map') ||
    (/\.(?:js|css)$/.test(name) && readFileSync(resolve(folder, 'assets', name), 'utf8').includes('sourceMappingURL=')),
);
if (disclosing.length > 0) {
  console.error(`Served with source maps: ${disclosing.slice(0, 3).join(', ')}; the build moves them to dist/maps.`);
  process.exitCode = 1;
}
