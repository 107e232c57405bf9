import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallBrand } from '../../../../tests/server/core-kit.ts';
import { createVersionFolders } from './folders.ts';
import type { FileStore } from './store.ts';

it('takes the folder that another process made of the same version meanwhile, and leaves no part behind', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'livery-folders-'));
  const digest = 'a'.repeat(64);
  // Both have seen that there is no folder once both read its file.
  const both = Promise.withResolvers<void>();
  let readers = 0;
  const get = async () => {
    readers += 1;
    if (readers === 2) both.resolve();
    await both.promise;
    return { digest, bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' };
  };
  const made = await Promise.all(
    [1, 2].map(() =>
      createVersionFolders({ get } as unknown as FileStore, directory).materialise(smallBrand('alpha'), {
        'logo.svg': digest,
      }),
    ),
  );
  const [folder = ''] = made;
  expect([new Set(made).size, readers, readdirSync(join(directory, 'brand-versions')).length]).toEqual([1, 2, 1]);
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe('<svg/>');
  rmSync(directory, { recursive: true });
});

it('is named after the brand only where that is a name of a folder', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'livery-folders-'));
  const folders = createVersionFolders({} as unknown as FileStore, directory);
  const names = [{ merchant: 'alpha' }, { merchant: '../alpha' }, { merchant: 7 }, {}, null, 'alpha'].map(async (manifest) =>
    (await folders.materialise(manifest, {})).split(/[\\/]/).at(-1),
  );
  expect(await Promise.all(names)).toEqual(['alpha', '_brand', '_brand', '_brand', '_brand', '_brand']);
  rmSync(directory, { recursive: true });
});
