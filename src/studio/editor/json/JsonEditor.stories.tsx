import type { Meta, StoryObj } from '@storybook/react-vite';
import { draft, editorOf, faulty } from '../../../../.storybook/studio/data/draft.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import type { Draft } from '../../../wire/studio/brands.ts';
import JsonEditor from './JsonEditor.tsx';

const meta = { ...page, title: 'Studio/Editor/JSON', component: JsonEditor } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = (merchant: string, shown: Draft = draft) => ({
  path: `/brands/${merchant}/edit?section=identity&view=json`,
  calls: editorOf(merchant, shown),
});

export const Loaded: Story = state(at('aurora-json'));
export const Problems: Story = state(at('aurora-json-problems', faulty));
export const Viewer: Story = state({ ...at('aurora-json-viewer'), roles: ['viewer'] });
