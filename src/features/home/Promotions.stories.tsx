import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { Promotions } from './Promotions.tsx';

const meta = {
  title: 'Parts/Sections/Promotions',
  component: Promotions,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof Promotions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['promotions'], calls: { availablePromotions: 'pending' } }) };
export const Failed: Story = {
  parameters: story({ without: ['promotions'], calls: { availablePromotions: { failure: 'SYSTEM' } } }),
};
export const Empty: Story = { parameters: story({ without: ['promotions'], calls: { availablePromotions: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
