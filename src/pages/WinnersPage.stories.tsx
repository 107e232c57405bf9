import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import WinnersPage from './WinnersPage.tsx';

const meta = {
  title: 'Screens/Winners',
  component: WinnersPage,
  parameters: story({ path: '/winners', around: 'site', without: ['winners'] }),
} satisfies Meta<typeof WinnersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
export const Failed: Story = { parameters: story({ calls: { rankList: { failure: 'NETWORK' } } }) };
