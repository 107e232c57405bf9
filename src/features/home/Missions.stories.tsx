import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { Missions } from './Missions.tsx';

const meta = {
  title: 'Parts/Sections/Missions',
  component: Missions,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof Missions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['missions'], calls: { missions: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['missions'], calls: { missions: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: story({ without: ['missions'], calls: { missions: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
