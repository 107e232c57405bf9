import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { RadioChips } from './RadioChips.tsx';

const meta = { title: 'Parts/RadioChips', component: RadioChips } satisfies Meta<typeof RadioChips>;
export default meta;

type Story = StoryObj;

const groups = [
  { value: 'all', label: 'Tất cả' },
  { value: 'deposit', label: 'Nạp tiền' },
  { value: 'bet', label: 'Cược' },
];

export const Groups: Story = {
  render: () => (
    <Kept<string> start="all">
      {(value, keep) => <RadioChips label="Nhóm" options={groups} value={value} onChange={keep} />}
    </Kept>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cược' }));
    await expect(canvas.getByRole('radio', { name: 'Cược' })).toBeChecked();
  },
};
export const LongText: Story = {
  render: () => (
    <Narrow>
      <Kept<string> start="long">
        {(value, keep) => (
          <RadioChips label="Nhóm" options={[{ value: 'long', label: longText }, ...groups]} value={value} onChange={keep} />
        )}
      </Kept>
    </Narrow>
  ),
};
