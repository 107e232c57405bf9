import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import FavouritesPage from './FavouritesPage.tsx';

const meta = {
  title: 'Screens/Favourites',
  component: FavouritesPage,
  parameters: story({ path: '/fav', around: 'site', visitor: 'member' }),
} satisfies Meta<typeof FavouritesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { parameters: story({ visitor: 'guest' }) };
export const Member: Story = {};
export const Empty: Story = {
  parameters: story({ calls: { favouriteGames: { value: [] }, favouriteGamesList: { value: [] } } }),
};
export const Failed: Story = { parameters: story({ calls: { favouriteGamesList: { failure: 'NETWORK' } } }) };
