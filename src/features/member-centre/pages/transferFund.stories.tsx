import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { story } from '../../../../.storybook/kit/parameters.ts';
import type { WalletBalance, WalletTransfers } from '../../../wire/wallet.ts';
import TransferFund from './transferFund.page.tsx';

const balance: WalletBalance = {
  sumBalance: '18596000.0000',
  currencySymbol: '₫',
  currency: 'VND',
  wallets: [
    { wallet: 'held', balance: '0.0000' },
    { wallet: 'main', balance: '12480500.0000' },
    { wallet: 'vendor:SAPPH', balance: '3150000.0000' },
    { wallet: 'vendor:KNK', balance: '2965500.0000' },
  ],
};
const transfers: WalletTransfers = [
  { id: '1', from: 'main', to: 'vendor:KNK', amount: '500000.0000', at: '2026-11-20T04:02:14.000Z' },
  { id: '2', from: 'vendor:SAPPH', to: 'main', amount: '2150000.0000', at: '2026-11-19T11:47:30.000Z' },
];
const showing = (value: Partial<WalletBalance>, last: WalletTransfers = transfers) =>
  story({ visitor: 'member', calls: { balance: { value: { ...balance, ...value } }, walletTransfers: { value: last } } });

const meta = {
  title: 'Parts/Sections/Member wallet',
  component: TransferFund,
  parameters: showing({}),
} satisfies Meta<typeof TransferFund>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: showing({ sumBalance: '0.0000', wallets: [{ wallet: 'main', balance: '0.0000' }] }, []),
};
export const MoreThanBalance: Story = {
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText(/Số tiền|Amount/);
    await userEvent.type(amount, '99999999');
    await userEvent.click(canvas.getByRole('button', { name: /Xác nhận chuyển|Confirm transfer/ }));
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  },
};
export const HiddenBalance: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ẩn số dư|Hide the balance/ }));
    await expect(canvas.queryByText(/12,480,500/)).toBeNull();
  },
};
export const Busy: Story = {
  parameters: story({ visitor: 'member', calls: { balance: 'pending', walletTransfers: 'pending' } }),
};
export const Failed: Story = { parameters: story({ visitor: 'member', calls: { balance: { failure: 'SYSTEM' } } }) };
export const LongAmounts: Story = {
  parameters: showing({
    sumBalance: '98765432198765.4321',
    wallets: [
      { wallet: 'main', balance: '98765432198765.4321' },
      { wallet: 'vendor:GONE', balance: '12345678901234.5678' },
    ],
  }),
};
