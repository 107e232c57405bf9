import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { longNamed } from '../../../../.storybook/kit/withLongNames.ts';
import { FavouriteGames } from './FavouriteGames.tsx';

const meta = {
  title: 'Parts/Sections/FavouriteGames',
  component: FavouriteGames,
  parameters: story({ around: 'page', path: '/fav', visitor: 'member' }),
} satisfies Meta<typeof FavouriteGames>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const NeedsLogin: Story = { parameters: story({ visitor: 'guest' }) };
export const Busy: Story = { parameters: story({ calls: { favouriteGames: 'pending', favouriteGamesList: 'pending' } }) };
export const Failed: Story = { parameters: story({ calls: { favouriteGamesList: { failure: 'SYSTEM' } } }) };
export const Empty: Story = {
  parameters: story({ calls: { favouriteGames: { value: [] }, favouriteGamesList: { value: [] } } }),
};
export const NothingFound: Story = { parameters: story({ path: '/fav?q=khongco' }) };
export const LongText: Story = {
  parameters: story({ calls: { favouriteGamesList: { like: 'popularGames', taking: longNamed } } }),
};
