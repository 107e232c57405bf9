import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyBets } from '../../../../.storybook/kit/agentAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import TeamBettingPage from './agentTeamBetting.page.tsx';

const showing = (calls: NonNullable<StoryParameters['calls']>, path = '/index?agent=agentTeamBetting') =>
  story({ path, visitor: 'agent', around: 'page', calls });

const meta = {
  title: 'Screens/Agent/agentTeamBetting',
  component: TeamBettingPage,
  parameters: showing({ teamBets: { value: storyBets } }),
} satisfies Meta<typeof TeamBettingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: showing({ teamBets: 'pending' }) };
export const Failed: Story = { parameters: showing({ teamBets: { failure: 'NETWORK' } }) };
export const Empty: Story = {
  parameters: showing({
    teamBets: {
      value: {
        ...storyBets,
        rows: [],
        next: null,
        total: 0,
        players: 0,
        validBet: '0.0000',
        payout: '0.0000',
        result: '0.0000',
      },
    },
  }),
};
export const NothingFound: Story = {
  parameters: showing(
    {
      teamBets: {
        value: {
          ...storyBets,
          rows: [],
          next: null,
          total: 0,
          players: 0,
          validBet: '0.0000',
          payout: '0.0000',
          result: '0.0000',
        },
      },
    },
    '/index?agent=agentTeamBetting&agent.account=khongco',
  ),
};
export const Long: Story = {
  parameters: showing({
    teamBets: {
      value: { ...storyBets, rows: storyBets.rows.map((row) => ({ ...row, owner: { ...row.owner, name: longWord } })) },
    },
  }),
};
