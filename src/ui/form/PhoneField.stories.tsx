import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';

const meta = {
  title: 'Parts/Form/PhoneField',
  component: PhoneField,
  args: {
    name: 'phone',
    label: 'Số điện thoại',
    value: '',
    onChange: () => undefined,
    country: 'VN',
    onCountry: () => undefined,
    countries: [
      { country: 'VN', name: 'Việt Nam', dialingCode: '84' },
      { country: 'TH', name: 'Thái Lan', dialingCode: '66' },
      { country: 'GB', name: 'Vương quốc Liên hiệp Anh và Bắc Ireland', dialingCode: '44' },
    ],
  },
  render: (args) => (
    <Column>
      <Kept start={args.value}>
        {(value, keep) => (
          <Kept start={args.country}>
            {(country, keepCountry) => (
              <PhoneField {...args} value={value} onChange={keep} country={country} onCountry={keepCountry} />
            )}
          </Kept>
        )}
      </Kept>
    </Column>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithCode: Story = {
  args: { value: '912345678', sender: <SendCodeButton secondsLeft={0} busy={false} again={false} onSend={() => undefined} /> },
};
export const Faulty: Story = { args: { value: '12', fault: 'Số điện thoại chưa đúng.' } };
export const ChoosingCountry: Story = {
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvasElement.querySelector('button');
    if (trigger !== null) await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByText('Thái Lan')).toBeVisible());
  },
};
