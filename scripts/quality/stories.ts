import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../paths.ts';
import { storiesIn } from '../snapshots/plan/storyIndex.ts';

/** A component that requires stories, and its states. */
export interface Shown {
  /** Path relative to the repository root. */
  readonly file: string;
  readonly kind: 'part' | 'section' | 'screen' | 'studio';
  /** Names of its states; empty without stories. */
  readonly states: readonly string[];
}

/** Exported components that render no UI, or nothing but parts that have stories of their own. */
const undrawn = [
  'RouteModal',
  'BrandProvider',
  'LaunchProvider',
  'PageCacheProvider',
  'ScreensProvider',
  'SessionBridge',
  'Near',
  'NoticePopups',
  'InstallHost',
  'SiteWorker',
];

/** Components that the stories of the pages around them draw: what the centres, and reward centre and points mall, share. */
const drawnByPages = ['src/runtime/centre/index.ts', 'src/runtime/points/index.ts'];

/**
 * All UI kit components, all components that features export, and all pages, with their states; of the studio its kit, what its
 * folders export, and every page [QA-01].
 */
export function shownThings(folder = root): readonly Shown[] {
  const parts = components(folder, 'src/ui/**/*.tsx');
  const screens = components(folder, 'src/pages/*Page.tsx');
  const sections = globSync('src/{features,runtime}/*/index.ts', { cwd: folder, exclude: drawnByPages }).flatMap((file) =>
    frontDoor(folder, file),
  );
  return [
    ...parts.map((file) => ({ file, kind: 'part', states: statesOf(folder, file) }) as const),
    ...sections.map((file) => ({ file, kind: 'section', states: statesOf(folder, file) }) as const),
    ...screens.map((file) => ({ file, kind: 'screen', states: statesOf(folder, file) }) as const),
    ...studioThings(folder).map((file) => ({ file, kind: 'studio', states: statesOf(folder, file) }) as const),
  ];
}

/** Pages of the studio that a file loads when they are opened. */
const pagesIn = (folder: string, file: string): readonly string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/import\('(\.[^']*\/[A-Z]\w*\.tsx)'\)/g)].map(([, request = '']) =>
    join(dirname(file), request),
  );

function studioThings(folder: string): readonly string[] {
  const sources = globSync('src/studio/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.{stories,test}.*'] });
  const exported = globSync('src/studio/{*,pages/*,editor/*}/index.ts', { cwd: folder }).flatMap((file) =>
    frontDoor(folder, file),
  );
  const pages = sources.flatMap((file) => pagesIn(folder, file));
  return [...new Set([...components(folder, 'src/studio/kit/**/*.tsx'), ...exported, ...pages])]
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

const components = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file))
    .sort();

/** Components exported by the feature's `index.ts`. */
function frontDoor(folder: string, index: string): readonly string[] {
  const source = readFileSync(join(folder, index), 'utf8');
  const files = [...source.matchAll(/from '\.\/((?:[\w-]+\/)*[A-Z]\w*\.tsx)'/g)].map(([, file = '']) =>
    join(dirname(index), file),
  );
  return files.filter((file) => !undrawn.includes(basename(file, '.tsx'))).sort();
}

const statesOf = (folder: string, file: string): readonly string[] =>
  storiesIn(file.replace(/\.tsx$/, '.stories.tsx'), folder).map(({ state }) => state);

if (import.meta.main) {
  const shown = shownThings();
  const missing = shown.filter(({ states }) => states.length === 0);
  for (const { file, states } of shown) console.log(`${file}: ${states.join(', ')}`);
  console.log(`${shown.length} parts, sections and screens in ${shown.flatMap(({ states }) => states).length} states`);
  for (const { file } of missing)
    console.error(`${file} has no stories: write ${basename(file, '.tsx')}.stories.tsx beside it, one story per state.`);
  if (missing.length > 0) process.exitCode = 1;
}
