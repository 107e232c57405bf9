import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import CommunityPage from './CommunityPage.tsx';

const meta = {
  title: 'Screens/Community',
  component: CommunityPage,
  parameters: story({ path: '/community', around: 'site' }),
} satisfies Meta<typeof CommunityPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
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
