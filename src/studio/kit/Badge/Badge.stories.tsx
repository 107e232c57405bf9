import type { Meta, StoryObj } from '@storybook/react-vite';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Row } from '../../../../.storybook/studio/Row.tsx';
import { Avatar, Badge, Count, Dot } from './Badge.tsx';

const meta = { ...part, title: 'Studio/Parts/Badge', component: Badge, args: { children: 'Đã xuất bản' } } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'draft', 'success', 'warning', 'danger', 'info'] as const;

export const Tones: Story = {
  render: (args) => (
    <>
      {([undefined, 'dot', { name: 'flag' }] as const).map((mark) => (
        <Row key={JSON.stringify(mark) ?? 'plain'}>
          {tones.map((tone) => (
            <Badge key={tone} {...args} tone={tone} {...(mark === undefined ? {} : { mark })} />
          ))}
        </Row>
      ))}
    </>
  ),
};
export const Counts: Story = {
  render: () => (
    <Row>
      <Dot tone="success" />
      <Count value={3} />
      <Count value="1.000+" label="1.000+" />
    </Row>
  ),
};
export const Avatars: Story = {
  render: () => (
    <Row>
      {['Nguyễn Thị Mai', 'quan-le', 'Phạm Thu Thảo', 'Ưng Hoàng Phúc', 'Đặng An'].map((name) => (
        <Avatar key={name} name={name} size="medium" hasLabel />
      ))}
      <Avatar name="Nguyễn Thị Mai" size="large" hasLabel />
      <Avatar name="Nguyễn Thị Mai" hasLabel />
    </Row>
  ),
};
