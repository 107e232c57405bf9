import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { longNamed } from '../../../../.storybook/kit/withLongNames.ts';
import { WinnersList } from './WinnersList.tsx';

const meta = {
  title: 'Parts/Sections/WinnersList',
  component: WinnersList,
  parameters: story({ around: 'page', path: '/winners', without: ['winners'] }),
} satisfies Meta<typeof WinnersList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ calls: { rankList: 'pending' } }) };
export const Failed: Story = { parameters: story({ calls: { rankList: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: story({ calls: { rankList: { value: [] } } }) };
export const LongText: Story = { parameters: story({ calls: { rankList: { like: 'rankList', taking: longNamed } } }) };
