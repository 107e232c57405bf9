import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import JoinPage from './JoinPage.tsx';

const meta = {
  title: 'Screens/Join',
  component: JoinPage,
  parameters: story({ path: '/join', around: 'site' }),
} satisfies Meta<typeof JoinPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
/** A brand without a text for this page. */
export const WithoutText: Story = {
  parameters: story({ adapt: (boot) => ({ ...boot, brand: { ...boot.brand, joinBody: null } }) }),
};
