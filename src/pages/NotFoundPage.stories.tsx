import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import NotFoundPage from './NotFoundPage.tsx';

const meta = {
  title: 'Screens/NotFound',
  component: NotFoundPage,
  parameters: story({ path: '/nowhere', around: 'site' }),
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
