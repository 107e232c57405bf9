import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../paths.ts';
import { storiesIn } from '../snapshots/plan/storyIndex.ts';

/** A component that requires stories, and its states. */
export interface Shown {
  /** Path relative to the repository root. */
  readonly file: string;
  readonly kind: 'part' | 'section' | 'screen';
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
];

/** Components that the stories of the pages around them draw: what the centres, and reward centre and points mall, share. */
const drawnByPages = ['src/runtime/centre/index.ts', 'src/runtime/points/index.ts'];

/** All UI kit components, all components that features export, and all pages, with their states [QA-01]. */
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
  ];
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
