import type { Meta, StoryObj } from '@storybook/react-vite';
import { draft, editorOf } from '../../../../.storybook/studio/data/draft.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import PalettePage from './PalettePage.tsx';

const meta = { ...page, title: 'Studio/Editor/Colours', component: PalettePage } satisfies Meta;
export default meta;

type Story = StoryObj;

const path = (merchant: string) => `/brands/${merchant}/edit?section=colours`;

export const Loaded: Story = state({ path: path('aurora-colours'), calls: editorOf('aurora-colours') });
export const Viewer: Story = state({
  path: path('aurora-colours-viewer'),
  calls: editorOf('aurora-colours-viewer', draft),
  roles: ['viewer'],
});
