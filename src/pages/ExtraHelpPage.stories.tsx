import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import ExtraHelpPage from './ExtraHelpPage.tsx';

const meta = {
  title: 'Screens/ExtraHelp',
  component: ExtraHelpPage,
  parameters: story({ path: '/helpmc', around: 'site' }),
} satisfies Meta<typeof ExtraHelpPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
