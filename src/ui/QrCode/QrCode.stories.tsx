import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Parts/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/app', label: 'Quét để tải ứng dụng' },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <QrCode key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};
