import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { boardOfNotices } from '../../../.storybook/kit/notices.ts';
import { story } from '../../../.storybook/kit/parameters.ts';
import type { Notice } from '../../wire/notice.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

const place = { path: '/noticePage', around: 'page', visitor: 'member' } as const;
const showing = (value: readonly Notice[], path = '/noticePage') =>
  story({ ...place, path, calls: { announcements: { value } } });

const meta = {
  title: 'Parts/Sections/NoticeBoard',
  component: NoticeBoard,
  parameters: showing(boardOfNotices),
} satisfies Meta<typeof NoticeBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Topic: Story = { parameters: showing(boardOfNotices, '/noticePage?topic=event&page=2') };
export const Linked: Story = { parameters: showing(boardOfNotices, '/noticePage?notice=notice-13') };
export const Gone: Story = { parameters: showing(boardOfNotices, '/noticePage?notice=gone') };
export const NoMatch: Story = { parameters: showing(boardOfNotices, '/noticePage?q=zzz') };
export const Empty: Story = { parameters: showing([]) };
export const Busy: Story = { parameters: story({ ...place, calls: { announcements: 'pending' } }) };
export const Failed: Story = { parameters: story({ ...place, calls: { announcements: { failure: 'NETWORK' } } }) };
export const LongText: Story = {
  parameters: showing(boardOfNotices.map((notice) => ({ ...notice, title: longText, content: `<p>${longText}</p>` }))),
};
