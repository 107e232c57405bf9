import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { NoticeModal } from './NoticeModal.tsx';

const meta = {
  title: 'Parts/Windows/NoticeModal',
  component: NoticeModal,
  parameters: story({ around: 'part' }),
} satisfies Meta<typeof NoticeModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['notices'], calls: { announcements: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['notices'], calls: { announcements: { failure: 'NETWORK' } } }) };
export const Empty: Story = { parameters: story({ without: ['notices'], calls: { announcements: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
