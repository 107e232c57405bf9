import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { storyProfile } from '../../../../.storybook/kit/memberAnswers.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import SecurityCenterPage from './securityCenter.page.tsx';

const at = (tab: string, calls: StoryParameters['calls'] = {}) =>
  story({
    path: `/index?member=securityCenter&member.tab=${tab}`,
    visitor: 'member',
    around: 'page',
    calls,
  });

const meta = {
  title: 'Screens/Member/securityCenter',
  component: SecurityCenterPage,
  parameters: at('overview'),
} satisfies Meta<typeof SecurityCenterPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Welcome: Story = {
  parameters: story({
    path: '/index?member=securityCenter&member.welcome=1',
    visitor: 'member',
    around: 'page',
    calls: { profile: { value: { ...storyProfile, hasPaymentPassword: false, mobile: null } } },
  }),
};
export const Protected: Story = {
  parameters: at('overview', {
    profile: {
      value: { ...storyProfile, hasAuthenticator: true, email: { hint: 'm•••@example.com', isConfirmed: true } },
    },
  }),
};
export const Profile: Story = { parameters: at('profile') };
export const LongProfile: Story = {
  parameters: at('profile', {
    profile: { value: { ...storyProfile, fields: storyProfile.fields.map((field) => ({ ...field, value: longText })) } },
  }),
};
export const Security: Story = { parameters: at('security') };
export const PaymentPasswordMissing: Story = {
  parameters: at('security', { profile: { value: { ...storyProfile, hasPaymentPassword: false } } }),
};
/** Ending the other sessions asks for the password first. */
export const Confirming: Story = {
  parameters: at('security'),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /mọi thiết bị khác|all other devices/ }, { timeout: 10_000 }),
    );
    await expect(await canvas.findByLabelText(/^(Mật khẩu đăng nhập|Login password)/)).toBeVisible();
  },
};
export const AuthenticatorBound: Story = {
  parameters: at('security', { profile: { value: { ...storyProfile, hasAuthenticator: true } } }),
};
export const Busy: Story = { parameters: at('overview', { profile: 'pending' }) };
export const BusyLists: Story = { parameters: at('security', { memberSessions: 'pending', loginHistory: 'pending' }) };
export const Failed: Story = { parameters: at('overview', { profile: { failure: 'SYSTEM' } }) };
export const FailedLists: Story = {
  parameters: at('security', { memberSessions: { failure: 'SYSTEM' }, loginHistory: { failure: 'SYSTEM' } }),
};
export const Empty: Story = { parameters: at('security', { loginHistory: { value: { logins: [] } } }) };
