import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  args: { title: 'Chưa có gì ở đây', text: 'Hãy quay lại sau nhé.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = {
  args: { icon: 'wifi-slash', title: 'Không tải được', action: <Button tone="tonal">Thử lại</Button> },
};
export const LongText: Story = {
  args: { title: longText, text: longText },
  render: (args) => (
    <Narrow>
      <EmptyState {...args} />
    </Narrow>
  ),
};
