import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { RebateHistory, RebateOffer } from '../../../wire/records.ts';
import CashbackPage from './manualRebate.page.tsx';

const category = (gameType: string, validBet: string, rate: string, amount: string) => ({ gameType, validBet, rate, amount });
const offer: RebateOffer = {
  categories: [
    category('RNG', '31200000.0000', '0.60', '187200.0000'),
    category('LIVE', '28400000.0000', '0.40', '113600.0000'),
    category('ELOTT', '12600000.0000', '0.30', '37800.0000'),
    category('PVP', '7900000.0000', '0.50', '39500.0000'),
    category('FISH', '4000000.0000', '0.60', '24000.0000'),
    category('SPORTS', '0.0000', '0.45', '0.0000'),
  ],
  validBet: '84100000.0000',
  amount: '402100.0000',
  at: '2025-12-02T13:00:00.000Z',
  paysAt: '00:30',
  rank: 'VIP 3',
  thisMonth: '2846120.0000',
};
const history: RebateHistory = {
  rows: [
    { gameType: 'RNG', validBet: '30700000.0000', amount: '184200.0000', automatic: true, at: '2025-12-01T17:30:00.000Z' },
    { gameType: 'LIVE', validBet: '22500000.0000', amount: '90000.0000', automatic: false, at: '2025-12-01T04:46:20.000Z' },
  ],
  next: null,
  previous: null,
  total: 2,
};
const nothing: RebateOffer = {
  ...offer,
  categories: offer.categories.map(({ gameType, rate }) => category(gameType, '0.0000', rate, '0.0000')),
  validBet: '0.0000',
  amount: '0.0000',
  thisMonth: '0.0000',
};
const showing = (value: RebateOffer, paid: RebateHistory) =>
  story({
    path: '/index?member=manualRebate',
    visitor: 'member',
    around: 'page',
    calls: { rebates: { value }, rebateHistory: { value: paid } },
  });

const meta = {
  title: 'Screens/Member/manualRebate',
  component: CashbackPage,
  parameters: showing(offer, history),
} satisfies Meta<typeof CashbackPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Claiming: Story = {
  parameters: story({
    path: '/index?member=manualRebate',
    visitor: 'member',
    around: 'page',
    calls: { rebates: { value: offer }, rebateHistory: { value: history }, claimRebate: 'pending' },
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Nhận tất cả|Claim all/ });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Empty: Story = { parameters: showing(nothing, { ...history, rows: [], total: 0 }) };
export const Busy: Story = {
  parameters: story({
    path: '/index?member=manualRebate',
    visitor: 'member',
    around: 'page',
    calls: { rebates: 'pending', rebateHistory: 'pending' },
  }),
};
export const Failed: Story = {
  parameters: story({
    path: '/index?member=manualRebate',
    visitor: 'member',
    around: 'page',
    calls: { rebates: { failure: 'NETWORK' }, rebateHistory: { failure: 'NETWORK' } },
  }),
};
export const LongSums: Story = {
  parameters: showing(
    {
      ...offer,
      amount: '98765432109876.5432',
      categories: offer.categories.map((each) => ({ ...each, validBet: '98765432109876.5432', amount: '9876543210987.6500' })),
    },
    history,
  ),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/402,100/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/402,100/)).toBeNull());
  },
};
