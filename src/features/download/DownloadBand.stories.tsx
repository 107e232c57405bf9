import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { DownloadBand } from './DownloadBand.tsx';

const meta = {
  title: 'Parts/Sections/DownloadBand',
  component: DownloadBand,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof DownloadBand>;
export default meta;

export const Offered: StoryObj<typeof meta> = {};
