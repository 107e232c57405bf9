import type { Meta, StoryObj } from '@storybook/react-vite';
import { boardOfNotices } from '../../.storybook/kit/notices.ts';
import { story } from '../../.storybook/kit/parameters.ts';
import NoticePage from './NoticePage.tsx';

const meta = {
  title: 'Screens/Notices',
  component: NoticePage,
  parameters: story({
    path: '/noticePage',
    around: 'site',
    visitor: 'member',
    calls: { announcements: { value: boardOfNotices } },
  }),
} satisfies Meta<typeof NoticePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Guest: Story = { parameters: story({ visitor: 'guest' }) };
