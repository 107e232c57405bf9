import { expect, it } from 'vitest';
import { mergeFolder } from './folderMerge.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const draft = { document: { name: 'Draft' }, files: { 'logo.svg': two, 'kept.svg': one, 'uploaded.svg': three } };
const base = { manifest: { name: 'Base' }, files: { 'logo.svg': one, 'kept.svg': one } };

it('asks about a file that both put at one name, and takes the side that was chosen', () => {
  const folder = { digest: one, manifest: { name: 'Base' }, files: { 'logo.svg': three, 'kept.svg': two }, base };
  const asked = mergeFolder(draft, folder);
  expect(asked.conflicts).toEqual([
    { id: 'file:/logo.svg', kind: 'file', place: { en: 'logo.svg', vi: 'logo.svg' }, base: null, studio: null, folder: null },
  ]);
  expect([asked.taken, asked.files]).toEqual([['kept.svg'], { ...draft.files, 'kept.svg': two }]);
  const chosen = mergeFolder(draft, folder, new Map([['file:/logo.svg', 'folder']]));
  expect(chosen.files).toEqual({ ...draft.files, 'logo.svg': three, 'kept.svg': two });
});

it('compares with nothing where the folder was never imported, so that every difference is asked about', () => {
  const { conflicts, document } = mergeFolder(draft, { digest: one, manifest: { name: 'Folder' }, files: {}, base: null });
  expect([conflicts.map(({ id }) => id), document]).toEqual([['setting:/name'], { name: 'Draft' }]);
});

it('names the entry of a list by what it is called', () => {
  const help = (title: string) => ({ help: { extra: [{ id: 'guide', title: { vi: title, en: title } }] } });
  const { conflicts } = mergeFolder(
    { document: help('Studio'), files: {} },
    { digest: one, manifest: help('Folder'), files: {}, base: { manifest: help('Base'), files: {} } },
  );
  expect(conflicts[0]?.place.en).toContain('Studio');
});
