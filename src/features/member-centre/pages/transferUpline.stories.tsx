import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import type { UplineTransfers } from '../../../wire/transfer.ts';
import type { WalletBalance } from '../../../wire/wallet.ts';
import TransferUpline from './transferUpline.page.tsx';

const balance: WalletBalance = {
  sumBalance: '12480500.0000',
  currencySymbol: '₫',
  currency: 'VND',
  wallets: [{ wallet: 'main', balance: '12480500.0000' }],
};
const known: UplineTransfers = {
  upline: { nickname: 'bacnam_master', avatar: '/avatars/none' },
  hasPaymentPassword: true,
  limits: { min: '50000.0000', max: '200000000.0000', leftToday: '499500000.0000' },
  thisMonth: { amount: '500000.0000', count: 1 },
  transfers: [
    { id: '1', receiver: 'bacnam_master', amount: '500000.0000', at: '2026-11-19T12:05:42.000Z' },
    { id: '2', receiver: 'bacnam_master', amount: '1200000.0000', at: '2026-11-18T03:22:08.000Z' },
  ],
};
const showing = (value: Partial<UplineTransfers>) =>
  story({ visitor: 'member', calls: { balance: { value: balance }, uplineTransfers: { value: { ...known, ...value } } } });

const meta = {
  title: 'Parts/Sections/Member transfer to upline',
  component: TransferUpline,
  parameters: showing({}),
} satisfies Meta<typeof TransferUpline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+500K' }));
    await userEvent.type(canvas.getByLabelText(/Mật khẩu|Payment password/), '246802');
    await expect(canvas.getByRole('button', { name: /(Chuyển|Transfer) 500,000\.00/ })).toBeVisible();
  },
};
export const BelowLimit: Story = {
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText(/Số tiền|Amount/);
    await userEvent.type(amount, '10');
    await userEvent.click(canvas.getByRole('button', { name: /(Chuyển|Transfer) 10\.00/ }));
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  },
};
export const NoPaymentPassword: Story = { parameters: showing({ hasPaymentPassword: false }) };
export const NoUpline: Story = { parameters: showing({ upline: null, transfers: [] }) };
export const Empty: Story = { parameters: showing({ transfers: [], thisMonth: { amount: '0.0000', count: 0 } }) };
export const Busy: Story = {
  parameters: story({ visitor: 'member', calls: { balance: 'pending', uplineTransfers: 'pending' } }),
};
export const Failed: Story = {
  parameters: story({ visitor: 'member', calls: { balance: { value: balance }, uplineTransfers: { failure: 'SYSTEM' } } }),
};
export const LongName: Story = { parameters: showing({ upline: { nickname: longText, avatar: '/avatars/none' } }) };
