import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { depositOrder as order, transferOrder } from '../../../../tests/gallery/deposits.ts';
import type { DepositMethod, DepositOptions, DepositOrder } from '../../../wire/deposit.ts';
import type { PromotionBoard, PromotionOffer } from '../../../wire/promotions.ts';
import Deposit from './depositv2.page.tsx';

const method = (id: string, kind: DepositMethod['kind'], name: string, more: Partial<DepositMethod> = {}): DepositMethod => {
  return {
    id,
    kind,
    name,
    hint: null,
    min: '50000.0000',
    max: '300000000.0000',
    feePercent: 0,
    waitMinutes: 5,
    carriers: [],
    ...more,
  };
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
const transferring = (more: Partial<DepositOrder> = {}, calls: object = {}) => {
  const value = { ...transferOrder, ...more };
  return showing({ order: value }, { depositOrder: { value }, ...calls });
};
/** A transfer to an account of the brand, by its VietQR code or, on a phone, in the app of a bank. */
export const Transfer: Story = {
  parameters: transferring(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('VOLKYN D261120K7PX4N')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /2,000,000\.00/ })).toBeVisible();
    for (const name of [/^(Sao chép|Copy) (Số tiền|Amount)/, /(Số tài khoản|Account number)$/, /(giữ nguyên|do not change)$/])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};
/** On phones the bank of last time opens with one press, the others with two. */
export const TransferAgain: Story = {
  beforeEach: () => localStorage.setItem('payBank', 'TCB'),
  parameters: transferring(),
  play: async ({ canvas }) => {
    const own = await canvas.findByText(/^(Mở ứng dụng|Open) Techcombank$/);
    await expect(own.closest('a')).toHaveAttribute('href', expect.stringContaining('?app=tcb&ba=0000000000@vcb&am=2000000&'));
  },
};
export const TransferAskedInVain: Story = {
  parameters: transferring({}, { checkDeposit: { value: transferOrder } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tôi đã chuyển|I have paid/ }));
    await expect(await canvas.findByText(/khoản của bạn chưa về|has not arrived yet/)).toBeVisible();
  },
};
export const TransferLongText: Story = {
  parameters: transferring({
    instruction: {
      qr: transferOrder.instruction?.qr ?? null,
      redirect: 'https://pay.example.com/1',
      bank: 'VCB',
      details: [
        { detail: 'bank', text: longText },
        { detail: 'accountNumber', text: '0000000000000000000' },
        { detail: 'accountHolder', text: longText },
        { detail: 'content', text: 'ABCDEFGHIJK D261120K7PX4N' },
      ],
    },
    apps: transferOrder.apps.map((app) => ({ ...app, name: longText, note: longText })),
  }),
};
/** The account is gone with the time of the order, which the server has not ended yet. */
export const TransferOver: Story = { parameters: transferring({ instruction: null, apps: [] }) };
const carriers = [
  { id: 'viettel', name: 'Viettel', values: ['10000.0000', '20000.0000', '50000.0000', '100000.0000'], feePercent: 15 },
  { id: 'vinaphone', name: 'VinaPhone', values: ['50000.0000', '100000.0000', '500000.0000'], feePercent: 12 },
];
const cards = showing({ methods: [method('phone-card', 'card', 'Thẻ điện thoại', { carriers, waitMinutes: 10 })] });
/** A channel with carriers takes cards at their face values, for the fee of the carrier. */
export const Carriers: Story = {
  parameters: cards,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Viettel/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '100,000.00' }));
    await expect(canvas.getByText('85,000.00 ₫')).toBeVisible();
  },
};
export const NoCarrier: Story = {
  parameters: cards,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tạo lệnh nạp|Create order/ }));
    await expect(await canvas.findByText(/Hãy chọn nhà mạng|Choose the carrier/)).toBeVisible();
  },
};
export const Card: Story = {
  parameters: shownOrder({
    kind: 'card',
    carrier: 'Viettel',
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
export const Crypto: Story = {
  parameters: shownOrder({
    kind: 'crypto',
    methodName: 'Tiền mã hoá',
    instruction: {
      qr: 'TDemo1234567890abcdefghijkLMNOPQRS',
      redirect: null,
      details: [
        { detail: 'network', text: 'TRC20' },
        { detail: 'coin', text: '19.69 USDT' },
        { detail: 'address', text: 'TDemo1234567890abcdefghijkLMNOPQRS' },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('19.69 USDT')).toBeVisible();
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
