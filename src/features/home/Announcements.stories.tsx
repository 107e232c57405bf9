import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { Announcements } from './Announcements.tsx';

const meta = {
  title: 'Parts/Sections/Announcements',
  component: Announcements,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof Announcements>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['notices'], calls: { announcements: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['notices'], calls: { announcements: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: story({ without: ['notices'], calls: { announcements: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
