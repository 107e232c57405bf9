import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import { detailOfForm } from '../../.storybook/kit/promotions.ts';
import PromoDetailPage from './PromoDetailPage.tsx';

const meta = {
  title: 'Screens/PromoDetail',
  component: PromoDetailPage,
  parameters: story({
    path: '/promoDetail?id=weekend',
    around: 'site',
    visitor: 'member',
    calls: { promotionDetail: { value: detailOfForm } },
  }),
} satisfies Meta<typeof PromoDetailPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const WithoutId: Story = { parameters: story({ path: '/promoDetail' }) };
