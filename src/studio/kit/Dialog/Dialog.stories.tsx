import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  ...part,
  title: 'Studio/Parts/Dialog',
  component: Dialog,
  args: {
    title: 'Quay về bản 11',
    isOpen: true,
    onClose: fn(),
    children: 'Trang sẽ trở lại như bản 11 ngay khi xuất bản.',
    foot: (
      <>
        <Button>Huỷ</Button>
        <Button variant="primary">Quay về</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Wide: Story = { args: { width: 'wide' } };
export const LongWords: Story = { args: { title: longText, children: longText } };
export const Escape: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
  tags: ['no-snapshot'],
};
