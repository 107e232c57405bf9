import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Parts/Form/Field',
  component: Field,
  args: { label: 'Ngày sinh', children: (ties) => <input type="text" {...ties} /> },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithHelp: Story = { args: { help: 'Như trên giấy tờ tùy thân.', optional: true } };
export const Faulty: Story = { args: { fault: 'Bạn phải đủ 18 tuổi.', required: true } };
export const LongText: Story = { args: { label: longText, help: longText } };
