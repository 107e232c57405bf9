import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Parts/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'a', title: 'Nạp tiền mất bao lâu?', body: 'Thường trong vòng năm phút.' },
      { id: 'b', title: 'Quên mật khẩu thì làm sao?', body: 'Bấm vào “Quên mật khẩu” ở cửa sổ đăng nhập.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Nạp tiền mất bao lâu?'));
    await expect(canvas.getByText('Thường trong vòng năm phút.')).toBeVisible();
  },
};
export const LongText: Story = { args: { items: [{ id: 'a', title: longText, body: longText, open: true }] } };
