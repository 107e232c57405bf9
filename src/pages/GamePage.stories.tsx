import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import { standingAt } from '../../.storybook/kit/standingAt.ts';
import GamePage from './GamePage.tsx';

const meta = {
  title: 'Screens/Game',
  component: GamePage,
  parameters: story({
    path: '/game?type=RNG&vendor=MANGO&game=cat',
    around: 'site',
    visitor: 'member',
    calls: { launchGame: 'pending' },
  }),
  beforeEach: standingAt('/game'),
} satisfies Meta<typeof GamePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { parameters: story({ visitor: 'guest' }) };
export const Opening: Story = {};
export const Failed: Story = { parameters: story({ calls: { launchGame: { failure: 'VENDOR_DOWN' } } }) };
