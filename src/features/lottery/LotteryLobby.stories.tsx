import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { longNamed } from '../../../.storybook/kit/withLongNames.ts';
import { LotteryLobby } from './LotteryLobby.tsx';

const meta = {
  title: 'Parts/Sections/LotteryLobby',
  component: LotteryLobby,
  args: { type: 'LOTT', isMember: false },
  parameters: story({ around: 'page', path: '/lottery' }),
} satisfies Meta<typeof LotteryLobby>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { args: { isMember: true }, parameters: story({ visitor: 'member' }) };
export const SoutheastAsia: Story = { args: { type: 'TCG_SEA' } };
export const UnknownCode: Story = { parameters: story({ path: '/lottery?gameCode=nowhere' }) };
export const Busy: Story = { parameters: story({ calls: { gameMenus: 'pending', vnOpenedNumbers: 'pending' } }) };
export const Failed: Story = {
  parameters: story({ calls: { gameMenus: { failure: 'SYSTEM' }, vnOpenedNumbers: { failure: 'VENDOR_DOWN' } } }),
};
export const NumbersFailed: Story = { parameters: story({ calls: { vnOpenedNumbers: { failure: 'VENDOR_DOWN' } } }) };
export const NothingDrawn: Story = { parameters: story({ calls: { vnOpenedNumbers: { value: [] } } }) };
export const Empty: Story = {
  parameters: story({ calls: { gameMenus: { value: [] }, vnOpenedNumbers: { value: [] } } }),
};
export const LongText: Story = { parameters: story({ calls: { gameMenus: { like: 'gameMenus', taking: longNamed } } }) };
