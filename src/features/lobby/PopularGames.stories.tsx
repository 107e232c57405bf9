import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { PopularGames } from './PopularGames.tsx';

const meta = {
  title: 'Parts/Sections/PopularGames',
  component: PopularGames,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof PopularGames>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['popular'], calls: { popularGames: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['popular'], calls: { popularGames: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: story({ without: ['popular'], calls: { popularGames: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
