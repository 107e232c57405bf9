import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { aurora, digest, threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { longChange, threeChanges } from '../../../../.storybook/studio/data/changes.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import type { Change } from '../../../wire/studio/brands.ts';
import type { FolderConflict, FolderDrift } from '../../../wire/studio/folder.ts';
import FolderMergePage from './FolderMergePage.tsx';

const meta = { ...page, title: 'Studio/Pages/Folder merge', component: FolderMergePage } satisfies Meta;
export default meta;

type Story = StoryObj;

const said = (value: string) => ({ en: value, vi: value });
const name: FolderConflict = {
  id: 'setting:/name',
  kind: 'setting',
  place: { en: 'Name', vi: 'Tên' },
  base: said('“Aurora”'),
  studio: said('“Aurora Sông Hàn”'),
  folder: said('“Aurora 88”'),
};
const logo: FolderConflict = {
  ...name,
  id: 'file:/logo.svg',
  kind: 'file',
  place: said('logo.svg'),
  base: null,
  studio: null,
  folder: null,
};
const brought = ({ pointer, place, sentence }: Change) => ({ pointer, place, sentence });
const drift: FolderDrift = {
  digest,
  revision: 7,
  changes: threeChanges.map(brought),
  files: ['banner-tet.webp'],
  conflicts: [name, logo],
};
const at = statesOf('/brands/aurora/folder', {
  brand: { value: { ...aurora, drift: true } },
  brands: { value: threeBrands },
  folderDrift: { value: drift },
});

export const Loaded: Story = {
  ...at(),
  play: async () => {
    const act = await screen.findByRole('button', { name: /Đưa vào bản nháp|Put into the draft/ });
    await expect(act).toHaveAttribute('aria-disabled', 'true');
  },
};
export const NothingAsked: Story = at({ folderDrift: { value: { ...drift, conflicts: [] } } });
export const NothingBrought: Story = at({ folderDrift: { value: { ...drift, changes: [], files: [] } } });
export const Viewer: Story = at({}, { roles: ['viewer'] });
export const Agreed: Story = at({ folderDrift: { value: null } });
export const Loading: Story = at({ folderDrift: 'pending' });
export const Failed: Story = at({ folderDrift: { failure: 'UNAVAILABLE' } });
export const LongWords: Story = at({
  folderDrift: {
    value: {
      ...drift,
      changes: [brought(longChange)],
      conflicts: [{ ...name, place: longChange.place, base: said(longText), studio: said(longText), folder: said(longText) }],
    },
  },
});
