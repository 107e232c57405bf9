import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Parts/Form/PasswordField',
  component: PasswordField,
  args: { name: 'secret', label: 'Mật khẩu', value: '', onChange: () => undefined, autoComplete: 'current-password' },
  render: (args) => (
    <Column>
      <Kept start={args.value}>{(value, keep) => <PasswordField {...args} value={value} onChange={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Hidden: Story = { args: { value: 'Phuong-2026' } };
export const Shown: Story = {
  args: { value: 'Phuong-2026' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
  },
};
export const Faulty: Story = { args: { value: '123', fault: 'Mật khẩu cần ít nhất 8 ký tự.' } };
