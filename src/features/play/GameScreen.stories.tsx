import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { standingAt } from '../../../.storybook/kit/standingAt.ts';
import { GameScreen } from './GameScreen.tsx';

/** No story opens a frame, because its content is the vendor's. */
const meta = {
  title: 'Parts/Sections/GameScreen',
  component: GameScreen,
  parameters: story({
    around: 'page',
    path: '/game?type=RNG&vendor=MANGO&game=cat',
    visitor: 'member',
    calls: { launchGame: 'pending' },
  }),
  beforeEach: standingAt('/game'),
} satisfies Meta<typeof GameScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opening: Story = {};
export const NeedsLogin: Story = { parameters: story({ visitor: 'guest' }) };
export const NeedsTrueAccount: Story = {
  parameters: story({ visitor: 'trial', calls: { launchGame: { failure: 'TRUE_ACCOUNT' } } }),
};
export const VendorDown: Story = { parameters: story({ calls: { launchGame: { failure: 'VENDOR_DOWN' } } }) };
export const UnknownGame: Story = { parameters: story({ calls: { launchGame: { failure: 'GAME_UNKNOWN' } } }) };
export const Offline: Story = { parameters: story({ calls: { launchGame: { failure: 'NETWORK' } } }) };
/** The response contains a URL outside the allow-list. */
export const Blocked: Story = {
  parameters: story({
    calls: {
      launchGame: {
        value: {
          game_url: 'https://games.example.com/',
          gameId: 'cat',
          gameName: 'Mèo Phát Tài',
          gameType: 'RNG',
          vassalage: 'MANGO',
          demo: false,
        },
      },
    },
  }),
};
