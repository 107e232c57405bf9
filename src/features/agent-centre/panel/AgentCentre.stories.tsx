import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { storyFunds, storyOverview } from '../../../../.storybook/kit/agentAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import { OpenedAgentCentre } from './OpenedAgentCentre.tsx';

const opened = (calls: NonNullable<StoryParameters['calls']> = {}, more: StoryParameters = {}) =>
  story({
    path: '/index?agent=agentTeamOverview',
    visitor: 'agent',
    around: 'site',
    ...more,
    calls: { consolidatedFunds: { value: storyFunds }, teamOverview: { value: storyOverview }, ...calls },
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
/** On phones the menu is the first page. */
export const Menu: Story = { parameters: opened({}, { path: '/index?agent=' }), play: seen('dialog') };
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
