import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow, Row } from '../../../.storybook/kit/Row.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Nạp tiền', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const places = {
  page: ['primary', 'secondary', 'tonal', 'promo', 'danger', 'ghost'],
  header: ['onHeader', 'outlineOnHeader'],
  hero: ['onHero', 'outlineOnHero'],
  media: ['onMedia', 'outlineOnMedia'],
} as const;

export const Tones: Story = {
  render: (args) => (
    <>
      {(Object.keys(places) as (keyof typeof places)[]).map((place) => (
        <Row key={place} on={place}>
          {places[place].map((tone) => (
            <Button key={tone} {...args} tone={tone} />
          ))}
        </Row>
      ))}
    </>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size} iconEnd={<Icon name="arrow-right" size={18} />} />
      ))}
    </Row>
  ),
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
/** The text is not cut in a narrow column. */
export const LongText: Story = {
  args: { children: 'Xác nhận đã nhận được toàn bộ số tiền rút', block: true },
  render: (args) => (
    <Narrow>
      <Button {...args} />
      <p>{longText}</p>
    </Narrow>
  ),
};
