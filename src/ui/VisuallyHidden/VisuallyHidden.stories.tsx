import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Parts/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Chỉ trình đọc màn hình đọc câu này' },
  render: (args) => (
    <p>
      Trước và <VisuallyHidden {...args} /> sau.
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const BesideText: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { width } = canvas.getByText('Chỉ trình đọc màn hình đọc câu này').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};
