import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column, Narrow } from '../../../.storybook/kit/Row.tsx';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Parts/Alert',
  component: Alert,
  args: { tone: 'info', title: 'Đã lưu thay đổi', children: 'Bạn có thể đóng cửa sổ này.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['success', 'warning', 'danger', 'info'] as const;

export const Tones: Story = {
  render: (args) => (
    <Column>
      {tones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Column>
  ),
};
export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'Không gửi được',
    action: (
      <Button tone="tonal" size="sm">
        Thử lại
      </Button>
    ),
  },
};
export const LongText: Story = {
  args: { tone: 'warning', title: longText, children: longText },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};
