import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OverlayFrame } from './OverlayFrame.tsx';

const meta = {
  title: 'Parts/OverlayFrame',
  component: OverlayFrame,
  args: {
    labelledBy: 'title',
    width: 600,
    onEscape: fn(),
    children: (
      <h2 id="title" style={{ margin: 0, padding: '24px' }}>
        Trung tâm hội viên
      </h2>
    ),
  },
} satisfies Meta<typeof OverlayFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AModal: Story = { args: { kind: 'modal', minHeight: 300 } };
export const ADialog: Story = { args: { kind: 'dialog', width: 400 } };
export const APanel: Story = { args: { kind: 'panel', minHeight: 400 } };
