import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import CommunityPage from './CommunityPage.tsx';

const meta = {
  title: 'Screens/Community',
  component: CommunityPage,
  parameters: story({ path: '/community', around: 'site' }),
} satisfies Meta<typeof CommunityPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
