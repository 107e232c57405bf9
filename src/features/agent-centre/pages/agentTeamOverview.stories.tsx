import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyOverview } from '../../../../.storybook/kit/agentAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import TeamOverviewPage from './agentTeamOverview.page.tsx';

const showing = (calls: NonNullable<StoryParameters['calls']>, path = '/index?agent=agentTeamOverview') =>
  story({ path, visitor: 'agent', around: 'page', calls });

const meta = {
  title: 'Screens/Agent/agentTeamOverview',
  component: TeamOverviewPage,
  parameters: showing({ teamOverview: { value: storyOverview } }),
} satisfies Meta<typeof TeamOverviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Xem bảng|Show table/ }));
    await expect((await canvas.findAllByText(/515,000,000\.00/))[0]).toBeVisible();
  },
};
/** The arrow keys choose a day, whose sums are shown. */
export const Day: Story = {
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('slider');
    days.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(days).toHaveAttribute('aria-valuetext', expect.stringContaining('515,000,000.00'));
  },
};
/** A single day has no line. */
export const Today: Story = {
  parameters: showing(
    { teamOverview: { value: { ...storyOverview, days: storyOverview.days.slice(-1) } } },
    '/index?agent=agentTeamOverview&agent.days=today',
  ),
};
export const Busy: Story = { parameters: showing({ teamOverview: 'pending' }) };
export const Failed: Story = { parameters: showing({ teamOverview: { failure: 'NETWORK' } }) };
export const Empty: Story = { parameters: showing({ teamOverview: { value: { ...storyOverview, members: 0 } } }) };
/** A team that did nothing in either period. */
export const Quiet: Story = {
  parameters: showing({
    teamOverview: {
      value: {
        ...storyOverview,
        opened: { now: 0, before: 0 },
        active: { now: 0, before: 12 },
        deposits: { now: '0.0000', before: '0.0000' },
        result: { now: '0.0000', before: '1000000.0000' },
        days: storyOverview.days.map(({ day }) => ({
          day,
          opened: 0,
          active: 0,
          deposits: '0.0000',
          withdrawals: '0.0000',
          result: '0.0000',
        })),
        categories: [],
        top: [],
      },
    },
  }),
};
export const LongSums: Story = {
  parameters: showing({
    teamOverview: {
      value: {
        ...storyOverview,
        members: 98_765_432,
        deposits: { now: '98765432109876.5432', before: '1.0000' },
        result: { now: '-98765432109876.5432', before: '1.0000' },
        top: storyOverview.top.map((row) => ({ ...row, name: longWord, validBet: '98765432109876.5432' })),
      },
    },
  }),
};
