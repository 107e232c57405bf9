import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerAlso } from '../../../../.storybook/answers.ts';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { storyProfile } from '../../../../.storybook/kit/memberAnswers.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import type { ServerKeys } from '../../../wire/auth.ts';
import type { StepUpAct, StepUpDemand, StepUpMethod } from '../../../wire/verification.ts';
import type { Binding } from '../../../wire/withdrawal.ts';
import SecurityCenterPage from './securityCenter.page.tsx';

const at = (tab: string, calls: StoryParameters['calls'] = {}) =>
  story({
    path: `/index?member=securityCenter&member.tab=${tab}`,
    visitor: 'member',
    around: 'page',
    calls,
  });

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const addedBinding: Binding = {
  id: '9',
  kind: 'bank',
  provider: 'Vietcombank',
  tail: '2047',
  state: 'waiting',
  reason: null,
  addedAt: '2026-11-20T05:00:00.000Z',
};

const { publicKey } = await crypto.subtle.generateKey(
  { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  true,
  ['encrypt', 'decrypt'],
);
const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', publicKey);
/** Keys for sealed calls. */
const jwks = {
  value: { keys: [{ kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'story', n, e }] } satisfies ServerKeys,
};

/** The refusal of an act that a session alone does not permit. */
const demand = (act: StepUpAct, methods: readonly StepUpMethod[]) =>
  ({ failure: 'STEP_UP', value: { act, methods } satisfies StepUpDemand }) as const;
const findPassword = () =>
  screen.findByLabelText(/^(Mật khẩu đăng nhập|Login password)/, { selector: 'input[type=password]' }, { timeout: 10_000 });

async function enterBinding(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Ngân hàng|Bank)/ }, { timeout: 10_000 }));
  await userEvent.type(canvas.getByRole('combobox'), `${addedBinding.provider}{Enter}`);
  await userEvent.type(canvas.getByRole('textbox', { name: /^(Số tài khoản|Account number)/ }), '0011 2233 2047');
}

const submitBinding = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: /^(Gửi xác nhận|Send for confirmation)$/ }, { timeout: 10_000 }));

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
/** The form for a bank account or e-wallet, as the page of withdrawals opens it. */
export const BindingAdd: Story = { parameters: at('profile&member.add=binding&member.from=withdraw') };
export const BindingFaults: Story = {
  parameters: at('profile&member.add=binding'),
  play: async ({ canvas }) => {
    await submitBinding(canvas);
    await expect(canvas.getByRole('button', { name: /^(Ngân hàng|Bank)/ })).toHaveFocus();
  },
};
export const BindingMismatch: Story = {
  parameters: at('profile&member.add=binding', { jwks, addBinding: { failure: 'NAME_MISMATCH' } }),
  play: async ({ canvas }) => {
    await enterBinding(canvas);
    await submitBinding(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(Chủ tài khoản|Account holder)/ })).toHaveFocus());
  },
};
export const BindingFailed: Story = {
  parameters: at('profile&member.add=binding', { jwks, addBinding: { failure: 'SYSTEM' } }),
  play: async ({ canvas }) => {
    await enterBinding(canvas);
    await submitBinding(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
const proven = {
  jwks,
  addBinding: demand('binding', ['password', 'mobile']),
  stepUp: { value: { ticket: 't'.repeat(43) } },
};
/** Adding an account asks for a proof over the form, and goes on with what was typed. */
export const BindingProof: Story = {
  parameters: at('profile&member.add=binding', proven),
  play: async ({ canvas }) => {
    await enterBinding(canvas);
    await submitBinding(canvas);
    await findPassword();
    await expect(canvas.getByText(addedBinding.provider)).toBeInTheDocument();
  },
};
export const BindingAdded: Story = {
  parameters: at('profile&member.add=binding', proven),
  play: async ({ canvas }) => {
    await enterBinding(canvas);
    await submitBinding(canvas);
    await userEvent.type(await findPassword(), 'Demo-2026');
    answerAlso({ addBinding: addedBinding });
    await userEvent.click(screen.getByRole('button', { name: /^(Xác nhận|Confirm)$/ }));
    await waitFor(
      () => expect(canvas.getByRole('heading', { name: /^(Đang chờ xác nhận|Waiting for confirmation)/ })).toHaveFocus(),
      { timeout: 10_000 },
    );
  },
};
/** An account that can prove nothing is led to customer service. */
export const BindingNoProof: Story = {
  parameters: at('profile&member.add=binding', { jwks, addBinding: demand('binding', []) }),
  play: async ({ canvas }) => {
    await enterBinding(canvas);
    await submitBinding(canvas);
    const question = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(question).toBeVisible());
  },
};
/** A number that was only typed at the registration is confirmed by a code, after a proof. */
export const ContactConfirm: Story = {
  parameters: at('profile', {
    profile: { value: { ...storyProfile, mobile: { hint: '+84••••••001', isConfirmed: false } } },
    contactCode: { value: { expiredMinutes: 2 } },
    confirmContact: { value: null },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Xác nhận|Confirm)$/ }, { timeout: 10_000 }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Gửi mã|Send code)/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Mã xác minh|Code)/ }), '123456');
  },
};
export const Security: Story = { parameters: at('security') };
export const PaymentPasswordMissing: Story = {
  parameters: at('security', { profile: { value: { ...storyProfile, hasPaymentPassword: false } } }),
};
/** Ending the other sessions asks for the password first. */
export const Confirming: Story = {
  parameters: at('security', { endOtherSessions: demand('sessions', ['password']) }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /mọi thiết bị khác|all other devices/ }, { timeout: 10_000 }),
    );
    const field = await findPassword();
    await waitFor(() => expect(field).toBeVisible());
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
