import type { Meta, StoryObj } from '@storybook/react-vite';
import { draft, editorOf } from '../../../../.storybook/studio/data/draft.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import WordsPage from './WordsPage.tsx';

const meta = { ...page, title: 'Studio/Editor/Words', component: WordsPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const path = (merchant: string) => `/brands/${merchant}/edit?section=words`;

export const Loaded: Story = state({ path: path('aurora-words'), calls: editorOf('aurora-words') });
export const Viewer: Story = state({
  path: path('aurora-words-viewer'),
  calls: editorOf('aurora-words-viewer', draft),
  roles: ['viewer'],
});
