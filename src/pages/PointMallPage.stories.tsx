import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import { pointBalance } from '../../.storybook/kit/points.ts';
import PointMallPage from './PointMallPage.tsx';

const meta = {
  title: 'Screens/PointMall',
  component: PointMallPage,
  parameters: story({
    path: '/pointMall',
    around: 'site',
    visitor: 'member',
    calls: { pointBalance: { value: pointBalance } },
  }),
} satisfies Meta<typeof PointMallPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rewards: Story = {};
export const Guest: Story = { parameters: story({ visitor: 'guest' }) };
