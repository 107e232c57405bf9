import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import { storyEnvelope, storyLeaderboard, storyMissions, storyRanks } from '../../../../.storybook/kit/storyMissions.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { MissionLeaderboard, MissionSummary } from '../../../wire/missions.ts';
import MissionLeaderboardPage from './missionLeaderboard.page.tsx';

interface Shown {
  readonly summary?: MissionSummary;
  readonly board?: MissionLeaderboard;
  readonly period?: string;
  readonly calls?: StoryParameters['calls'];
}

const showing = ({ summary = storyMissions, board = storyLeaderboard, period = '', calls = {} }: Shown = {}) =>
  story({
    path: `/index?member=missionLeaderboard${period === '' ? '' : `&member.period=${period}`}`,
    visitor: 'member',
    around: 'page',
    calls: { missionSummary: { value: summary }, missionLeaderboard: { value: board }, ...calls },
  });

const meta = {
  title: 'Screens/Member/missionLeaderboard',
  component: MissionLeaderboardPage,
  parameters: showing(),
} satisfies Meta<typeof MissionLeaderboardPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Daily: Story = {};
export const Weekly: Story = { parameters: showing({ period: 'week' }) };
export const Event: Story = { parameters: showing({ period: 'event' }) };
export const NoEnvelope: Story = {
  parameters: showing({ summary: { ...storyMissions, season: null, envelopes: { ...storyMissions.envelopes, waiting: [] } } }),
};
/** A brand without missions and envelopes, before anyone has a score. */
export const Empty: Story = {
  parameters: showing({
    summary: {
      ...storyMissions,
      missions: [],
      open: 0,
      season: null,
      envelopes: { waiting: [], prizes: [], received: '0.0000' },
    },
    board: { ...storyLeaderboard, ranks: [] },
  }),
};
/** Two accounts have a score, and the member is far below. */
export const BelowTheRanks: Story = {
  parameters: showing({
    board: {
      ...storyLeaderboard,
      ranks: storyRanks.slice(0, 2).map((rank) => ({ ...rank })),
      own: storyRanks.filter(({ isOwn }) => isOwn).map((rank) => ({ ...rank, rank: 1284, score: 60, envelopes: 1 }))[0] ?? null,
    },
  }),
};
export const Busy: Story = {
  parameters: showing({ calls: { missionSummary: 'pending', missionLeaderboard: 'pending' } }),
};
export const Failed: Story = {
  parameters: showing({ calls: { missionSummary: { failure: 'NETWORK' }, missionLeaderboard: { failure: 'NETWORK' } } }),
};
export const Long: Story = {
  parameters: showing({
    summary: {
      ...storyMissions,
      missions: storyMissions.missions.map((mission) => ({
        ...mission,
        title: longText,
        reward: { kind: 'money', amount: '9876543210987.0000' },
      })),
      season: { title: longText, daysLeft: 365 },
      envelopes: {
        ...storyMissions.envelopes,
        waiting: [storyEnvelope('e1', { least: '9876543210.0000', most: '9876543210987.0000' })],
        received: '9876543210987.0000',
      },
    },
    board: {
      ...storyLeaderboard,
      ranks: storyRanks.map((rank) => ({ ...rank, player: `${longText}***9`, score: 2_000_000_000, envelopes: 4000 })),
    },
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/246,500/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/246,500|1,420,000/)).toBeNull());
  },
};
export const Claiming: Story = {
  parameters: showing({ calls: { claimMission: 'pending' } }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Đặt 5 cược xổ số/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Rules: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Thể lệ|Rules/ }));
    await screen.findByRole('dialog');
  },
};
