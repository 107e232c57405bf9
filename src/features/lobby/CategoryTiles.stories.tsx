import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'Parts/Sections/CategoryTiles',
  component: CategoryTiles,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof CategoryTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['catalogue'], calls: { publicVendors: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['catalogue'], calls: { publicVendors: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: story({ without: ['catalogue'], calls: { publicVendors: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
