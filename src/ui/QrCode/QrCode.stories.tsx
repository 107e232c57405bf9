import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Parts/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/app', label: 'Quét để tải ứng dụng' },
} satisfies Meta<typeof QrCode>;
export default meta;

const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="teal"/></svg>',
)}`;

export const WithMark: StoryObj<typeof meta> = { args: { size: 'lg', mark } };
export const Sizes: StoryObj<typeof meta> = {
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <QrCode key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};
