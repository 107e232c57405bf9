import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserPackages, type Lock, packagesIn, releasedPackages } from './packages.ts';

const names = ['react', '@scope/fonts', 'drawn', 'typed', 'lib'];

it('finds packages that a source imports or whose files it names, and none that only types come from', () => {
  expect(packagesIn("import { useState } from 'react';", names)).toEqual(['react']);
  expect(packagesIn("const all = await import('lib/part.js');\nimport 'react/styles.css';", names)).toEqual(['react', 'lib']);
  expect(packagesIn('const file = `@scope/fonts/files/${name}.woff2`;', names)).toEqual(['@scope/fonts']);
  expect(packagesIn("import.meta.glob('/node_modules/drawn/*.svg');", names)).toEqual(['drawn']);
  expect(packagesIn("import type {\n  Shape,\n} from 'typed';\nconst text = 'reactive' + 'lib';", names)).toEqual([]);
});

it('counts what a release installs and what its builds contain, with all that these need', () => {
  const lock: Lock = {
    '': {},
    'node_modules/server': { version: '1.0.0', dependencies: { shared: '*' } },
    'node_modules/shared': { version: '1.0.0' },
    'node_modules/page': { version: '2.0.0', dev: true, dependencies: { shared: '*', deep: '*' } },
    'node_modules/page/node_modules/shared': { version: '2.0.0', dev: true, peerDependencies: { peer: '*', absent: '*' } },
    'node_modules/deep': { version: '3.0.0', dev: true },
    'node_modules/peer': { version: '4.0.0', dev: true },
    'node_modules/tool': { version: '5.0.0', dev: true },
  };
  expect([...releasedPackages(lock, ['page'])].sort()).toEqual([
    'deep@3.0.0',
    'page@2.0.0',
    'peer@4.0.0',
    'server@1.0.0',
    'shared@1.0.0',
    'shared@2.0.0',
  ]);
});

it('knows what the pages of this product are made of, by import, by path and by drawing', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const found = browserPackages(Object.keys({ ...dependencies, ...devDependencies }));
  expect(found).toEqual(
    expect.arrayContaining([
      'react',
      'dompurify',
      '@firebase/auth',
      'country-flag-icons',
      '@phosphor-icons/core',
      '@codemirror/view',
    ]),
  );
  expect(found).not.toEqual(expect.arrayContaining(['vite']));
  expect(found).not.toEqual(expect.arrayContaining(['fastify']));
});
