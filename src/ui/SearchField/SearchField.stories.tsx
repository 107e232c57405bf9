import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Parts/SearchField',
  component: SearchField,
  args: { label: 'Tìm bài viết', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WhileTyping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' nạp tiền ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('nạp tiền'));
  },
};
export const OnEnter: Story = {
  args: { onEnter: true, label: 'Mã giao dịch' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'W12{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('W12');
  },
};
export const Cleared: Story = {
  args: { value: 'khuyến mãi' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(''));
  },
};
export const LongText: Story = {
  args: { label: longText, value: longText },
  render: (args) => (
    <Narrow>
      <SearchField {...args} />
    </Narrow>
  ),
};
