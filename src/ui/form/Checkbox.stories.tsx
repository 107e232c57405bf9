import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Parts/Form/Checkbox',
  component: Checkbox,
  args: { name: 'terms', checked: false, onChange: () => undefined, children: 'Tôi đã đủ 18 tuổi' },
  render: (args) => (
    <Column>
      <Kept start={args.checked}>{(checked, keep) => <Checkbox {...args} checked={checked} onChange={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Faulty: Story = { args: { fault: 'Hãy đồng ý để tiếp tục.' } };
export const LongText: Story = { args: { children: longText, checked: true } };
