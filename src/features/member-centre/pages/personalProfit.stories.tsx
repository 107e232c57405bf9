import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { ProfitStatement } from '../../../wire/records.ts';
import ProfitPage from './personalProfit.page.tsx';

const figures = (validBet: string, payout: string, result: string) => ({ validBet, stake: validBet, payout, result });
const day = (date: string, net: string) => {
  return { day: date, ...figures('12000000.0000', '12000000.0000', net), bonus: '0.0000', cashback: '0.0000', net };
};
const category = (gameType: string, validBet: string, payout: string, result: string) => {
  return { gameType, ...figures(validBet, payout, result) };
};
const statement: ProfitStatement = {
  days: [
    day('2025-11-26', '-320000.0000'),
    day('2025-11-27', '640000.0000'),
    day('2025-11-28', '810000.0000'),
    day('2025-11-29', '-780000.0000'),
    day('2025-11-30', '1480000.0000'),
    day('2025-12-01', '905000.0000'),
    day('2025-12-02', '1083500.0000'),
  ],
  categories: [
    category('RNG', '31200000.0000', '33042500.0000', '1842500.0000'),
    category('LIVE', '28400000.0000', '27190000.0000', '-1210000.0000'),
    category('ELOTT', '12600000.0000', '14290500.0000', '1690500.0000'),
    category('PVP', '7900000.0000', '8528000.0000', '628000.0000'),
    category('FISH', '4000000.0000', '3683300.0000', '-316700.0000'),
  ],
  sums: {
    ...figures('84100000.0000', '86734300.0000', '2634300.0000'),
    bonus: '1000000.0000',
    cashback: '184200.0000',
    net: '3818500.0000',
  },
};
const zero = figures('0.0000', '0.0000', '0.0000');
const nothing = { ...zero, bonus: '0.0000', cashback: '0.0000', net: '0.0000' };
const showing = (value: ProfitStatement) =>
  story({ path: '/index?member=personalProfit', visitor: 'member', around: 'page', calls: { profitStatement: { value } } });

const meta = {
  title: 'Screens/Member/personalProfit',
  component: ProfitPage,
  parameters: showing(statement),
} satisfies Meta<typeof ProfitPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Xem bảng|Show table/ }));
    await expect((await canvas.findAllByText(/1,480,000\.00/))[0]).toBeVisible();
  },
};
export const ManyDays: Story = {
  parameters: showing({
    ...statement,
    days: Array.from({ length: 30 }, (_, index) =>
      day(`2025-11-${String(index + 1).padStart(2, '0')}`, `${index % 3 === 0 ? '-' : ''}${(index + 1) * 41_000}.0000`),
    ),
  }),
};
export const Busy: Story = {
  parameters: story({
    path: '/index?member=personalProfit',
    visitor: 'member',
    around: 'page',
    calls: { profitStatement: 'pending' },
  }),
};
export const Empty: Story = {
  parameters: showing({
    days: statement.days.map(({ day: date }) => ({ day: date, ...nothing })),
    categories: [],
    sums: nothing,
  }),
};
export const Failed: Story = {
  parameters: story({
    path: '/index?member=personalProfit',
    visitor: 'member',
    around: 'page',
    calls: { profitStatement: { failure: 'NETWORK' } },
  }),
};
export const LongSums: Story = {
  parameters: showing({
    ...statement,
    sums: {
      ...figures('98765432109876.5432', '98765432109876.5432', '-98765432109876.5432'),
      bonus: '12345678901234.0000',
      cashback: '12345678901234.0000',
      net: '-98765432109876.5432',
    },
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/3,818,500/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/3,818,500/)).toBeNull());
  },
};
