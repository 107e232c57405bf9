import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../../.storybook/kit/Row.tsx';
import { StateBadge } from './StateBadge.tsx';

const meta = {
  title: 'Parts/Member/StateBadge',
  component: StateBadge,
  args: { tone: 'neutral', children: null },
} satisfies Meta<typeof StateBadge>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      <StateBadge tone="neutral">Tự xác nhận</StateBadge>
      <StateBadge tone="success">Đã xác minh</StateBadge>
      <StateBadge tone="warning">Chờ xác nhận</StateBadge>
      <StateBadge tone="danger">Bị từ chối</StateBadge>
      <StateBadge tone="info">Đang tra soát</StateBadge>
    </Row>
  ),
};
