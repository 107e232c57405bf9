import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { WithBoot } from '../../../.storybook/kit/WithBoot.tsx';
import { LazyPicture } from './LazyPicture.tsx';
import { PictureFallback } from './PictureFallback.tsx';

const meta = { title: 'Parts/LazyPicture', component: LazyPicture } satisfies Meta<typeof LazyPicture>;
export default meta;

type Story = StoryObj;

export const Loaded: Story = {
  render: () => (
    <WithBoot>
      {({ brand: { mark }, queries: { hotGames = [] } }) =>
        hotGames.slice(0, 1).map(({ gameId, gameName, picture }) => (
          <Narrow key={gameId}>
            <LazyPicture picture={picture} alt={gameName} sizes="260px" fallback={<PictureFallback mark={mark} />} />
          </Narrow>
        ))
      }
    </WithBoot>
  ),
};
/** The only attempt failed: the URL has no image. */
export const Failed: Story = {
  render: () => (
    <WithBoot>
      {({ brand: { mark } }) => (
        <LazyPicture
          picture={{ base: 'data:,', width: 3, height: 4, widths: [] }}
          alt="Trò chơi"
          sizes="260px"
          fallback={<PictureFallback mark={mark} text="Chưa có ảnh" />}
        />
      )}
    </WithBoot>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ảnh')).toBeVisible();
  },
};
