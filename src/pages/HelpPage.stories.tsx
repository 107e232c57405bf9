import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import HelpPage from './HelpPage.tsx';

const meta = {
  title: 'Screens/Help',
  component: HelpPage,
  parameters: story({ path: '/help', around: 'site' }),
} satisfies Meta<typeof HelpPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
