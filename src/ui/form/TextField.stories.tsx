import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Parts/Form/TextField',
  component: TextField,
  args: { name: 'name', label: 'Tên đăng nhập', value: '', onChange: () => undefined, icon: 'user', autoComplete: 'username' },
  render: (args) => (
    <Column>
      <Kept start={args.value}>{(value, keep) => <TextField {...args} value={value} onChange={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '6–12 chữ và số', required: true, help: 'Bạn sẽ đăng nhập bằng tên này.' } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Tên đăng nhập'), 'minhanh');
    await expect(canvas.getByLabelText('Tên đăng nhập')).toHaveValue('minhanh');
  },
};
export const Good: Story = { args: { value: 'minhanh', good: true } };
export const Faulty: Story = {
  args: { value: 'minh anh!', fault: 'Chỉ dùng chữ không dấu và số.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Tên đăng nhập');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Chỉ dùng chữ không dấu và số.');
  },
};
export const Locked: Story = { args: { value: 'AGENT888', locked: true, help: 'Lấy từ lời mời.' } };
export const LongText: Story = { args: { label: longText, value: longText, fault: longText } };
