import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Parts/Sheet',
  component: Sheet,
  args: { title: 'Đổi điểm thưởng', onClose: fn(), children: <p>Điểm sẽ được trừ ngay khi bạn xác nhận.</p> },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = canvasElement.ownerDocument.querySelector('[role="dialog"]');
    await expect(dialog).toHaveAccessibleName('Đổi điểm thưởng');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Wide: Story = { args: { width: 860 } };
export const LongText: Story = {
  args: {
    title: longText,
    children: Array.from({ length: 24 }, (_, line) => <p key={String(line)}>{longText}</p>),
  },
};
