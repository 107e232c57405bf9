import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SendCodeButton } from './SendCodeButton.tsx';

const meta = {
  title: 'Parts/Form/SendCodeButton',
  component: SendCodeButton,
  args: { secondsLeft: 0, busy: false, again: false, onSend: fn() },
} satisfies Meta<typeof SendCodeButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Counting: Story = { args: { secondsLeft: 37, again: true } };
export const Again: Story = { args: { again: true } };
