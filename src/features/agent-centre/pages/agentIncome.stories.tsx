import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyIncome, storyWages } from '../../../../.storybook/kit/agentAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import IncomePage from './agentIncome.page.tsx';

const showing = (calls: NonNullable<StoryParameters['calls']>) =>
  story({ path: '/index?agent=agentIncome', visitor: 'agent', around: 'page', calls });

const meta = {
  title: 'Screens/Agent/agentIncome',
  component: IncomePage,
  parameters: showing({ wageIncome: { value: storyIncome }, wages: { value: storyWages } }),
} satisfies Meta<typeof IncomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: showing({ wageIncome: 'pending', wages: 'pending' }) };
export const Failed: Story = {
  parameters: showing({ wageIncome: { failure: 'NETWORK' }, wages: { failure: 'NETWORK' } }),
};
export const Empty: Story = {
  parameters: showing({
    wageIncome: { value: { ...storyIncome, total: '0.0000', kinds: [] } },
    wages: { value: { ...storyWages, rows: [], total: 0 } },
  }),
};
export const Long: Story = {
  parameters: showing({
    wageIncome: { value: { ...storyIncome, total: '98765432109876.5432' } },
    wages: {
      value: {
        ...storyWages,
        rows: storyWages.rows.map((row) => ({
          ...row,
          paid: '98765432109876.5432',
          partner: { ...row.partner, name: longWord },
        })),
      },
    },
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/4,926,891/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/4,926,891/)).toBeNull());
  },
};
