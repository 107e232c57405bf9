import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { WithWords } from '../../i18n/index.ts';
import { InstallSheet } from './InstallSheet.tsx';

const meta = {
  title: 'Parts/Overlays/InstallSheet',
  component: InstallSheet,
  args: { way: 'prompt', hasOffline: true, onAdd: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <WithWords areas={['app']}>
        <Story />
      </WithWords>
    ),
  ],
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof InstallSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Android: Story = {
  play: async ({ args }) => {
    const [close, add, later] = await screen.findAllByRole('button');
    await userEvent.click(add as HTMLElement);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await userEvent.click(later as HTMLElement);
    await userEvent.click(close as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const WithoutOfflinePage: Story = { args: { hasOffline: false } };
/** iPhone and iPad, where the visitor adds the site in the menu of the browser. */
export const Steps: Story = { args: { way: 'steps' } };
