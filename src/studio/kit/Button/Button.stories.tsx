import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Row } from '../../../../.storybook/studio/Row.tsx';
import { Kbd } from '../Kbd.tsx';
import { Button, IconButton, LinkButton } from './Button.tsx';

const meta = {
  ...part,
  title: 'Studio/Parts/Button',
  component: Button,
  args: { children: 'Xuất bản', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Variants: Story = {
  render: (args) => (
    <>
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button
              key={variant}
              {...args}
              variant={variant}
              size={size}
              icon="rocket-launch"
              keys={<Kbd keys="mod+enter" />}
            />
          ))}
          <IconButton label="Mở" icon="gear" size={size} />
          <LinkButton to="/team" size={size}>
            Đội ngũ
          </LinkButton>
        </Row>
      ))}
    </>
  ),
};
/** A busy button keeps its width and does nothing. */
export const States: Story = {
  render: (args) => (
    <Row>
      <Button {...args} isBusy icon="check">
        Đang lưu
      </Button>
      <Button {...args} isDisabled variant="primary" />
      <Button {...args} isSelected />
    </Row>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đang lưu' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
/** The reason is said when the button has the focus, and pressing does nothing. */
export const WithReason: Story = {
  args: { why: 'Chỉ chủ sở hữu được mời người khác.' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvasElement.ownerDocument.querySelector('[role="tooltip"]')).toHaveTextContent('Chỉ chủ sở hữu');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
