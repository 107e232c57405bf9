import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { type Column, Table } from './Table.tsx';

interface Line {
  readonly name: string;
  readonly sum: string;
}

const columns: readonly Column<Line>[] = [
  { id: 'name', label: 'Hội viên', isHeader: true, isSortable: true, cell: ({ name }) => name },
  { id: 'sum', label: 'Số tiền', isNumeric: true, cell: ({ sum }) => sum },
];
const rows = [
  { name: 'nguyenthiminhanh', sum: '₫ 64,500,000.00' },
  { name: 'tranvanbinh', sum: '₫ 2,000,000.00' },
];

const meta = {
  ...part,
  title: 'Studio/Parts/Table',
  component: Table<Line>,
  args: { label: 'Lệnh rút', columns, rows, idOf: ({ name }: Line) => name },
} satisfies Meta<typeof Table<Line>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Selected: Story = { args: { selected: 'tranvanbinh', onChoose: fn() } };
export const Sorted: Story = { args: { sorted: { by: 'name', direction: 'ascending' }, onSort: fn(), density: 'tall' } };
export const LongWords: Story = { args: { rows: [{ name: longText, sum: '₫ 999,999,999,999.00' }] } };
