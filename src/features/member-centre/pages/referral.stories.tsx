import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { Friend, FriendPage, Referral } from '../../../wire/referral.ts';
import ReferralPage from './referral.page.tsx';

const referral: Referral = {
  code: 'VK7M2QXD',
  link: 'https://brand.example/register?referralCode=VK7M2QXD',
  terms: {
    reward: '50000.0000',
    minDeposit: '100000.0000',
    turnover: 0,
    days: 30,
    share: '0.10',
    paysAt: '00:40',
    sameNetwork: false,
  },
  friends: 5,
  deposited: 3,
  rewards: { amount: '150000.0000', count: 3 },
  shares: '42955.0000',
  earned: '192955.0000',
};

const avatar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>',
)}`;
const friend = (id: string, name: string, day: string, state: Friend['state'], shares: string | null): Friend => ({
  id,
  name,
  avatar,
  state,
  reward: state === 'deposited' ? '50000.0000' : null,
  shares,
  registeredAt: `${day}T05:00:00.000Z`,
});
const friends: FriendPage = {
  rows: [
    friend('1', 'ha***1', '2026-11-19', 'deposited', '12840.0000'),
    friend('2', 'vi***7', '2026-11-16', 'deposited', '8625.0000'),
    friend('3', 'mi***9', '2026-11-14', 'verified', null),
    friend('4', 'tr***0', '2026-11-13', 'registered', null),
    friend('5', 'ng***5', '2026-11-07', 'deposited', '21490.0000'),
    friend('6', 'le***2', '2026-11-05', 'excluded', null),
  ],
  next: null,
  previous: null,
  total: 6,
};
const noFriends: FriendPage = { rows: [], next: null, previous: null, total: 0 };
const nothing = { friends: 0, deposited: 0, rewards: { amount: '0.0000', count: 0 }, shares: '0.0000', earned: '0.0000' };

const path = '/index?member=referral';
const showing = (value: Partial<Referral>, page: FriendPage, at = path) =>
  story({
    path: at,
    visitor: 'member',
    around: 'page',
    calls: { referral: { value: { ...referral, ...value } }, referralFriends: { value: page } },
  });

const meta = {
  title: 'Screens/Member/referral',
  component: ReferralPage,
  parameters: showing({}, friends),
} satisfies Meta<typeof ReferralPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Rules: Story = {
  parameters: showing({ terms: { ...referral.terms, turnover: 1.5 } }, friends),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Thể lệ|Rules/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const NoReward: Story = {
  parameters: showing({ ...nothing, terms: { ...referral.terms, reward: null, share: null } }, noFriends),
};
export const Empty: Story = { parameters: showing(nothing, noFriends) };
export const EmptyInAll: Story = { parameters: showing(nothing, noFriends, `${path}&member.days=all`) };
export const Busy: Story = {
  parameters: story({
    path,
    visitor: 'member',
    around: 'page',
    calls: { referral: 'pending', referralFriends: 'pending' },
  }),
};
export const Failed: Story = {
  parameters: story({
    path,
    visitor: 'member',
    around: 'page',
    calls: { referral: { failure: 'NETWORK' }, referralFriends: { failure: 'NETWORK' } },
  }),
};
export const Long: Story = {
  parameters: showing(
    {
      link: `https://${'brand'.repeat(12)}.example/register?referralCode=VK7M2QXD`,
      friends: 123_456,
      deposited: 98_765,
      rewards: { amount: '4938250000.0000', count: 98_765 },
      shares: '98765432109.8700',
      earned: '103703682109.8700',
      terms: { ...referral.terms, turnover: 12.5, reward: '99999999999.0000' },
    },
    {
      rows: friends.rows.map((row) => ({ ...row, name: `${longText.slice(0, 2)}***w`, shares: '9876543210987.6500' })),
      next: `1~${'a'.repeat(36)}`,
      previous: null,
      total: 123_456,
    },
  ),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/192,955/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/192,955/)).toBeNull());
  },
};
