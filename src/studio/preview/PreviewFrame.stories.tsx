import type { Meta, StoryObj } from '@storybook/react-vite';
import { draft } from '../../../.storybook/studio/data/draft.ts';
import { part, state } from '../../../.storybook/studio/part.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';

const meta = {
  ...part,
  title: 'Studio/Parts/Preview',
  component: PreviewFrame,
  args: { merchant: 'aurora', document: draft.document },
} satisfies Meta<typeof PreviewFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = state({ calls: { editorPreview: 'pending' } });
export const Compact: Story = { ...state({ calls: { editorPreview: 'pending' } }), args: { compact: true } };
export const Failed: Story = state({ calls: { editorPreview: { failure: 'RATE_LIMIT' } } });
