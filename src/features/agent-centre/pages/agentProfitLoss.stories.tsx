import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyLongTeam, storyNoTeam, storyTeam } from '../../../../.storybook/kit/agentAnswers.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import ProfitLossPage from './agentProfitLoss.page.tsx';

const showing = (calls: NonNullable<StoryParameters['calls']>, path = '/index?agent=agentProfitLoss') =>
  story({ path, visitor: 'agent', around: 'page', calls });

const meta = {
  title: 'Screens/Agent/agentProfitLoss',
  component: ProfitLossPage,
  parameters: showing({ team: { value: storyTeam } }),
} satisfies Meta<typeof ProfitLossPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** The users of an agent's branch. */
export const Branch: Story = {
  parameters: showing({ team: { value: storyTeam } }, '/index?agent=agentProfitLoss&agent.root=80&agent.played=1'),
};
export const Busy: Story = { parameters: showing({ team: 'pending' }) };
export const Failed: Story = { parameters: showing({ team: { failure: 'NETWORK' } }) };
export const Empty: Story = { parameters: showing({ team: { value: storyNoTeam } }) };
export const Long: Story = { parameters: showing({ team: { value: storyLongTeam } }) };
