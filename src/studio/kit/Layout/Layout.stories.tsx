import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Button } from '../Button/Button.tsx';
import { Card, EmptyState, Note, PageHead, Skeleton, Unread } from './Layout.tsx';

const meta = { ...part, title: 'Studio/Parts/Layout' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Head: Story = {
  render: () => (
    <PageHead title="Thương hiệu" text="3 thương hiệu">
      <Button variant="primary">Thương hiệu mới</Button>
    </PageHead>
  ),
};
export const LongHead: Story = {
  render: () => (
    <PageHead title={longText} text={longText}>
      <Button variant="primary">Thương hiệu mới</Button>
    </PageHead>
  ),
};
export const Notes: Story = {
  render: () => (
    <>
      {(['info', 'warning', 'danger', 'success', 'draft'] as const).map((tone) => (
        <Note key={tone} tone={tone} act={<Button size="small">Xem</Button>}>
          {tone === 'draft' ? longText : 'Bản nháp vừa được lưu.'}
        </Note>
      ))}
    </>
  ),
};
export const Empty: Story = {
  render: () => (
    <Card>
      <EmptyState icon="squares-four" title="Chưa có thương hiệu" text="Một thương hiệu cần một cái tên và một màu.">
        <Button variant="primary">Thương hiệu mới</Button>
      </EmptyState>
    </Card>
  ),
};
export const Loading: Story = {
  render: () => (
    <Card label="Đang tải">
      <Skeleton height={44} />
      <Skeleton width={200} />
    </Card>
  ),
};
export const NotRead: Story = {
  render: () => <Unread failure="Không kết nối được với máy chủ." onRetry={() => undefined} />,
};
export const NotYetRead: Story = { render: () => <Unread failure={null} /> };
