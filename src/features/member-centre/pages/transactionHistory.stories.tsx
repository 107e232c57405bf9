import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { RecordPage, RecordRow } from '../../../wire/records.ts';
import AccountRecordPage from './transactionHistory.page.tsx';

const row = (
  number: string,
  kind: RecordRow['kind'],
  amount: string,
  balance: string,
  more: Partial<RecordRow> = {},
): RecordRow => {
  return {
    number,
    type: 'transfer',
    kind,
    vendorName: null,
    amount,
    balance,
    state: 'done',
    at: '2025-12-02T13:32:58.000Z',
    ...more,
  };
};
const list: RecordPage = {
  rows: [
    row('WD251202-0417', 'hold', '-3000000.0000', '12480500.0000', { type: 'withdrawal', state: 'pending' }),
    row('TF251202-8830', 'transfer', '-500000.0000', '15480500.0000', { vendorName: 'Nine Lotus' }),
    row('TU251202-0092', 'pass', '-500000.0000', '15980500.0000', { type: 'pass' }),
    row('TF251202-8712', 'transfer', '2150000.0000', '16480500.0000', { vendorName: 'Sapphire Tables' }),
    row('DP251202-2047', 'deposit', '2000000.0000', '14330500.0000', { type: 'deposit' }),
    row('RB251202-0001', 'cashback', '184200.0000', '12330500.0000', { type: 'cashback' }),
    row('WD251201-0412', 'release', '300000.0000', '12146300.0000', { type: 'withdrawal' }),
    row('WD251201-0411', 'hold', '-300000.0000', '11846300.0000', { type: 'withdrawal', state: 'returned' }),
    row('BN251201-0377', 'bonus', '1000000.0000', '12146300.0000', { type: 'bonus' }),
    row('AD251201-0376', 'debit', '-100.0000', '11146300.0000', { type: 'adjustment' }),
    row('OP251130-0001', 'issue', '11146400.0000', '11146400.0000', { type: 'opening' }),
  ],
  next: '1764682378000~417',
  previous: null,
  total: 42,
  received: { amount: '5334200.0000', count: 4 },
  paid: { amount: '-4300000.0000', count: 4 },
  difference: '1034200.0000',
  pending: { amount: '-3000000.0000', count: 1 },
};
const none = { amount: '0.0000', count: 0 };
const empty: RecordPage = {
  ...list,
  rows: [],
  next: null,
  total: 0,
  received: none,
  paid: none,
  difference: '0.0000',
  pending: none,
};
const showing = (value: RecordPage) =>
  story({ path: '/index?member=transactionHistory', visitor: 'member', around: 'page', calls: { accountRecord: { value } } });

const meta = {
  title: 'Screens/Member/transactionHistory',
  component: AccountRecordPage,
  parameters: showing(list),
} satisfies Meta<typeof AccountRecordPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = {
  parameters: story({
    path: '/index?member=transactionHistory',
    visitor: 'member',
    around: 'page',
    calls: { accountRecord: 'pending' },
  }),
};
export const Empty: Story = { parameters: showing(empty) };
export const NotFound: Story = {
  parameters: showing(empty),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'WD000000-0000{Enter}');
    await expect(await canvas.findByText(/WD000000-0000/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: story({
    path: '/index?member=transactionHistory',
    visitor: 'member',
    around: 'page',
    calls: { accountRecord: { failure: 'SYSTEM' } },
  }),
};
export const LongTexts: Story = {
  parameters: showing({
    ...list,
    rows: list.rows.map((each) => ({ ...each, vendorName: longText, amount: '-98765432109876.5432' })),
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/1,034,200/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/1,034,200/)).toBeNull());
  },
};
export const ChoosingDays: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Khoảng ngày|Dates/ }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
