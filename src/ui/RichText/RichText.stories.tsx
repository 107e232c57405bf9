import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../.storybook/kit/longText.ts';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'Parts/RichText',
  component: RichText,
  args: {
    html:
      '<h2>Điều khoản</h2><p>Chơi có <strong>trách nhiệm</strong>, xem <a href="/help">trợ giúp</a>.</p>' +
      '<ul><li>Từ 18 tuổi</li><li>Một tài khoản mỗi người</li></ul>' +
      '<table><thead><tr><th>Hạng</th><th>Thưởng</th></tr></thead><tbody><tr><td>Vàng</td><td>8%</td></tr></tbody></table>',
  },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const LongText: Story = { args: { html: `<h2>${longText}</h2><p>${longText} ${longWord}${longWord}</p>` } };
/** Operators' text is untrusted until it is sanitised. */
export const Hostile: Story = {
  args: { html: '<p>Chữ còn lại<img src="x" onerror="alert(1)"><script>alert(1)</script></p><iframe src="/"></iframe>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Chữ còn lại')).toBeVisible();
    await expect(canvasElement.querySelector('script, iframe, [onerror]')).toBe(null);
  },
};
