import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { InstallButton } from './InstallButton.tsx';

const scope = globalThis as { liveryInstall?: Event };

const meta = {
  title: 'Parts/Sections/InstallButton',
  component: InstallButton,
  parameters: story({ around: 'part', path: '/down' }),
} satisfies Meta<typeof InstallButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A browser that has offered to install the site. */
export const Offered: Story = {
  beforeEach: () => {
    scope.liveryInstall = new Event('beforeinstallprompt');
    return () => delete scope.liveryInstall;
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};
