import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { DayField } from './DayField.tsx';

const meta = {
  title: 'Parts/Form/DayField',
  component: DayField,
  args: { name: 'birthday', label: 'Ngày sinh', value: '', onChange: () => undefined },
  render: (args) => (
    <Column>
      <Kept start={args.value}>{(value, keep) => <DayField {...args} value={value} onChange={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof DayField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true, help: 'Chỉ đặt được một lần.' } };
export const Chosen: Story = { args: { value: '1992-11-14' } };
export const Locked: Story = { args: { value: '1992-11-14', locked: true } };
export const LongText: Story = { args: { label: longText, fault: longText } };
