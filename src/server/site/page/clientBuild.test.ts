import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readClientBuild } from './clientBuild.ts';

/** A build whose home page has a part that loads when it is near, and a dialog that loads when it opens. */
const manifest = {
  'src/app/site.tsx': { file: 'assets/site.js', css: ['assets/site.css'] },
  'src/pages/HomePage.tsx': {
    file: 'assets/home.js',
    imports: ['src/app/site.tsx'],
    dynamicImports: ['src/pages/Home.near.tsx', 'src/pages/Dialog.tsx'],
    css: ['assets/home.css'],
  },
  'src/pages/Home.near.tsx': { file: 'assets/near.js', imports: ['_parts.js'], css: ['assets/near.css'] },
  'src/pages/Dialog.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
  '_parts.js': { file: 'assets/parts.js', css: ['assets/parts.css'] },
  'src/i18n/vi.words.generated.ts': { file: 'assets/words.js' },
  'src/i18n/vi.areas.generated.ts': { file: 'assets/areas.js' },
  'src/i18n/vi/lobby.json': { file: 'assets/lobby.js' },
};

it('gives a document the styles of its near parts, and leaves their programs for later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-build-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['site', 'home', 'near', 'dialog', 'parts'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}\n`);
  const build = readClientBuild(join(folder, '.vite/manifest.json'));
  // The list of areas only with an area.
  expect(build.filesFor('home', 'vi', ['lobby']).preloads).toEqual(
    ['home', 'words', 'areas', 'lobby'].map((name) => `/assets/${name}.js`),
  );
  expect(build.filesFor('home', 'vi', [])).toEqual({
    entry: '/assets/site.js',
    preloads: ['/assets/home.js', '/assets/words.js'],
    styles: ['site', 'home', 'parts', 'near'].map((name) => ({ href: `/assets/${name}.css`, text: `.${name}{}` })),
  });
});
