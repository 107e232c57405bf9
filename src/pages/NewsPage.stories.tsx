import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import NewsPage from './NewsPage.tsx';

const meta = {
  title: 'Screens/News',
  component: NewsPage,
  parameters: story({ path: '/news', around: 'site' }),
} satisfies Meta<typeof NewsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
