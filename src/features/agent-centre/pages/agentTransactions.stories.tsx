import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyRecords } from '../../../../.storybook/kit/agentAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import TransactionsPage from './agentTransactions.page.tsx';

const showing = (calls: NonNullable<StoryParameters['calls']>, path = '/index?agent=agentTransactions') =>
  story({ path, visitor: 'agent', around: 'page', calls });

const meta = {
  title: 'Screens/Agent/agentTransactions',
  component: TransactionsPage,
  parameters: showing({ teamRecords: { value: storyRecords } }),
} satisfies Meta<typeof TransactionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: showing({ teamRecords: 'pending' }) };
export const Failed: Story = { parameters: showing({ teamRecords: { failure: 'NETWORK' } }) };
export const Empty: Story = {
  parameters: showing({
    teamRecords: {
      value: {
        ...storyRecords,
        rows: [],
        total: 0,
        deposits: '0.0000',
        withdrawals: '0.0000',
        bonus: '0.0000',
        transfers: { amount: '0.0000', count: 0 },
      },
    },
  }),
};
export const NothingFound: Story = {
  parameters: showing(
    {
      teamRecords: {
        value: {
          ...storyRecords,
          rows: [],
          total: 0,
          deposits: '0.0000',
          withdrawals: '0.0000',
          bonus: '0.0000',
          transfers: { amount: '0.0000', count: 0 },
        },
      },
    },
    '/index?agent=agentTransactions&agent.account=khongco',
  ),
};
export const Long: Story = {
  parameters: showing({
    teamRecords: {
      value: { ...storyRecords, rows: storyRecords.rows.map((row) => ({ ...row, owner: { ...row.owner, name: longWord } })) },
    },
  }),
};
