import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Parts/Form/TextArea',
  component: TextArea,
  args: { name: 'content', label: 'Nội dung', value: '', limit: 140, required: true, onChange: () => undefined },
  render: (args) => (
    <Column>
      <Kept start={args.value}>{(value, keep) => <TextArea {...args} value={value} onChange={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: 'Chúng tôi trả lời trong một ngày.' } };
/** `ệ` typed as one letter and as a letter with two marks. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Nội dung/), 'Hệ H\u0065\u0323\u0302 ');
    await expect(canvas.getByLabelText(/Nội dung/)).toHaveAccessibleDescription(/5 \/ 140/);
  },
};
export const Faulty: Story = {
  args: { value: 'Trang chậm quá, chờ mãi không vào được.', limit: 20, fault: 'Nội dung dài tối đa 20 ký tự' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Nội dung/)).toBeInvalid();
    await expect(canvas.getByLabelText(/Nội dung/)).toHaveAccessibleDescription(/Nội dung dài tối đa 20 ký tự/);
  },
};
export const Disabled: Story = { args: { value: 'Đã gửi.', disabled: true } };
export const LongText: Story = { args: { label: longText, value: longText, help: longText, limit: 10 } };
