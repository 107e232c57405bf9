import type { Meta, StoryObj } from '@storybook/react-vite';
import { draft } from '../../../../../.storybook/studio/data/draft.ts';
import { part, state } from '../../../../../.storybook/studio/part.tsx';
import Comparison from './Comparison.tsx';
import { screensOf } from './screens.ts';

const screens = screensOf(['/theme/seed', '/tagline/en', '/promotions'], {
  modes: ['dark', 'light'],
  mode: 'dark',
  languages: ['vi', 'en'],
  language: 'vi',
});

const meta = {
  ...part,
  title: 'Studio/Parts/Changes in pictures',
  component: Comparison,
  args: {
    merchant: 'aurora',
    document: draft.document,
    revision: 3,
    base: 2,
    screens,
    lookedAt: screens.slice(0, 2).map(({ id }) => id),
    onLooked: () => undefined,
    focused: null,
    focusedLabel: '',
  },
} satisfies Meta<typeof Comparison>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = state({ calls: { editorPreview: 'pending' } });
export const AllSeen: Story = {
  ...state({ calls: { editorPreview: 'pending' } }),
  args: { lookedAt: screens.map(({ id }) => id) },
};
export const Nothing: Story = { ...state({}), args: { screens: [] } };
export const Failed: Story = state({ calls: { editorPreview: { failure: 'RATE_LIMIT' } } });
