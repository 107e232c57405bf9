import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowIndex } from './FlowIndex.tsx';

const meta: Meta<typeof FlowIndex> = {
  title: 'Flows',
  id: 'flows',
  component: FlowIndex,
  tags: ['flow-page'],
  parameters: { livery: { around: 'world' } },
};
export default meta;

export const Overview: StoryObj<typeof FlowIndex> = { name: 'All flows' };
