import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';

/** Versions that a folder of the command line is merged with: the newest, the one it came from, and what was taken back since. */

const stored = (version: number, files: object | null = { 'a.svg': 'x' }) => ({
  version,
  digest: `d${version}`,
  manifest: { version },
  files,
});
interface World {
  readonly head?: number | null;
  readonly imports?: readonly number[];
  readonly rollback?: { readonly base: number | null } | null;
  readonly next?: string;
}
const read = ({ head = 3, imports = [], rollback = null, next }: World, from: number | null) => {
  const asked: unknown[] = [];
  const store = {
    head: async () => (head === null ? null : { version: head }),
    version: async (_merchant: string, version: number) =>
      version > 9 ? null : stored(version, version === 1 ? null : undefined),
    imports: async () => [...imports],
    lastRollback: async (...given: unknown[]) => {
      asked.push(['rollback', ...given]);
      return rollback;
    },
    history: async (...given: unknown[]) => {
      asked.push(['history', ...given]);
      return next === undefined ? [] : [{ state: next }];
    },
  };
  const source = sourceOf({ store: store as never, folderDigest: (merchant) => `folder of ${merchant}` }, 'alpha', from);
  return { source, asked };
};
const content = (version: number, files: object = { 'a.svg': 'x' }) => ({ manifest: { version }, files });
const whole = (version: number, files?: object) => ({ version, digest: `d${version}`, ...content(version, files) });

it('is nothing for a brand that was never published', async () => {
  expect(await read({ head: null }, null).source).toEqual({ head: null, base: null, undone: null, imported: null });
});

it('is the newest version and the one that the folder came from, of which old ones have no files', async () => {
  expect(await read({}, 1).source).toEqual({ head: whole(3), base: whole(1, {}), undone: null, imported: null });
  expect(await read({}, null).source).toMatchObject({ head: whole(3), base: null, undone: null });
  // A version that there is not.
  expect(await read({}, 10).source).toMatchObject({ base: null, undone: null });
});

it('knows what a roll-back since then withdrew', async () => {
  const { source, asked } = read({ rollback: { base: 2 } }, 1);
  expect((await source).undone).toEqual(content(2));
  expect(asked).toEqual([['rollback', 'alpha', 1]]);
  expect((await read({ rollback: { base: null } }, 1).source).undone).toBeNull();
});

it('knows that the folder’s own version was cancelled, if that was the next thing', async () => {
  const { source, asked } = read({ next: 'cancelled' }, 2);
  expect((await source).undone).toEqual(content(2));
  expect(asked).toEqual([
    ['rollback', 'alpha', 2],
    ['history', 'alpha', 3, 1],
  ]);
  expect((await read({ next: 'live' }, 2).source).undone).toBeNull();
});

it('names the newest version of the folder of this server, and whether it is the only one', async () => {
  expect((await read({ imports: [2] }, null).source).imported).toEqual({ version: 2, isOnly: true, folder: 'folder of alpha' });
  expect((await read({ imports: [3, 2] }, null).source).imported).toEqual({
    version: 3,
    isOnly: false,
    folder: 'folder of alpha',
  });
});
