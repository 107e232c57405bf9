import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { faulty } from '../../../../.storybook/studio/data/draft.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { RefusedNote } from './RefusedNote.tsx';

const meta = {
  ...part,
  title: 'Studio/Parts/Refused note',
  component: RefusedNote,
  args: { title: 'Chưa xuất bản', problems: faulty.problems },
} satisfies Meta<typeof RefusedNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Problems: Story = {};
export const LongWords: Story = {
  args: { title: longText, problems: [{ code: 'a', pointer: '/a', message: { vi: longText, en: longText } }] },
};
