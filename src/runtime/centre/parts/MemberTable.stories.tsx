import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { WithWords } from '../../../i18n/index.ts';
import { MemberTable, type MemberTableProps } from './MemberTable.tsx';
import { StateBadge } from './StateBadge.tsx';

interface Order {
  readonly id: string;
  readonly to: string;
  readonly amount: string;
  readonly at: string;
}

const orders: readonly Order[] = [
  { id: 'W251128-1190', to: 'Mẫu Sông Hồng •••• 2047', amount: '5,000,000.00', at: '28/11/2025 09:14' },
  { id: 'W251121-0332', to: 'Mẫu Bắc Nam •••• 5678', amount: '1,500,000.00', at: '21/11/2025 22:05' },
];

const args: MemberTableProps<Order> = {
  label: 'Lệnh gần đây',
  columns: [
    { key: 'id', label: 'Lệnh', cell: ({ id }) => id },
    { key: 'to', label: 'Nhận về', cell: ({ to }) => to },
    { key: 'amount', label: 'Số tiền', cell: ({ amount }) => amount, align: 'end', onCard: 'sum' },
    { key: 'state', label: 'Trạng thái', cell: () => <StateBadge tone="success">Đã nhận đủ</StateBadge>, onCard: 'state' },
    { key: 'at', label: 'Thời gian', cell: ({ at }) => at, align: 'end', onCard: 'note' },
  ],
  rows: orders,
  rowKey: ({ id }) => id,
  empty: { title: 'Chưa có giao dịch nào', text: 'Thử khoảng ngày dài hơn.' },
};

const meta = {
  title: 'Parts/Member/MemberTable',
  component: MemberTable<Order>,
  args,
  render: (given: MemberTableProps<Order>) => (
    <WithWords areas={['member']}>
      <MemberTable {...given} />
    </WithWords>
  ),
} satisfies Meta<typeof MemberTable<Order>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const WithTotal: Story = { args: { total: { amount: '6,500,000.00' } } };
export const Dense: Story = { args: { dense: true } };
export const Loading: Story = { args: { rows: undefined } };
export const LoadingMore: Story = { args: { busy: true } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = { args: { failed: true, onRetry: fn() } };
export const LongTexts: Story = { args: { rows: orders.map((order) => ({ ...order, to: longText })) } };
