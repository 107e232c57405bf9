import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Field } from './Field.tsx';

const meta = {
  ...part,
  title: 'Studio/Parts/Field',
  component: Field,
  args: { label: 'Logo', children: <span>logo.svg</span>, hint: 'SVG hoặc PNG, tối đa 200 kB.' },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <>
      <Field {...args} />
      <Field {...args} end={<Badge tone="draft">Đã đổi</Badge>} />
      <Field {...args} error="Tệp này không phải là ảnh." />
    </>
  ),
};
export const LongWords: Story = { args: { label: longText, error: longText } };
