import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { awaitingOrder, closedOrders, requestedOrder, withdrawalBoard } from '../../../../tests/gallery/withdrawals.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { Withdrawal, WithdrawalBoard } from '../../../wire/withdrawal.ts';
import Withdraw from './withdraw.page.tsx';

const orders = [awaitingOrder, requestedOrder, ...closedOrders];
const showing = (board: Partial<WithdrawalBoard> = {}, shown: readonly Withdrawal[] = orders, more: object = {}) =>
  story({
    visitor: 'member',
    calls: { withdrawalBoard: { value: { ...withdrawalBoard, ...board } }, withdrawals: { value: { orders: shown } } },
    ...more,
  });
const history = (search = '') => showing({}, orders, { path: `/index?member=withdraw&member.view=history${search}` });

const meta = {
  title: 'Parts/Sections/Member withdraw',
  component: Withdraw,
  parameters: showing(),
} satisfies Meta<typeof Withdraw>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const NothingAwaits: Story = { parameters: showing({}, closedOrders) };
export const Empty: Story = { parameters: showing({}, []) };
export const NoAccount: Story = { parameters: showing({ bindings: [], holder: null }, []) };
export const AccountWaits: Story = {
  parameters: showing(
    { bindings: withdrawalBoard.bindings.slice(0, 1).map((one) => ({ ...one, state: 'waiting' as const })) },
    [],
  ),
};
export const NoPaymentPassword: Story = { parameters: showing({ isPaymentPasswordSet: false }, []) };
export const LimitReached: Story = {
  parameters: showing(
    {
      limits: {
        ...withdrawalBoard.limits,
        usedToday: '120000000.0000',
        leftToday: '0.0000',
        timesLeft: 0,
        turnoverLeft: '1500000.0000',
      },
    },
    [],
  ),
};
export const Faults: Story = {
  parameters: showing({}, []),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gửi lệnh rút$|^Withdraw$/ }));
    await expect(canvas.getByRole('textbox', { name: /Số tiền|Amount/ })).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Filled: Story = {
  parameters: showing({}, []),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+1M' }));
    await userEvent.click(canvas.getByRole('button', { name: '+500K' }));
    await expect(canvas.getByRole('textbox', { name: /Số tiền|Amount/ })).toHaveValue('1,500,000');
  },
};
export const Partly: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Nhận một phần|Partly/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Số tiền đã nhận|Amount received/ }), '800000');
    await expect(screen.getByDisplayValue('200,000.00')).toBeVisible();
  },
};
export const FurtherProofs: Story = {
  parameters: history(),
  play: async ({ canvas }) => {
    const [add] = await canvas.findAllByRole('button', { name: /Bổ sung ảnh|Add images/ });
    await userEvent.click(add ?? document.body);
    await userEvent.click(await screen.findByRole('button', { name: /Gửi ảnh|Send images/ }));
    await waitFor(() => expect(screen.getByText(/Hãy thêm ảnh sao kê|Add an image/)).toBeVisible());
  },
};
export const NotReceived: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Chưa nhận|Not received/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Gửi báo cáo|Send report/ }));
    await waitFor(() => expect(screen.getByText(/Hãy thêm ảnh sao kê|Add an image/)).toBeVisible());
  },
};
export const History: Story = { parameters: history() };
export const HistoryFiltered: Story = { parameters: history('&member.state=review') };
export const HistoryEmpty: Story = { parameters: showing({}, [], { path: '/index?member=withdraw&member.view=history' }) };
export const HiddenBalance: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/12,480,500\.00/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/12,480,500\.00/)).toBe(null));
  },
};
export const Busy: Story = {
  parameters: story({ visitor: 'member', calls: { withdrawalBoard: 'pending', withdrawals: 'pending' } }),
};
export const Failed: Story = {
  parameters: story({
    visitor: 'member',
    calls: { withdrawalBoard: { failure: 'SYSTEM' }, withdrawals: { failure: 'SYSTEM' } },
  }),
};
export const LongText: Story = {
  parameters: showing(
    {
      available: '987654321987.6500',
      holder: longText,
      bindings: withdrawalBoard.bindings.map((one) => ({ ...one, provider: longText })),
    },
    orders.map((one) => ({ ...one, to: { ...one.to, provider: longText }, reason: one.reason === null ? null : longText })),
  ),
};
