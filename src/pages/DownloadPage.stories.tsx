import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import DownloadPage from './DownloadPage.tsx';

const meta = {
  title: 'Screens/Download',
  component: DownloadPage,
  parameters: story({ path: '/down', around: 'site' }),
} satisfies Meta<typeof DownloadPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
