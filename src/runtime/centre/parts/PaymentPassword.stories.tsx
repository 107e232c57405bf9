import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Kept } from '../../../../.storybook/kit/Kept.tsx';
import { Column } from '../../../../.storybook/kit/Row.tsx';
import { WithWords } from '../../../i18n/index.ts';
import { PaymentPassword, type PaymentPasswordProps } from './PaymentPassword.tsx';

const meta = {
  title: 'Parts/Member/PaymentPassword',
  component: PaymentPassword,
  args: { name: 'paymentPassword', value: '', onChange: () => undefined, required: true },
  render: (args: PaymentPasswordProps) => (
    <Column>
      <WithWords areas={['member']}>
        <Kept start={args.value}>{(value, keep) => <PaymentPassword {...args} value={value} onChange={keep} />}</Kept>
      </WithWords>
    </Column>
  ),
} satisfies Meta<typeof PaymentPassword>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Mật khẩu giao dịch|Payment password/), '12a3');
  },
};
export const Full: Story = { args: { value: '123456' } };
export const Wrong: Story = { args: { fault: 'Mật khẩu không đúng. Còn 4 lần.' } };
