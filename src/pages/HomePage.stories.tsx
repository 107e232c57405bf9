import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/stories/parameters.ts';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomePage,
  parameters: story({ path: '/index', around: 'site' }),
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
