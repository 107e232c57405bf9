import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import LotteryPage from './LotteryPage.tsx';

const meta = {
  title: 'Screens/Lottery',
  component: LotteryPage,
  parameters: story({ path: '/lottery', around: 'site' }),
} satisfies Meta<typeof LotteryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
export const Fast: Story = { parameters: story({ path: '/elott' }) };
export const Vietnamese: Story = { parameters: story({ path: '/vnlottery' }) };
export const Failed: Story = { parameters: story({ calls: { gameMenus: { failure: 'NETWORK' } } }) };
