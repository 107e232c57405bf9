import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { AmountField } from './AmountField.tsx';

const meta = {
  title: 'Parts/Form/AmountField',
  component: AmountField,
  args: {
    name: 'amount',
    label: 'Số tiền',
    value: '',
    currency: '₫',
    format: { group: '.', decimal: ',', decimals: 2 },
    required: true,
    onChange: () => undefined,
  },
  render: (args) => (
    <Column>
      <Kept start={args.value}>{(value, keep) => <AmountField {...args} value={value} onChange={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof AmountField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '0', help: 'Từ 50.000 đến 300.000.000 ₫.' } };
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Số tiền/), '1500000.5');
    await expect(canvas.getByLabelText(/Số tiền/)).toHaveValue('1.500.000,5');
  },
};
export const Faulty: Story = { args: { value: '20000', fault: 'Số tiền nạp từ 50.000 ₫.' } };
export const Locked: Story = { args: { value: '250000', locked: true, help: 'Theo gói bạn đã chọn.' } };
export const LongText: Story = {
  args: { label: longText, value: '90071992547409931.01', help: longText, format: { group: ',', decimal: '.', decimals: 2 } },
};
