import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Parts/SkipLink',
  component: SkipLink,
  args: { target: 'storybook-root', children: 'Đến nội dung chính' },
} satisfies Meta<typeof SkipLink>;
export default meta;

/** Visible on keyboard focus. */
export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
