import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { CaptchaField } from './CaptchaField.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><rect width="120" height="44" fill="white"/><text x="16" y="31" font-size="26" letter-spacing="8">7K3P</text></svg>',
)}`;

const meta = {
  title: 'Parts/Form/CaptchaField',
  component: CaptchaField,
  args: { value: '', onChange: () => undefined, picture, onRefresh: () => undefined },
  render: (args) => (
    <Column>
      <Kept start={args.value}>{(value, keep) => <CaptchaField {...args} value={value} onChange={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const OnItsWay: Story = { args: { picture: null } };
export const Faulty: Story = { args: { value: '7K3B', fault: 'Chưa đúng với hình.' } };
/** Of a brand that does not require it: an empty answer is followed by a check without an image. */
export const Optional: Story = { args: { optional: true, maxLength: 6 } };
