import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { LoadFailed } from './LoadFailed.tsx';

const meta = {
  title: 'Parts/LoadFailed',
  component: LoadFailed,
  args: { title: 'Không tải được danh sách', onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Line: Story = { args: { line: true } };
export const LongText: Story = {
  args: { title: longText, text: longText, level: 1 },
  render: (args) => (
    <Narrow>
      <LoadFailed {...args} />
    </Narrow>
  ),
};
