import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { signedIn } from '../../../../.storybook/studio/data/session.ts';
import { part, state } from '../../../../.storybook/studio/part.tsx';
import ProveDialog from './ProveDialog.tsx';

const meta = {
  ...part,
  title: 'Studio/Pages/Prove',
  component: ProveDialog,
  args: { session: signedIn(), onProved: fn(), onClose: fn() },
} satisfies Meta<typeof ProveDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const CodeOnly: Story = { args: { session: { ...signedIn(), factors: ['code'] } } };
export const WrongCode: Story = {
  ...state({ calls: { prove: { failure: 'CODE_INCORRECT', value: { ...signedIn(), triesLeft: 2 } } } }),
  play: async ({ canvasElement }) => {
    const cells = canvasElement.ownerDocument.querySelectorAll<HTMLInputElement>('[role="dialog"] input');
    await userEvent.click(cells[0] ?? canvasElement);
    await userEvent.keyboard('123456');
  },
};
