import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { StartSteps } from './StartSteps.tsx';

const meta = {
  title: 'Parts/Sections/StartSteps',
  component: StartSteps,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof StartSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
