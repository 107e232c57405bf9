import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import { boardOfGuests, boardOfStates } from '../../.storybook/kit/promotions.ts';
import PromotionsPage from './PromotionsPage.tsx';

const meta = {
  title: 'Screens/Promotions',
  component: PromotionsPage,
  parameters: story({
    path: '/promotions',
    around: 'site',
    visitor: 'member',
    calls: { promotionBoard: { value: boardOfStates } },
  }),
} satisfies Meta<typeof PromotionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const Guest: Story = { parameters: story({ visitor: 'guest', calls: { promotionBoard: { value: boardOfGuests } } }) };
