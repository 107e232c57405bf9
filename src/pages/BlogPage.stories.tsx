import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import BlogPage from './BlogPage.tsx';

const meta = {
  title: 'Screens/Blog',
  component: BlogPage,
  parameters: story({ path: '/blog', around: 'site' }),
} satisfies Meta<typeof BlogPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
