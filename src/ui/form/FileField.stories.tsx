import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { FileField } from './FileField.tsx';

const two = [
  { key: '1', name: 'man-hinh.png', note: '340 KB' },
  { key: '2', name: 'hoa-don.jpg', note: '2,4 MB' },
];

const meta = {
  title: 'Parts/Form/FileField',
  component: FileField,
  args: {
    label: 'Hình ảnh',
    optional: true,
    action: 'Thêm hình ảnh',
    help: 'Tối đa 3 hình PNG hoặc JPG, mỗi hình không quá 5 MB.',
    accept: 'image/png,image/jpeg',
    limit: 3,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <Column>
      <FileField {...args} />
    </Column>
  ),
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Hình ảnh/)).toHaveFocus();
  },
};
export const Chosen: Story = {
  args: { files: two },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Hình ảnh/), new File(['x'], 'ba.png', { type: 'image/png' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /hoa-don\.jpg/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await expect(canvas.getByLabelText(/Hình ảnh/)).toHaveFocus();
  },
};
export const Faulty: Story = {
  args: { files: two, fault: 'anh-dong.gif không phải hình PNG hoặc JPG.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Hình ảnh/)).toHaveAccessibleDescription('anh-dong.gif không phải hình PNG hoặc JPG.');
    await expect(canvas.getByRole('status')).toHaveTextContent('anh-dong.gif');
  },
};
export const LongText: Story = {
  args: { label: longText, action: longText, fault: longText, files: [{ key: '1', name: `${longText}.png`, note: '5 MB' }] },
};
