import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  agent,
  agentFigures,
  agentId,
  agentTree,
  contractId,
  contracts,
  debts,
  dueFrom,
  dueRun,
  longTree,
  offer,
  openBranches,
  paymentId,
  running,
  settledFrom,
  settledRun,
  statement,
  stopped,
  windows,
} from '../../../../.storybook/studio/data/agents.ts';
import { brandPage, threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import AgentsPage from './AgentsPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Agents', component: AgentsPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const path = `/desk/agents?merchant=aurora&open=${openBranches}`;
const at = statesOf(path, {
  brands: { value: threeBrands },
  deskAgentFigures: { value: agentFigures },
  deskAgents: { valueOf: agentTree },
  deskAgent: { value: agent },
  deskAgentContracts: { value: contracts },
  deskAgentDebts: { value: debts },
  deskContract: { value: offer },
  deskContractWindows: { value: { ...windows, rows: [], total: 0 } },
  deskStatement: { value: statement },
  deskDryRun: { value: dueRun },
});
const ofAgent = (more = '') => ({ path: `${path}&agent=${agentId}${more}` });
const ofContract = (more = '') => ofAgent(`&contract=${contractId}${more}`);
const runs = { deskContract: { value: running }, deskContractWindows: { value: windows } } as const;
const none = { agents: [], next: null };

export const Tree: Story = at();
export const Search: Story = at({}, { path: '/desk/agents?merchant=aurora&search=2240' });
export const NothingFound: Story = at({ deskAgents: { value: none } }, { path: '/desk/agents?merchant=aurora&search=none' });
export const NoAgents: Story = at({ deskAgents: { value: none } });
export const NoBrand: Story = at({ brands: { value: brandPage([]) } }, { path: '/desk/agents' });
export const TreeLoading: Story = at({ deskAgents: 'pending' });
export const TreeFailed: Story = at({ deskAgents: { failure: 'RATE_LIMIT' } });
export const Loading: Story = at({ deskAgentFigures: 'pending' });
export const Failed: Story = at({ deskAgentFigures: { failure: 'RATE_LIMIT' } });
export const Denied: Story = at({}, { roles: ['viewer'] });

export const Contracts: Story = at({}, ofAgent());
export const NoContracts: Story = at({ deskAgentContracts: { value: { contracts: [], next: null } } }, ofAgent());
export const Debts: Story = at({}, ofAgent('&view=debts'));
export const NoDebts: Story = at(
  { deskAgentDebts: { value: { debts: [], total: '0.0000', next: null } } },
  ofAgent('&view=debts&side=upline'),
);
export const AgentLoading: Story = at({ deskAgent: 'pending' }, ofAgent());
export const AgentMissing: Story = at({ deskAgent: { failure: 'NOT_FOUND' } }, ofAgent());
export const PartFailed: Story = at({ deskAgentContracts: { failure: 'RATE_LIMIT' } }, ofAgent());

export const Offer: Story = at({}, ofContract());
export const Running: Story = at(runs, ofContract());
export const Stopped: Story = at({ ...runs, deskContract: { value: stopped } }, ofContract());
export const ContractLoading: Story = at({ deskContract: 'pending' }, ofContract());
export const ContractMissing: Story = at({ deskContract: { failure: 'NOT_FOUND' } }, ofContract());
export const WindowsFailed: Story = at({ ...runs, deskContractWindows: { failure: 'RATE_LIMIT' } }, ofContract());

export const Statement: Story = at(runs, ofContract(`&window=${settledFrom}&payment=${paymentId}`));
export const StatementLoading: Story = at(
  { ...runs, deskStatement: 'pending' },
  ofContract(`&window=${settledFrom}&payment=${paymentId}`),
);
export const DryRun: Story = at(runs, ofContract(`&window=${dueFrom}`));
export const NotDue: Story = at({ ...runs, deskDryRun: { failure: 'NOT_FOUND' } }, ofContract(`&window=${dueFrom}`));
export const Compared: Story = {
  ...at({ ...runs, deskDryRun: { value: settledRun } }, ofContract(`&window=${settledFrom}&payment=${paymentId}`)),
  play: async ({ canvas }) => {
    const choices = await canvas.findAllByRole('radio');
    const [last] = choices.slice(-1);
    if (last !== undefined) await userEvent.click(last);
  },
};

const openStop: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('complementary');
  await canvas.findAllByRole('listitem');
  const buttons = canvasElement.querySelectorAll<HTMLElement>('aside button');
  const last = [...buttons].at(-1);
  if (last !== undefined) await userEvent.click(last);
};
export const Stop: Story = { ...at(runs, ofContract()), play: openStop };
export const StopRefused: Story = {
  ...at({ ...runs, deskStopContract: { failure: 'NOT_ALLOWED', value: { rule: 'own' } } }, ofContract()),
  play: async (context) => {
    await openStop(context);
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    const field = dialog?.querySelector('textarea');
    if (dialog === null || field === null || field === undefined) return;
    await userEvent.type(field, 'Bets between own accounts');
    const [last] = [...dialog.querySelectorAll<HTMLElement>('button')].slice(-1);
    if (last !== undefined) await userEvent.click(last);
  },
};
export const StopDenied: Story = at(runs, { ...ofContract(), roles: ['members'] });
export const LongWords: Story = at({ deskAgents: { value: longTree } });
