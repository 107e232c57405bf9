import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { depositOrder as order } from '../../../../tests/gallery/deposits.ts';
import type { DepositMethod, DepositOptions, DepositOrder } from '../../../wire/deposit.ts';
import type { PromotionBoard, PromotionOffer } from '../../../wire/promotions.ts';
import Deposit from './depositv2.page.tsx';

const method = (id: string, kind: DepositMethod['kind'], name: string, more: Partial<DepositMethod> = {}): DepositMethod => {
  return { id, kind, name, hint: null, min: '50000.0000', max: '300000000.0000', feePercent: 0, waitMinutes: 5, ...more };
};
const hint = 'Chỉ chuyển từ tài khoản đứng tên bạn. Sai tên sẽ phải xác minh thủ công.';
const options: DepositOptions = {
  methods: [
    method('qr-fast', 'qr', 'QR nhanh 24/7', { hint, waitMinutes: 2 }),
    method('qr-stable', 'qr', 'QR ổn định', { hint, min: '200000.0000', max: '100000000.0000' }),
    method('qr-high', 'qr', 'QR hạn mức cao', { hint, min: '5000000.0000', max: '500000000.0000' }),
    method('bank-transfer', 'bank', 'Chuyển khoản ngân hàng'),
    method('e-wallet', 'wallet', 'Ví điện tử', { waitMinutes: 2 }),
    method('phone-card', 'card', 'Thẻ điện thoại', { feePercent: 10, waitMinutes: 10 }),
    method('crypto', 'crypto', 'Tiền mã hoá', { waitMinutes: 15 }),
  ],
  quickAmounts: ['200000.0000', '500000.0000', '1000000.0000', '2000000.0000', '5000000.0000', '10000000.0000'],
  order: null,
};
const showing = (value: Partial<DepositOptions>, more: object = {}) =>
  story({
    visitor: 'member',
    calls: { depositOptions: { value: { ...options, ...value } }, depositOrder: { value: order }, ...more },
  });
const bonusBoard = (state: PromotionOffer['state']): PromotionBoard => ({
  available: state === 'claim' ? 1 : 0,
  promotions: [
    {
      id: 'first-deposit',
      kind: 'depositMatch',
      entry: 'join',
      group: 'deposit',
      overline: null,
      title: 'Thưởng nạp đầu 50%',
      picture: null,
      from: null,
      until: null,
      state,
      period: 'once',
      isEligible: true,
      amount: state === 'claim' ? '100000.0000' : null,
      maxAmount: null,
      wagering: null,
      progress: null,
      count: null,
      claimUntil: null,
      changedAt: null,
      reason: null,
    },
  ],
});
const shownOrder = (more: Partial<DepositOrder>) => showing({ order: { ...order, ...more } });

const meta = {
  title: 'Parts/Sections/Member deposit',
  component: Deposit,
  parameters: showing({}),
} satisfies Meta<typeof Deposit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Thẻ điện thoại|Phone card/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '2M' }));
    await expect(canvas.getByRole('button', { name: '2M' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(/1,800,000\.00/)).toBeVisible();
  },
};
/** Another way to pay has other limits: its amounts to press, and no fault of the way before. */
export const OtherLimits: Story = {
  parameters: showing({
    methods: [
      method('qr-fast', 'qr', 'QR nhanh 24/7'),
      method('phone-card', 'card', 'Thẻ điện thoại', { min: '10000.0000', max: '5000000.0000', feePercent: 10 }),
    ],
  }),
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /^(Số tiền|Amount)/ });
    await expect(canvas.getByRole('button', { name: '10M' })).toBeVisible();
    await userEvent.type(amount, '20000');
    await userEvent.click(canvas.getByRole('button', { name: /Tạo lệnh nạp|Create order/ }));
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: /Thẻ điện thoại|Phone card/ }));
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByRole('button', { name: '10M' })).toBe(null);
    await expect(canvas.getByRole('button', { name: '5M' })).toBeVisible();
  },
};
export const OutOfLimits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(Số tiền|Amount)/ }), '1');
    await userEvent.click(canvas.getByRole('button', { name: /Tạo lệnh nạp|Create order/ }));
    await expect(canvas.getByRole('textbox', { name: /^(Số tiền|Amount)/ })).toHaveAttribute('aria-invalid', 'true');
  },
};
export const PlayLimitReached: Story = {
  parameters: showing({}, { createDeposit: { failure: 'LIMIT_REACHED' } }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(Số tiền|Amount)/ }), '200000');
    await userEvent.click(canvas.getByRole('button', { name: /Tạo lệnh nạp|Create order/ }));
    await expect(await canvas.findByText(/hạn mức chơi|safer play limits/)).toBeVisible();
  },
};
export const Waiting: Story = { parameters: showing({ order }) };
/** Asking the provider says what came of it, although the order is as it was. */
export const AskedInVain: Story = {
  parameters: showing({ order }, { checkDeposit: { value: order } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tôi đã chuyển|I have paid/ }));
    await expect(await canvas.findByText(/khoản của bạn chưa về|has not arrived yet/)).toBeVisible();
    await expect(canvas.getByText(/Đang kiểm tra khoản nạp|Checking the payment/)).toBeVisible();
  },
};
export const Card: Story = {
  parameters: shownOrder({
    kind: 'card',
    fee: '7000.0000',
    net: '63000.0000',
    amount: '70000.0000',
    instruction: { qr: null, redirect: 'https://pay.example.com/1', details: [] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('63,000.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Tôi đã nạp thẻ|I have sent the card/ })).toBeVisible();
  },
};
/** A bonus of the deposit is announced before it, and waits after it. */
export const BonusBefore: Story = { parameters: showing({}, { promotionBoard: { value: bonusBoard('join') } }) };
export const BonusAfter: Story = {
  parameters: showing(
    { order: { ...order, state: 'credited', instruction: null } },
    { promotionBoard: { value: bonusBoard('claim') } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nhận thưởng|Claim it/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/promoDetail?id=first-deposit'),
    );
    await expect(canvas.getByRole('link', { name: /Chơi ngay|Play now/ })).toBeVisible();
  },
};
export const ProviderSilent: Story = { parameters: shownOrder({ state: 'created', instruction: null }) };
export const Credited: Story = { parameters: shownOrder({ state: 'credited', instruction: null }) };
export const Expired: Story = { parameters: shownOrder({ state: 'expired', instruction: null }) };
export const AnotherAmount: Story = { parameters: shownOrder({ state: 'failed', reason: 'amount', instruction: null }) };
export const Busy: Story = { parameters: story({ visitor: 'member', calls: { depositOptions: 'pending' } }) };
export const Failed: Story = { parameters: story({ visitor: 'member', calls: { depositOptions: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: showing({ methods: [] }) };
export const LongText: Story = {
  parameters: showing({
    methods: options.methods.map((one) => ({ ...one, name: longText, hint: longText })),
    order: {
      ...order,
      amount: '987654321987.6500',
      instruction: { qr: null, redirect: null, details: [{ detail: 'accountHolder', text: longText }] },
    },
  }),
};
