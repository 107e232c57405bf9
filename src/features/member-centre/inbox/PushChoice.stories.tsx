import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { WithWords } from '../../../i18n/index.ts';
import { PushChoice } from './PushChoice.tsx';

const meta = {
  title: 'Parts/Sections/Notices on the device',
  component: PushChoice,
  args: { isOn: false, isDenied: false, change: fn() },
  decorators: [
    (Story) => (
      <WithWords areas={['member-inbox']}>
        <Story />
      </WithWords>
    ),
  ],
  parameters: story({ visitor: 'member' }),
} satisfies Meta<typeof PushChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await expect(args.change).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { isOn: true } };
/** The person refused in the browser, now or before. */
export const Denied: Story = { args: { isDenied: true } };
