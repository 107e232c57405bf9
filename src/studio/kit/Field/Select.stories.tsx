import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'soft', label: 'Bo nhẹ', detail: '8 px' },
  { value: 'round', label: 'Bo tròn' },
  { value: 'sharp', label: 'Vuông', isDisabled: true },
];

const meta = {
  ...part,
  title: 'Studio/Parts/Select',
  component: Select,
  args: { label: 'Góc', options, value: 'soft', onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <>
      <Select {...args} />
      <Select {...args} value={null} placeholder="Chọn góc" />
      <Select {...args} error="Góc này không có trong mẫu." />
      <Select {...args} isLocked />
      <Select {...args} look="pick" icon="browser" />
    </>
  ),
};
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.ownerDocument.querySelector('[role="listbox"]')).toBeVisible();
  },
};
export const LongWords: Story = { args: { label: longText, options: [{ value: 'soft', label: longText }] } };
