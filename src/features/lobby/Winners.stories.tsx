import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { Winners } from './Winners.tsx';

const meta = {
  title: 'Parts/Sections/Winners',
  component: Winners,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof Winners>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['winners'], calls: { rankList: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['winners'], calls: { rankList: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: story({ without: ['winners'], calls: { rankList: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
