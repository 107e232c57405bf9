import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './index.ts';

it('finds a file in the folder of the brand, else in the nearest base that has it, else where it belongs', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-folders-'));
  const [folder = '', near = '', far = ''] = ['brand', 'near', 'far'].map((name) => join(root, name));
  const put = (directory: string, ...files: readonly string[]) => {
    mkdirSync(directory);
    for (const file of files) writeFileSync(join(directory, file), '');
  };
  put(folder, 'own');
  put(near, 'own', 'shared');
  put(far, 'own', 'shared', 'deep');
  const found = ['own', 'shared', 'deep', 'missing'].map((file) => folderOf({ folder, bases: [near, far] }, file));
  expect(found).toEqual([folder, near, far, folder]);
  rmSync(root, { recursive: true });
});
