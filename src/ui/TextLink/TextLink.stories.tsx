import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { TextLink } from './TextLink.tsx';

const meta = { title: 'Parts/TextLink', component: TextLink, args: { to: '/hot', children: 'Xem tất cả' } } satisfies Meta<
  typeof TextLink
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithArrow: Story = {};
export const Plain: Story = { args: { arrow: false } };
export const LongText: Story = {
  args: { children: longText },
  render: (args) => (
    <Narrow>
      <TextLink {...args} />
    </Narrow>
  ),
};
