import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import LotteryAside from './LotteryAside.tsx';

const meta = {
  title: 'Parts/Sections/LotteryAside',
  component: LotteryAside,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof LotteryAside>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Busy: Story = { parameters: story({ calls: { gameMenus: 'pending', vnOpenedNumbers: 'pending' } }) };
export const Failed: Story = {
  parameters: story({ calls: { gameMenus: { failure: 'SYSTEM' }, vnOpenedNumbers: { failure: 'VENDOR_DOWN' } } }),
};
