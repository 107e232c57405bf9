import type { Meta, StoryObj } from '@storybook/react-vite';
import { draft, editorOf } from '../../../../.storybook/studio/data/draft.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import ModulesPage from './ModulesPage.tsx';

const meta = { ...page, title: 'Studio/Editor/Modules', component: ModulesPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const path = (merchant: string) => `/brands/${merchant}/edit?section=modules`;

export const Loaded: Story = state({ path: path('aurora-modules'), calls: editorOf('aurora-modules') });
export const Viewer: Story = state({
  path: path('aurora-modules-viewer'),
  calls: editorOf('aurora-modules-viewer', draft),
  roles: ['viewer'],
});
