import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { WithWords } from '../../i18n/index.ts';
import { UpdateLine } from './UpdateLine.tsx';

const meta = {
  title: 'Parts/Sections/UpdateLine',
  component: UpdateLine,
  args: { onTake: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <WithWords areas={['app']}>
        <Story />
      </WithWords>
    ),
  ],
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof UpdateLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvasElement }) => {
    const [take, close] = await within(canvasElement).findAllByRole('button');
    await userEvent.click(take as HTMLElement);
    await expect(args.onTake).toHaveBeenCalledTimes(1);
    await userEvent.click(close as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Pressed while a form holds input: nothing is lost, and the line says when the version comes. */
export const FormHoldsInput: Story = {
  render: (args) => (
    <>
      <form>
        <textarea aria-label="Góp ý" defaultValue="Sao kê lúc 09:30 chỉ có một lệnh." />
      </form>
      <UpdateLine {...args} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const [take] = await within(canvasElement).findAllByRole('button');
    await userEvent.click(take as HTMLElement);
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.clear(within(canvasElement).getByRole('textbox'));
    await userEvent.click(take as HTMLElement);
    await expect(args.onTake).toHaveBeenCalledTimes(1);
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'x');
    await userEvent.click(take as HTMLElement);
    await expect(args.onTake).toHaveBeenCalledTimes(1);
  },
};
