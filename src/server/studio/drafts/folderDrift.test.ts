import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { Draft, PublishAnswer } from '../../../wire/studio/brands.ts';
import type { FolderDrift } from '../../../wire/studio/folder.ts';

const folder = createBrandsFolder('alpha');
let site: Awaited<ReturnType<typeof openTestServer>>;
const tokens: Record<string, string> = {};

beforeEach(async () => {
  folder.write('alpha', smallBrand('alpha'));
  site = await openTestServer({ brands: folder });
  tokens['editor'] = (await site.operators.add({ name: 'linh', roles: ['editor'] })).token;
  tokens['publisher'] = (await site.operators.add({ name: 'minh', roles: ['editor', 'publisher'] })).token;
  tokens['viewer'] = (await site.operators.add({ name: 'thu', roles: ['viewer'] })).token;
});
afterEach(() => site.close());

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it reads, as with `json`
async function call<Value>(who: string, path: string, body?: object) {
  const answer = await site.server.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/studio/api/brands/alpha/${path}`,
    headers: { host: 'studio.test', authorization: `Bearer ${tokens[who]}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, ...answer.json<Envelope<Value>>() };
}

const shown = async () => (await call<FolderDrift | null>('editor', 'draft/folder')).value;
const draft = async () => (await call<Draft>('editor', 'draft')).value;
const wellSaid = { vi: 'Chơi vui', en: 'Play well' };

/** The studio publishes another name and colour; after that the folder is saved with another name and a line below it. */
async function parted(ofFolder: object = { name: 'From the folder', tagline: wellSaid }) {
  const steps = [
    { op: 'add', path: '/name', value: 'From the studio' },
    { op: 'add', path: '/theme/seed', value: '#225588' },
  ];
  await call('publisher', 'draft', { revision: 0, steps });
  const order = { revision: 1, base: 1, note: 'Another name', requestId: 'folder-drift-1' };
  expect((await call<PublishAnswer>('publisher', 'publish', order)).value.result).toBe('published');
  folder.write('alpha', smallBrand('alpha', ofFolder));
  await site.tenants.refresh();
  expect(site.tenants.isDrift('alpha')).toBe(true);
}

it('shows what a changed folder brings by itself, and asks only where both changed the same [OPS-07]', async () => {
  expect(await shown()).toBeNull();
  await parted();
  const found = await shown();
  expect(found?.changes).toMatchObject([
    { pointer: '/tagline', sentence: { en: expect.stringContaining('Play well') as string } },
  ]);
  expect(found?.conflicts).toEqual([
    {
      id: 'setting:/name',
      kind: 'setting',
      place: { en: 'Name', vi: expect.any(String) as string },
      base: { en: '“ALPHA”', vi: '“ALPHA”' },
      studio: { en: '“From the studio”', vi: '“From the studio”' },
      folder: { en: '“From the folder”', vi: '“From the folder”' },
    },
  ]);
});

it.each([
  ['folder', 'From the folder'],
  ['studio', 'From the studio'],
] as const)(
  'writes the side of the %s into the draft as one step, and both agree from then on [OPS-07]',
  async (side, name) => {
    await parted();
    const { digest, revision } = (await shown()) ?? {};
    const order = { digest, revision, choices: { 'setting:/name': side } };
    expect((await call('viewer', 'draft/folder', order)).status).toBe(403);
    expect((await call<{ revision: number }>('editor', 'draft/folder', order)).value).toEqual({
      revision: (revision ?? 0) + 1,
    });
    expect((await draft()).document).toMatchObject({ name, tagline: wellSaid, theme: { seed: '#225588' } });
    expect([site.tenants.isDrift('alpha'), await shown(), site.tenants.problems()]).toEqual([false, null, []]);
    // Only a later state of the folder counts as changed.
    folder.write('alpha', smallBrand('alpha', { name: 'Once more' }));
    await site.tenants.refresh();
    expect(await shown()).toMatchObject({ conflicts: side === 'studio' ? [{ id: 'setting:/name' }] : [] });
  },
);

it('writes nothing without every choice, or when folder or draft moved on', async () => {
  await parted();
  const { digest, revision } = (await shown()) ?? {};
  const before = await draft();
  const open = await call('editor', 'draft/folder', { digest, revision, choices: {} });
  expect(open).toMatchObject({ status: 422, code: 'VALIDATION', value: { rule: 'choose', fields: ['setting:/name'] } });
  const choices = { 'setting:/name': 'folder' };
  expect((await call('editor', 'draft/folder', { digest, revision: (revision ?? 0) + 1, choices })).code).toBe('CONFLICT');
  folder.write('alpha', smallBrand('alpha', { name: 'Saved meanwhile' }));
  await site.tenants.refresh();
  expect((await call('editor', 'draft/folder', { digest, revision, choices })).code).toBe('CONFLICT');
  expect([await draft(), site.tenants.isDrift('alpha')]).toEqual([before, true]);
});

it('brings the files of the folder along', async () => {
  const drawn = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${colour}" d="M0 0h8v8H0z"/></svg>`;
  writeFileSync(join(folder.path, 'alpha', 'mark.svg'), drawn('#aa2200'));
  await parted({ assets: { logo: 'mark.svg' } });
  const found = await shown();
  expect([found?.conflicts, found?.files]).toEqual([[], ['mark.svg']]);
  await call('editor', 'draft/folder', { digest: found?.digest, revision: found?.revision, choices: {} });
  const { files } = await draft();
  expect(Object.keys(files)).toContain('mark.svg');
  expect((await draft()).problems.filter(({ stops }) => stops)).toEqual([]);
});

it('is no drift any more once what the folder has is published', async () => {
  await parted();
  const { digest, revision } = (await shown()) ?? {};
  const { document } = await draft();
  folder.write('alpha', document);
  await site.tenants.refresh();
  expect([digest === undefined, revision, site.tenants.isDrift('alpha')]).toEqual([false, 1, false]);
});
