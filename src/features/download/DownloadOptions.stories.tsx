import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { DownloadOptions } from './DownloadOptions.tsx';

const meta = {
  title: 'Parts/Sections/DownloadOptions',
  component: DownloadOptions,
  parameters: story({ around: 'page', path: '/down' }),
} satisfies Meta<typeof DownloadOptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
/** A brand without apps. */
export const Empty: Story = {
  parameters: story({ adapt: (boot) => ({ ...boot, permission: { ...boot.permission, resources: [] } }) }),
};
