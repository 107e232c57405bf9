import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  title: 'Parts/Facts',
  component: Facts,
  args: {
    items: [
      { label: 'Tiền cược', value: '1,250.00' },
      null,
      { label: 'Thưởng', value: '80.00' },
      { label: 'Tổng', value: '1,330.00', isSum: true },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Lined: Story = { args: { tone: 'lined' } };
export const Busy: Story = { args: { items: [{ label: 'Tiền cược', value: undefined }] } };
export const LongText: Story = {
  args: { items: [{ label: longText, value: longText }], tone: 'sunken' },
  render: (args) => (
    <Narrow>
      <Facts {...args} />
    </Narrow>
  ),
};
