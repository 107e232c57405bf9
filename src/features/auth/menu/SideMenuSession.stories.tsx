import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { Narrow } from '../../../../.storybook/kit/Row.tsx';
import { SideMenuLogout, SideMenuSession } from './SideMenuSession.tsx';

const meta = {
  title: 'Parts/Sections/SideMenuSession',
  component: SideMenuSession,
  args: { balance: null, entries: null, avatar: null, onFollow: fn() },
  render: (args) => (
    <Narrow>
      <SideMenuSession {...args} />
      <SideMenuLogout {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof SideMenuSession>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
export const Agent: Story = { parameters: story({ visitor: 'agent' }) };
