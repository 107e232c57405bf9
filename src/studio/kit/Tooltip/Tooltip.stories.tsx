import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Button } from '../Button/Button.tsx';
import { Kbd } from '../Kbd.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  ...part,
  title: 'Studio/Parts/Tooltip',
  component: Tooltip,
  args: { text: 'Hoàn tác', keys: <Kbd keys="mod+Z" />, children: <Button icon="arrow-u-up-left">Hoàn tác</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.querySelector('[role="tooltip"]')).toBeVisible();
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const LongWords: Story = { args: { text: longText } };
