import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { IconButton } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const entry = { onChoose: fn() };

const meta = {
  ...part,
  title: 'Studio/Parts/Menu',
  component: Menu,
  args: {
    label: 'Tài khoản',
    trigger: <IconButton icon="gear" label="Tài khoản" />,
    groups: [
      [
        { ...entry, id: 'vi', label: 'Tiếng Việt', icon: 'translate', isChosen: true },
        { ...entry, id: 'en', label: 'English', detail: 'United States', icon: 'translate', keys: 'mod+L' },
      ],
      [
        { ...entry, id: 'off', label: 'Không dùng được', isDisabled: true },
        { ...entry, id: 'out', label: 'Đăng xuất', icon: 'sign-out', isDangerous: true },
      ],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.ownerDocument.querySelector('[role="menu"]')).toBeVisible();
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { play: () => undefined };
export const Open: Story = {};
export const LongWords: Story = { args: { groups: [[{ ...entry, id: 'long', label: longText, detail: longText }]] } };
