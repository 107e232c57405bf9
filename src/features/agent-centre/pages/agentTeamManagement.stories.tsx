import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storyFound, storyLongTeam, storyNoTeam, storyTeam } from '../../../../.storybook/kit/agentAnswers.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import TeamManagementPage from './agentTeamManagement.page.tsx';

const showing = (calls: NonNullable<StoryParameters['calls']>, path = '/index?agent=agentTeamManagement') =>
  story({ path, visitor: 'agent', around: 'page', calls });

const meta = {
  title: 'Screens/Agent/agentTeamManagement',
  component: TeamManagementPage,
  parameters: showing({ team: { value: storyTeam } }),
} satisfies Meta<typeof TeamManagementPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const balance = {
  sumBalance: '12480500.0000',
  currencySymbol: '₫',
  currency: 'VND',
  wallets: [{ wallet: 'main', balance: '12480500.0000' }],
};
const form = {
  upline: null,
  hasPaymentPassword: true,
  limits: { min: '50000.0000', max: '200000000.0000', leftToday: '499500000.0000' },
  thisMonth: { amount: '500000.0000', count: 1 },
  transfers: [],
};
const atTop = { ...storyTeam, root: { ...storyTeam.root, path: storyTeam.root.path.slice(0, 1) } };
const transferring = (hasPaymentPassword: boolean) =>
  showing({
    team: { value: atTop },
    balance: { value: balance },
    uplineTransfers: { value: { ...form, hasPaymentPassword } },
  });

export const Filled: Story = {};
/** A level that was opened in place. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /hoangnam_dl/, expanded: false }));
    await waitFor(() => expect(canvas.getAllByText('thuylinh90').length).toBeGreaterThan(1));
  },
};
export const Search: Story = {
  parameters: showing({ team: { value: storyFound } }, '/index?agent=agentTeamManagement&agent.search=linh'),
};
export const NothingFound: Story = {
  parameters: showing(
    { team: { value: { ...storyFound, rows: [], total: 0 } } },
    '/index?agent=agentTeamManagement&agent.search=qwerty',
  ),
};
export const Transfer: Story = {
  parameters: transferring(true),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /(Chuyển cho tuyến dưới|Transfer to downline): hoangnam_dl/ }),
    );
    await userEvent.click(await screen.findByRole('button', { name: '+1M' }));
    await expect(screen.getByRole('button', { name: /(Chuyển|Transfer) 1,000,000\.00/ })).toBeVisible();
  },
};
export const TransferChoice: Story = {
  parameters: transferring(true),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Chuyển cho tuyến dưới|Chuyển tiền|Transfer to downline|Transfer)$/ }),
    );
    await screen.findByRole('dialog');
  },
};
export const NoPaymentPassword: Story = { ...TransferChoice, parameters: transferring(false) };
export const Remark: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(Ghi chú|Remark): hoangnam_dl/ }));
    await screen.findByRole('dialog');
  },
};
export const Busy: Story = { parameters: showing({ team: 'pending' }) };
export const Failed: Story = { parameters: showing({ team: { failure: 'NETWORK' } }) };
export const Empty: Story = { parameters: showing({ team: { value: storyNoTeam } }) };
export const Long: Story = { parameters: showing({ team: { value: storyLongTeam } }) };
