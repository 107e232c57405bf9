import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyFunds, storyOverview } from '../../../../.storybook/kit/agentAnswers.ts';
import { storyOptions } from '../../../../.storybook/kit/contractAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import { OpenedAgentCentre } from './OpenedAgentCentre.tsx';

const opened = (calls: NonNullable<StoryParameters['calls']> = {}, more: StoryParameters = {}) =>
  story({
    path: '/index?agent=agentTeamOverview',
    visitor: 'agent',
    around: 'site',
    ...more,
    calls: {
      consolidatedFunds: { value: storyFunds },
      teamOverview: { value: storyOverview },
      contractOptions: { value: storyOptions() },
      ...calls,
    },
  });

const meta = {
  title: 'Screens/Agent/AgentCentre',
  component: OpenedAgentCentre,
  args: { balance: null, onClose: () => undefined },
  // The site around the story opens the panel by its address.
  render: () => <h1>Nội dung</h1>,
  parameters: opened(),
} satisfies Meta<typeof OpenedAgentCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

const seen = (role: 'dialog' | 'alertdialog') => async () => {
  await screen.findByRole(role, {}, { timeout: 10_000 });
};

export const Opened: Story = { play: seen('dialog') };
/** On phones the menu is the first page. It counts the contracts that the agent has to answer [CONTRACT-01]. */
export const Menu: Story = {
  parameters: opened({}, { path: '/index?agent=' }),
  play: async () => {
    const link = await screen.findByRole('link', { name: /Lịch sử cổ tức|Dividend record/ }, { timeout: 10_000 });
    await waitFor(() => expect(link).toHaveTextContent('2'));
  },
};
/** Without wages their pages are not there, by their key neither. */
export const NoWages: Story = {
  parameters: opened(
    {
      consolidatedFunds: {
        value: { ...storyFunds, divtypereq: 'N', dailysalreqtype: '0', contracthoursalreq: '', realtimesalreqtype: 'false' },
      },
    },
    { path: '/index?agent=agentDividend' },
  ),
  play: seen('dialog'),
};
export const LongName: Story = {
  parameters: opened({
    memberInfo: {
      value: {
        account: longWord,
        nickname: longWord,
        customerId: '100001',
        type: 2,
        toUpline: true,
        clubLabel: { labelName: longWord, rankLevel: 3 },
      },
    },
  }),
  play: seen('dialog'),
};
/** The loader, until the flags are known. */
export const Loading: Story = { parameters: opened({ consolidatedFunds: 'pending' }), play: seen('dialog') };
export const Failed: Story = {
  parameters: opened({ consolidatedFunds: { failure: 'NETWORK' } }),
  play: seen('alertdialog'),
};
