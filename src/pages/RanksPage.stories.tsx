import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import { storyProgramme, storyStanding } from '../../.storybook/kit/storyRanks.ts';
import RanksPage from './RanksPage.tsx';

const meta = {
  title: 'Screens/Ranks',
  component: RanksPage,
  parameters: story({
    path: '/vip',
    around: 'site',
    visitor: 'member',
    calls: { ranks: { value: { ...storyProgramme, own: storyStanding } } },
  }),
} satisfies Meta<typeof RanksPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Guest: Story = { parameters: story({ visitor: 'guest', calls: { ranks: { value: storyProgramme } } }) };
