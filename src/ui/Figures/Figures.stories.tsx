import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { Figures } from './Figures.tsx';

const meta = {
  title: 'Parts/Figures',
  component: Figures,
  args: {
    items: [
      { id: 'deposits', label: 'Tiền nạp', icon: 'hand-deposit', value: '12,500.00' },
      { id: 'bets', label: 'Lượt cược', value: '318', note: '24 người chơi' },
      { id: 'result', label: 'Kết quả', value: undefined },
    ],
  },
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const LongText: Story = {
  args: { items: [{ id: 'long', label: longText, value: longText, note: longText }] },
  render: (args) => (
    <Narrow>
      <Figures {...args} />
    </Narrow>
  ),
};
