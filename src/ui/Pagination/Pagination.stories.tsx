import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Parts/Pagination',
  component: Pagination,
  args: { page: 1, totalPages: 54, onChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = {
  args: { page: 27 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('28'));
    await expect(args.onChange).toHaveBeenCalledWith(28);
  },
};
export const Last: Story = { args: { page: 54 } };
export const Few: Story = { args: { totalPages: 2 } };
