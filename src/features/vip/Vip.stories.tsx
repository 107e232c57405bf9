import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { story } from '../../../.storybook/kit/parameters.ts';
import { storyProgramme, storyRanks, storyStanding } from '../../../.storybook/kit/storyRanks.ts';
import type { OwnRank, VipProgramme } from '../../wire/ranks.ts';
import { Vip } from './Vip.tsx';

const place = { path: '/vip', around: 'page', visitor: 'member' } as const;
const showing = (own: Partial<OwnRank>, more: Partial<VipProgramme> = {}) =>
  story({ ...place, calls: { ranks: { value: { ...storyProgramme, own: { ...storyStanding, ...own }, ...more } } } });

const meta = {
  title: 'Parts/Sections/Vip',
  component: Vip,
  parameters: showing({}),
} satisfies Meta<typeof Vip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = { parameters: story({ ...place, calls: { ranks: 'pending' } }) };
export const Failed: Story = { parameters: story({ ...place, calls: { ranks: { failure: 'SYSTEM' } } }) };
export const NoRank: Story = {
  parameters: showing({ rank: 0, since: null, turnover: '0.0000', deposits: '0.0000', changes: [] }),
};
export const Highest: Story = { parameters: showing({ rank: 8, turnover: '15200000000.0000' }) };
export const Held: Story = {
  parameters: showing({
    heldUntil: '2026-11-30',
    changes: [{ former: 5, rank: 3, cause: 'operator', at: '2026-11-12T05:00:00.000Z' }],
  }),
};
export const OneRank: Story = {
  parameters: showing(
    { rank: 1, changes: [] },
    { period: 'week', ranks: storyRanks.slice(0, 1), cashback: [], benefits: [], supportFrom: null },
  ),
};
export const LongText: Story = {
  parameters: showing(
    { turnover: '999999999999.9900', deposits: '999999999999.9900' },
    {
      ranks: storyRanks.map((rank) => ({
        ...rank,
        name: longText,
        label: `VIP ${rank.rank} · ${longText}`,
        turnover: '999999999999.0000',
      })),
      benefits: [{ title: longText, from: 4 }],
    },
  ),
};
