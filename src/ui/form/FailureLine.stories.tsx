import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { Button } from '../Button/Button.tsx';
import { FailureLine } from './FailureLine.tsx';

const meta = {
  title: 'Parts/Form/FailureLine',
  component: FailureLine<'AUTH_WAIT' | 'LINK_EXPIRED'>,
  args: { failed: { code: 'LINK_EXPIRED', waitSeconds: null }, textOf: (code) => `failure.${code}` },
  render: (args) => (
    <Column>
      <FailureLine {...args} />
    </Column>
  ),
} satisfies Meta<typeof FailureLine<'AUTH_WAIT' | 'LINK_EXPIRED'>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    action: (
      <Button tone="secondary" size="sm">
        Gửi lại
      </Button>
    ),
  },
};
export const Wait: Story = {
  args: { failed: { code: 'AUTH_WAIT', waitSeconds: 300 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('300');
  },
};
