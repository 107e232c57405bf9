import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { HotGames } from './HotGames.tsx';

const meta = {
  title: 'Parts/Sections/HotGames',
  component: HotGames,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof HotGames>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
export const Busy: Story = { parameters: story({ without: ['hotGames'], calls: { hotGames: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['hotGames'], calls: { hotGames: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: story({ without: ['hotGames'], calls: { hotGames: { value: [] } } }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
