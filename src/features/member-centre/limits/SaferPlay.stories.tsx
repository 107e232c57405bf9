import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { ActivityStatement, SaferPlayState } from '../../../wire/saferPlay.ts';
import SecurityCenterPage from '../pages/securityCenter.page.tsx';
import type { PlayLimit } from './limitText.ts';

const limitOf = (limit: Pick<PlayLimit, 'kind' | 'period' | 'amount' | 'used'> & Partial<PlayLimit>): PlayLimit => ({
  left: '0.0000',
  resetsAt: '2026-11-22T17:00:00.000Z',
  isOfBrand: false,
  pending: null,
  ...limit,
});

const state: SaferPlayState = {
  limits: [
    limitOf({
      kind: 'deposit',
      period: 'month',
      amount: '20000000.0000',
      used: '7600000.0000',
      resetsAt: '2026-11-30T17:00:00.000Z',
      pending: { amount: '30000000.0000', at: '2026-11-21T08:20:00.000Z' },
    }),
    limitOf({ kind: 'loss', period: 'week', amount: '5000000.0000', used: '4350000.0000' }),
    limitOf({ kind: 'stake', period: 'day', amount: '10000000.0000', used: '2180000.0000' }),
    limitOf({ kind: 'time', period: 'day', amount: '120', used: '66' }),
  ],
  break: null,
  realityCheck: { minutes: 30, longest: null },
  raiseAfterHours: 24,
  exclusionMonths: 6,
  currency: 'VND',
  currencySymbol: '₫',
};

const month = (from: string, until: string, net: string): ActivityStatement[number] => ({
  from,
  until,
  deposits: '7600000.0000',
  withdrawals: '2000000.0000',
  stakes: '21800000.0000',
  payouts: '18450000.0000',
  net,
  bets: 214,
  minutes: 1_326,
});
const activity: ActivityStatement = [
  month('2026-10-31T17:00:00.000Z', '2026-11-30T17:00:00.000Z', '-3350000.0000'),
  month('2026-09-30T17:00:00.000Z', '2026-10-31T17:00:00.000Z', '1250000.0000'),
];

const showing = (changed: Partial<SaferPlayState> = {}, calls: StoryParameters['calls'] = {}) =>
  story({
    path: '/index?member=securityCenter&member.tab=limits&member.limit=loss',
    visitor: 'member',
    around: 'page',
    calls: { playLimits: { value: { ...state, ...changed } }, playActivity: { value: activity }, ...calls },
  });

const meta = {
  title: 'Screens/Member/Safer play',
  component: SecurityCenterPage,
  parameters: showing(),
} satisfies Meta<typeof SecurityCenterPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const first = { timeout: 10_000 };

/** The loss limit is above 80 percent, the deposit limit waits for a higher one. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Đã dùng 87%|87% used)$/, {}, first)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Huỷ thay đổi|Cancel change)$/ })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: showing({ limits: [], realityCheck: { minutes: null, longest: null } }, { playActivity: { value: [] } }),
};
/** Limits of the brand beside own ones, a removal that waits, and a reality check that cannot be switched off. */
export const OfBrand: Story = {
  parameters: showing({
    limits: [
      limitOf({ kind: 'loss', period: 'month', amount: '50000000.0000', used: '4350000.0000', isOfBrand: true }),
      limitOf({
        kind: 'loss',
        period: 'week',
        amount: '5000000.0000',
        used: '5000000.0000',
        pending: { amount: null, at: '2026-11-21T08:20:00.000Z' },
      }),
    ],
    realityCheck: { minutes: 30, longest: 30 },
  }),
};
/** A lower limit applies immediately, a higher one waits: the field says so while it is typed. */
export const Lower: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^(Mức mới|New limit)/, {}, first);
    await userEvent.type(field, '6000000');
    await expect(await canvas.findByText(/^(Cao hơn hiện tại|Higher than now)/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '3000000');
    await expect(await canvas.findByText(/^(Thấp hơn hiện tại|Lower than now)/)).toBeVisible();
  },
};
export const AskingForTimeOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(7 ngày|7 days)$/ }, first));
    await expect(await canvas.findByRole('button', { name: /^(Bắt đầu tạm nghỉ|Begin time-out)$/ })).toBeVisible();
  },
};
/** The second step of the exclusion states what stays possible, and needs its tick. */
export const ConfirmingExclusion: Story = {
  parameters: showing(
    {},
    {
      selfExclusion: {
        value: { confirmation: 'x', until: '2027-05-20T08:20:00.000Z', expiresAt: '2026-11-20T08:35:00.000Z' },
      },
    },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Bắt đầu tự loại trừ|Start self-exclusion)$/ }, first));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tiếp tục|Continue)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tự loại trừ|Exclude myself)$/ }));
    await expect(await canvas.findByText(/^(Hãy đánh dấu|Tick the box)/)).toBeVisible();
    await expect(canvas.getByText(/^(Rút toàn bộ số dư|Withdraw your whole balance)$/)).toBeVisible();
  },
};
export const TimeOutRuns: Story = {
  parameters: showing({ break: { kind: 'timeOut', until: '2026-11-27T08:20:00.000Z' } }),
};
export const Excluded: Story = {
  parameters: showing({ break: { kind: 'exclusion', until: '2027-05-20T08:20:00.000Z' } }),
};
/** Own sums are masked, limits are not. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4,350,000.00', {}, first);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText('4,350,000.00')).toBe(null));
    await expect(canvas.getByText('/ 5M')).toBeVisible();
  },
};
export const Busy: Story = { parameters: showing({}, { playLimits: 'pending', playActivity: 'pending' }) };
export const Failed: Story = { parameters: showing({}, { playLimits: { failure: 'SYSTEM' } }) };
export const FailedActivity: Story = { parameters: showing({}, { playActivity: { failure: 'SYSTEM' } }) };
