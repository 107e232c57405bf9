import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { story } from '../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../.storybook/kit/withLongNames.ts';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomePage,
  parameters: story({ path: '/index', around: 'site' }),
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
export const Agent: Story = { parameters: story({ visitor: 'agent' }) };
export const Trial: Story = { parameters: story({ visitor: 'trial' }) };
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector<HTMLElement>('header button[aria-expanded]');
    if (opener === null) throw new Error('The header has no menu button.');
    await userEvent.click(opener);
    const menu = await waitForDialog(canvasElement);
    await waitFor(() => expect(menu).toBeVisible());
  },
};
/** Data that is not embedded in the page is still loading. */
export const Busy: Story = {
  parameters: story({
    without: ['hotGames', 'popular', 'winners', 'live', 'promotions', 'missions', 'notices', 'banners'],
    calls: {
      hotGames: 'pending',
      popularGames: 'pending',
      rankList: 'pending',
      liveTables: 'pending',
      availablePromotions: 'pending',
      missions: 'pending',
      announcements: 'pending',
      banners: 'pending',
    },
  }),
};

const waitForDialog = async (root: HTMLElement) => {
  for (let round = 0; round < 100; round += 1) {
    const dialog = root.querySelector<HTMLElement>('dialog[open]');
    if (dialog !== null) return dialog;
    await new Promise(requestAnimationFrame);
  }
  throw new Error('The menu did not open.');
};
