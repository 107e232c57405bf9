import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { LiveTables } from './LiveTables.tsx';

const meta = {
  title: 'Parts/Sections/LiveTables',
  component: LiveTables,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof LiveTables>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['live'], calls: { liveTables: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['live'], calls: { liveTables: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: story({ without: ['live'], calls: { liveTables: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
