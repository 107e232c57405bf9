import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ownContract,
  storyContract,
  storyContracts,
  storyDetail,
  storyOptions,
  storyPayments,
  storyStatement,
  storyTerms,
} from '../../../../.storybook/kit/contractAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import DailyWagePage from './agentDailyWage.page.tsx';

type Calls = NonNullable<StoryParameters['calls']>;

const payments = storyPayments('daily');
const filled: Calls = {
  contracts: { value: storyContracts([ownContract('daily')]) },
  contract: { value: storyDetail(ownContract('daily')) },
  contractOptions: { value: storyOptions('daily') },
  wages: { value: payments },
  wageStatement: { value: storyStatement('daily') },
};
const showing = (calls: Calls = {}, query = '') =>
  story({ path: `/index?agent=agentDailyWage${query}`, visitor: 'agent', around: 'page', calls: { ...filled, ...calls } });

const meta = {
  title: 'Screens/Agent/agentDailyWage',
  component: DailyWagePage,
  parameters: showing(),
} satisfies Meta<typeof DailyWagePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** A payment opened into its lines, which add up to it. */
export const Statement: Story = {
  parameters: showing({}, `&agent.statement=${payments.rows[0]?.paymentId}`),
};
export const StatementFailed: Story = {
  parameters: showing({ wageStatement: { failure: 'NETWORK' } }, `&agent.statement=${payments.rows[0]?.paymentId}`),
};
export const Paid: Story = {
  parameters: showing(
    { wages: { value: { ...payments, rows: payments.rows.map((row) => ({ ...row, direction: 'paid' as const })) } } },
    '&agent.direction=paid',
  ),
};
export const Busy: Story = {
  parameters: showing({ contracts: 'pending', contract: 'pending', contractOptions: 'pending', wages: 'pending' }),
};
export const Failed: Story = {
  parameters: showing({ wages: { failure: 'NETWORK' }, contractOptions: { failure: 'NETWORK' } }),
};
export const Empty: Story = { parameters: showing({ wages: { value: { ...payments, rows: [], total: 0 } } }) };
export const Long: Story = {
  parameters: showing(
    {
      wages: {
        value: {
          ...payments,
          rows: payments.rows.map((row) => ({
            ...row,
            direction: 'paid' as const,
            validBet: '98765432109876.5432',
            wage: '98765432109876.5432',
            partner: { ...row.partner, name: longWord },
          })),
        },
      },
    },
    '&agent.direction=paid',
  ),
};
export const Mine: Story = { parameters: showing({}, '&agent.tab=mine') };
export const MineEmpty: Story = { parameters: showing({ contracts: { value: storyContracts([]) } }, '&agent.tab=mine') };
export const Team: Story = {
  parameters: showing(
    { contracts: { value: storyContracts([storyContract(3, { kind: 'daily', terms: storyTerms.daily })]) } },
    '&agent.tab=team',
  ),
};
