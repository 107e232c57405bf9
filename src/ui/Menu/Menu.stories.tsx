import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AtEnd } from '../../../.storybook/kit/Row.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  args: {
    label: 'Ngôn ngữ',
    trigger: 'VI',
    selected: 'vi',
    onSelect: fn(),
    items: [
      { id: 'vi', label: 'Tiếng Việt', lang: 'vi', icon: <Flag language="vi" /> },
      { id: 'en', label: 'English', lang: 'en', icon: <Flag language="en" /> },
    ],
  },
  decorators: [
    (Story) => (
      <AtEnd>
        <Story />
      </AtEnd>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText('English')).toBeVisible());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
