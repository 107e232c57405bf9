import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { Channels } from './Channels.tsx';

const meta = {
  title: 'Parts/Sections/Channels',
  component: Channels,
  parameters: story({ around: 'page', path: '/community' }),
} satisfies Meta<typeof Channels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
/** A brand with accounts elsewhere and a mail address. */
export const AllChannels: Story = {
  parameters: story({
    adapt: (boot) => ({
      ...boot,
      brand: {
        ...boot.brand,
        contacts: {
          ...boot.brand.contacts,
          email: 'desk@example.com',
          social: [
            { kind: 'telegram', url: 'https://example.com/telegram' },
            { kind: 'youtube', url: 'https://example.com/youtube' },
          ],
        },
      },
    }),
  }),
};
