import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles, sourceOf } from './importGraph.ts';

/** Folder of `src/` → the folders it may import besides itself. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  wire: ['domain'],
  manifest: [],
  worker: ['domain'],
  theme: [],
  i18n: ['domain'],
  flows: ['domain', 'wire'],
  api: ['domain', 'wire'],
  brand: ['theme', 'domain'],
  ui: ['theme', 'i18n', 'domain'],
  runtime: ['ui', 'theme', 'i18n', 'api', 'flows', 'domain', 'wire'],
  features: ['runtime', 'ui', 'theme', 'i18n', 'api', 'flows', 'domain', 'wire'],
  pages: ['features', 'runtime', 'ui', 'theme', 'i18n', 'wire'],
  /** Also imported by the server, so without React. */
  'pages/*.route': ['domain'],
  app: ['pages', 'features', 'runtime', 'ui', 'theme', 'i18n', 'api', 'domain', 'wire'],
  studio: ['brand', 'theme', 'domain', 'wire', 'manifest', 'i18n'],
  'demo-vendor': ['brand', 'theme', 'domain', 'wire'],
  server: ['demo-vendor', 'manifest', 'brand', 'theme', 'i18n', 'flows', 'domain', 'wire'],
};

/** Tooling of stories and tests. May import every layer through its `index.ts`; in `src/`, only stories and tests may import it. */
const storyTools = ['.storybook', 'tests/gallery'];

/** Folders that must not import UI code. */
const headless = ['pages/*.route', 'domain', 'wire', 'manifest', 'brand', 'flows', 'api', 'demo-vendor', 'server'];

/** Folders whose subfolders are imported through their `index.ts` only. */
const withFrontDoors = ['runtime', 'features', 'flows'];
const drawing = /^(?:react|react-dom|@xstate\/react|react-aria-components|@vanilla-extract)(?:\/|$)/;

const files = sourceFiles;

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'));

const isTest = (file: string) => /\.(?:test|stories)\./.test(file);

function breach({ file, specifier }: Import): string | null {
  const [folder = '', unit] = file.split('/');
  const home = file.endsWith('.route.ts') ? 'pages/*.route' : folder;
  const complaint = `src/${file} imports ${specifier}`;
  if (!specifier.startsWith('.')) {
    if (headless.includes(home) && drawing.test(specifier)) return complaint;
    return /^axios(?:\/|$)/.test(specifier) && home !== 'api' ? complaint : null;
  }
  const [layer = '', target, ...inside] = posix.join(posix.dirname(file), specifier).split('/');
  if (layer === '..') {
    const outside = posix.join('src', posix.dirname(file), specifier);
    // Tests may import helpers from tests/ and commands from scripts/; stories may import their tooling.
    const isKit = /\.test\.tsx?$/.test(file) && /^(?:tests|scripts)\//.test(outside);
    const isTool = /\.(?:test|stories)\./.test(file) && storyTools.some((folder) => outside.startsWith(`${folder}/`));
    return isKit || isTool || outside.startsWith('schema/') ? null : complaint;
  }
  const isForbidden = layer !== home && !(mayImport[home] ?? []).includes(layer);
  const isSibling = layer === home && home === 'features' && target !== unit;
  const isForeignPart = layer !== home || (home === 'runtime' && target !== unit);
  const isBackDoor =
    isForeignPart && withFrontDoors.includes(layer) && !(inside.length === 1 && /^index\.tsx?$/.test(inside[0] ?? ''));
  return isForbidden || isSibling || isBackDoor ? complaint : null;
}

/** Permissions in the map that no import uses, as `folder → folder`. */
function unusedPermissions(map: Readonly<Record<string, readonly string[]>>, imports: readonly Import[]): string[] {
  const used = new Set(
    imports.map(({ file, specifier }) => {
      const [layer] = posix.join(posix.dirname(file), specifier).split('/');
      return `${file.endsWith('.route.ts') ? 'pages/*.route' : file.split('/')[0]} → ${layer}`;
    }),
  );
  return Object.entries(map).flatMap(([home, layers]) =>
    layers.map((layer) => `${home} → ${layer}`).filter((permission) => !used.has(permission)),
  );
}

const breaches = (file: string, source?: string) => importsOf(file, source).flatMap((entry) => breach(entry) ?? []);

const withoutTypeImports = (source: string) => source.replace(/^(?:import|export) type [^;]*;/gm, '');

describe('layers', () => {
  it('imports only downwards, never across features, and only through a front door', () => {
    expect(files.flatMap((file) => breaches(file))).toEqual([]);
  });

  it('permits nothing that the code makes no use of', () => {
    const imports = files.filter((file) => !isTest(file)).flatMap((file) => importsOf(file));
    expect(unusedPermissions(mayImport, imports)).toEqual([]);
    expect(unusedPermissions({ domain: ['server'], app: ['pages'] }, imports)).toEqual(['domain → server']);
  });

  it('knows every folder of src/', () => {
    const folders = readdirSync('src').filter((name) => statSync(`src/${name}`).isDirectory());
    expect(folders.filter((name) => !(name in mayImport))).toEqual([]);
  });

  it.each([
    ['domain/a.ts', "import { b } from '../server/b.ts';"],
    ['features/one/a.tsx', "import type { b } from '../two/b.ts';"],
    ['pages/A.tsx', "import { b } from '../features/one/b.tsx';"],
    ['pages/APage.route.ts', "import { b } from '../ui/b.ts';"],
    ['flows/login/a.ts', "import { useState } from 'react';"],
    ['features/one/a.ts', "const load = () => import('axios');"],
    ['runtime/session/a.ts', "import { b } from '../overlays/b.ts';"],
    ['brand/a.ts', "import { style } from '@vanilla-extract/css';"],
    ['server/a.ts', "export { b } from '../features/one/index.ts';"],
    ['server/a.ts', "import { b } from '../../tests/server/b.ts';"],
    ['ui/A/A.tsx', "import { Row } from '../../../.storybook/kit/Row.tsx';"],
    ['ui/A/A.stories.tsx', "import { b } from '../../../tests/server/b.ts';"],
  ])('turns red for a planted breach in %s', (file, source) => {
    expect(breaches(file, source)).toHaveLength(1);
  });

  it('sends no wire shape to the browser: there they are types', () => {
    const browser = /^(?:api|app|features|flows|i18n|pages|runtime|studio|theme|ui)\/.*(?<!\.test)\.tsx?$/;
    const found = files
      .filter((file) => browser.test(file))
      .flatMap((file) =>
        importsOf(file, withoutTypeImports(sourceOf(file))).flatMap(({ specifier }) =>
          /^(?:typebox|ajv|fontkit|sharp)(?:\/|$)|\/wire\/(?!failure|calls|studio\/calls)/.test(specifier)
            ? [`src/${file} loads ${specifier}`]
            : [],
        ),
      );
    expect(found).toEqual([]);
  });

  it('lets nothing of the site import a story', () => {
    const importing = (file: string) =>
      importsOf(file, sourceOf(file)).filter(({ specifier }) => specifier.includes('.stories'));
    expect(files.flatMap(importing)).toEqual([]);
  });

  it('lets story tools into features and flows through their front doors only', () => {
    const found = storyTools.flatMap((folder) =>
      sourcesIn(folder).flatMap((file) =>
        importsOf(file, readFileSync(posix.join(folder, file), 'utf8'))
          .map(({ specifier }) => posix.join(folder, posix.dirname(file), specifier))
          .filter((target) => /^src\/(?:features|flows)\//.test(target) && !/^src\/\w+\/[\w-]+\/index\.tsx?$/.test(target))
          .map((target) => `${folder}/${file} imports ${target}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('keeps React and styles out of everything the server loads', () => {
    const seen = new Set<string>();
    const found: string[] = [];
    const walk = (file: string) => {
      if (seen.has(file) || !existsSync(`src/${file}`)) return;
      seen.add(file);
      if (file.endsWith('.css.ts')) found.push(`src/${file}`);
      for (const { specifier } of importsOf(file, sourceOf(file))) {
        if (specifier.startsWith('.')) walk(posix.join(posix.dirname(file), specifier));
        else if (drawing.test(specifier)) found.push(`src/${file} imports ${specifier}`);
      }
    };
    for (const file of files) if (/^server\/.*(?<!\.test)\.ts$/.test(file)) walk(file);
    expect(found).toEqual([]);
  });
});
