import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { Bonus, BonusPage } from '../../../wire/promotions.ts';
import BonusDetailsPage from './bonusDetails.page.tsx';

const bonus = (id: string, more: Partial<Bonus>): Bonus => ({
  id,
  promotion: id,
  title: id,
  amount: '200000.0000',
  done: '600000.0000',
  needed: '600000.0000',
  shares: {},
  state: 'released',
  grantedAt: '2025-11-30T02:00:12.000Z',
  expiresAt: '2025-12-03T02:00:12.000Z',
  endedAt: '2025-12-01T02:00:12.000Z',
  ...more,
});
const running = bonus('first', {
  title: 'Thưởng nạp đầu 50%',
  amount: '1000000.0000',
  done: '7200000.0000',
  needed: '12000000.0000',
  shares: { PVP: 50, LIVE: 10, LOTT: 0 },
  state: 'running',
  grantedAt: '2025-12-01T13:15:48.000Z',
  expiresAt: '2025-12-08T13:15:48.000Z',
  endedAt: null,
});
const rows: readonly Bonus[] = [
  bonus('next', {
    title: 'Bù thua cuối tuần 8%',
    state: 'queued',
    done: '0.0000',
    expiresAt: null,
    endedAt: null,
    grantedAt: '2025-12-02T02:00:12.000Z',
  }),
  running,
  bonus('weekend', { title: 'Bù thua cuối tuần 8%' }),
  bonus('birthday', { title: 'Quà sinh nhật VIP 3', amount: '150000.0000', needed: '0.0000', done: '0.0000', expiresAt: null }),
  bonus('race', {
    title: 'Đua cược Nổ hũ, hạng 14',
    amount: '400000.0000',
    needed: '2000000.0000',
    done: '440000.0000',
    state: 'expired',
  }),
  bonus('qr', {
    title: 'Thưởng chuyển khoản QR 2%',
    amount: '40000.0000',
    needed: '40000.0000',
    done: '0.0000',
    state: 'cancelled',
  }),
];
const filled: BonusPage = {
  running,
  rows: [...rows],
  counts: { open: 2, released: 2, lost: 2 },
  next: null,
  previous: null,
  total: 6,
};
const nothing: BonusPage = {
  running: null,
  rows: [],
  counts: { open: 0, released: 0, lost: 0 },
  next: null,
  previous: null,
  total: 0,
};

const place = { path: '/index?member=bonusDetails', visitor: 'member', around: 'page' } as const;
const showing = (value: BonusPage) => story({ ...place, calls: { bonuses: { value } } });

const meta = {
  title: 'Screens/Member/bonusDetails',
  component: BonusDetailsPage,
  parameters: showing(filled),
} satisfies Meta<typeof BonusDetailsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: showing(nothing) };
export const Busy: Story = { parameters: story({ ...place, calls: { bonuses: 'pending' } }) };
export const Failed: Story = { parameters: story({ ...place, calls: { bonuses: { failure: 'NETWORK' } } }) };
const long = {
  title: 'Thưởng nạp lần đầu dành cho hội viên mới đăng ký qua ứng dụng trong tháng',
  amount: '9876543210987.6500',
};
export const Long: Story = {
  parameters: showing({
    ...filled,
    running: { ...running, ...long, needed: '98765432109876.5000', done: '12345678901234.5600' },
    rows: filled.rows.map((row) => ({ ...row, ...long })),
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/7,200,000/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/7,200,000/)).toBeNull());
  },
};
/** A cancellation names the loss before anything is lost. */
export const Cancelling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Huỷ thưởng|Cancel bonus/ }));
    await screen.findByRole('alertdialog');
  },
};
