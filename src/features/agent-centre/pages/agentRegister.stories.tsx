import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storyOpening } from '../../../../.storybook/kit/agentAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import RegisterPage from './agentRegister.page.tsx';

const showing = (calls: NonNullable<StoryParameters['calls']>, path = '/index?agent=agentRegister') =>
  story({ path, visitor: 'agent', around: 'page', calls });

const meta = {
  title: 'Screens/Agent/agentRegister',
  component: RegisterPage,
  parameters: showing({ accountOpening: { value: storyOpening } }),
} satisfies Meta<typeof RegisterPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const opening = { accountOpening: { value: storyOpening } } as const;
const link = '/index?agent=agentRegister&agent.tab=link';
/** Each time another password. */
const cover = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const password = await canvas.findByLabelText(/Mật khẩu ban đầu|One-time password/);
  await userEvent.clear(password);
  await userEvent.type(password, 'Kx7mQ2vd');
};

export const Form: Story = { play: ({ canvas }) => cover(canvas) };
export const NameTaken: Story = {
  parameters: showing({ ...opening, accountName: { value: { fault: { key: 'auth.usernameTaken', params: {} } } } }),
  play: async ({ canvas }) => {
    await cover(canvas);
    const name = canvas.getByLabelText(/Tên đăng nhập|Username/);
    await userEvent.type(name, 'haiyen');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription(/đã có người dùng|taken/));
  },
};
export const NameFree: Story = {
  parameters: showing({ ...opening, accountName: { value: { fault: null } } }),
  play: async ({ canvas }) => {
    await cover(canvas);
    await userEvent.type(canvas.getByLabelText(/Tên đăng nhập|Username/), 'minhtu01');
    await userEvent.tab();
    await expect(await canvas.findByText(/Tên này dùng được|This name is free/)).toBeVisible();
  },
};
export const Renew: Story = {
  play: async ({ canvas }) => {
    await cover(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /Cấp lại mật khẩu|New password/ }));
    await screen.findByRole('dialog');
  },
};
export const Link: Story = { parameters: showing(opening, link) };
export const NoLink: Story = {
  parameters: showing({ accountOpening: { value: { ...storyOpening, invite: null } } }, link),
};
export const LinkFailed: Story = { parameters: showing({ accountOpening: { failure: 'NETWORK' } }, link) };
export const Busy: Story = { ...Form, parameters: showing({ accountOpening: 'pending' }) };
export const Failed: Story = { ...Form, parameters: showing({ accountOpening: { failure: 'NETWORK' } }) };
export const Empty: Story = {
  ...Form,
  parameters: showing({
    accountOpening: { value: { thisMonth: { agents: 0, members: 0, fresh: 0 }, rows: [], invite: null } },
  }),
};
export const Long: Story = {
  ...Form,
  parameters: showing({
    accountOpening: { value: { ...storyOpening, rows: storyOpening.rows.map((row) => ({ ...row, name: longWord })) } },
  }),
};
