import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import CategoryPage from './CategoryPage.tsx';

const meta = {
  title: 'Screens/Category',
  component: CategoryPage,
  parameters: story({ path: '/rng', around: 'site' }),
} satisfies Meta<typeof CategoryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Slots: Story = {};
export const LiveCasino: Story = { parameters: story({ path: '/live' }) };
export const Sports: Story = { parameters: story({ path: '/sports' }) };
export const Lottery: Story = { parameters: story({ path: '/lottery' }) };
export const Hot: Story = { parameters: story({ path: '/hot' }) };
export const Busy: Story = { parameters: story({ without: ['games'], calls: { publicCatalogue: 'pending' } }) };
export const Failed: Story = { parameters: story({ without: ['games'], calls: { publicCatalogue: { failure: 'NETWORK' } } }) };
