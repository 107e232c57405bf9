import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { boardOfNotices } from '../../../.storybook/kit/notices.ts';
import { story } from '../../../.storybook/kit/parameters.ts';
import type { Notice } from '../../wire/notice.ts';
import { NoticeLinks } from './NoticeLinks.tsx';

const showing = (value: readonly Notice[]) =>
  story({ path: '/promotions', around: 'page', calls: { announcements: { value } } });

const meta = {
  title: 'Parts/Sections/NoticeLinks',
  component: NoticeLinks,
  parameters: showing(boardOfNotices),
  args: { tab: 'promotions' },
} satisfies Meta<typeof NoticeLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const LongText: Story = { parameters: showing(boardOfNotices.map((notice) => ({ ...notice, title: longText }))) };
