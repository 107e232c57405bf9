import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Parts/Form/Form',
  component: Form,
  args: { label: 'Đăng nhập', onSubmit: () => undefined, children: null },
  render: (args) => (
    <Column>
      <Kept start={false}>
        {(checked, keep) => (
          <Form {...args} onSubmit={() => keep(true)}>
            <TextField
              name="name"
              label="Tên đăng nhập"
              value=""
              onChange={() => undefined}
              fault={checked ? 'Hãy nhập tên đăng nhập.' : null}
            />
            <PasswordField
              name="secret"
              label="Mật khẩu"
              autoComplete="current-password"
              value=""
              onChange={() => undefined}
              fault={checked ? 'Hãy nhập mật khẩu.' : null}
            />
            <Button type="submit" busy={args.busy === true} block>
              Đăng nhập
            </Button>
          </Form>
        )}
      </Kept>
    </Column>
  ),
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Busy: Story = { args: { busy: true } };
/** Submitting moves the focus to the first invalid field. */
export const Faulty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(canvas.getByLabelText('Tên đăng nhập')).toHaveFocus();
  },
};
