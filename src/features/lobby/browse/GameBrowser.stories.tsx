import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../../.storybook/kit/withLongNames.ts';
import { GameBrowser } from './GameBrowser.tsx';

const meta = {
  title: 'Parts/Sections/GameBrowser',
  component: GameBrowser,
  args: { category: 'LIVE' },
  parameters: story({ around: 'page', path: '/live' }),
} satisfies Meta<typeof GameBrowser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: story({ without: ['games'], calls: { publicCatalogue: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['games'], calls: { publicCatalogue: { failure: 'SYSTEM' } } }) };
export const NothingFound: Story = {
  parameters: story({
    path: '/live?q=rong',
    calls: { publicCatalogue: { value: { games: [], pageNum: 1, totalPages: 0, total: 0 } } },
  }),
};
export const NeedsLogin: Story = { parameters: story({ path: '/live?show=favourite' }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
