import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { CodeField } from './CodeField.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';

const meta = {
  title: 'Parts/Form/CodeField',
  component: CodeField,
  args: {
    name: 'code',
    label: 'Mã xác minh',
    value: '',
    onChange: () => undefined,
    sender: <SendCodeButton secondsLeft={37} busy={false} again onSend={() => undefined} />,
  },
  render: (args) => (
    <Column>
      <Kept start={args.value}>{(value, keep) => <CodeField {...args} value={value} onChange={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Mã xác minh'), '482913');
    await expect(canvas.getByLabelText('Mã xác minh')).toHaveValue('482913');
  },
};
export const Expired: Story = { args: { value: '482913', fault: 'Mã đã hết hạn, hãy lấy mã mới.' } };
