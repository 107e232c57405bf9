import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import { pointExchanges, pointMall, pointRecords } from '../../../../.storybook/kit/points.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { PromotionOffer, Raffle, RewardBoard } from '../../../wire/promotions.ts';
import RewardCentrePage from './rewardCenter.page.tsx';

const offer = (id: string, more: Partial<PromotionOffer>): PromotionOffer => ({
  id,
  kind: 'fixed',
  entry: 'open',
  group: 'event',
  overline: null,
  title: id,
  picture: null,
  from: null,
  until: null,
  state: 'claim',
  period: 'once',
  isEligible: true,
  amount: null,
  maxAmount: '200000.0000',
  wagering: null,
  progress: null,
  count: null,
  claimUntil: null,
  changedAt: null,
  reason: null,
  ...more,
});
const wheel = offer('wheel', { title: 'Quay thưởng cuối năm', kind: 'raffle', count: 2, amount: '200000.0000' });
const daily = offer('daily', { title: 'Điểm danh 7 ngày', kind: 'signIn', count: 4, amount: '20000.0000', state: 'signed' });
const weights = [60, 10, 8, 8, 5, 4, 3, 2];
const amounts = ['5000', '88000', '20000', '0', '100000', '38000', '10000', '200000'];
const serverSeed = 'yMdkqkqS3C0eRzJv8Q1Zb6Xf0l2nH5tGm7uEwPo4cKs';
const drawn = {
  number: 1,
  prize: 0,
  amount: '5000.0000',
  serverSeed,
  clientSeed: 'browser-seed-1',
  commitment: 'ae1f6c51b2f0f6e25a1d7c2fd1c3f1b2f5f8c1c9d5a4b3e2f1d0c9b8a7968574',
  weights,
  at: '2025-12-02T13:20:00.000Z',
};
const raffle: Raffle = {
  offer: wheel,
  facts: {
    percent: null,
    min: null,
    steps: [],
    prizes: amounts.map((amount, index) => ({
      amount: `${amount}.0000`,
      weight: weights[index] ?? 1,
      odds: (weights[index] ?? 1).toFixed(2),
    })),
    days: [],
    examples: [],
  },
  next: { number: 2, commitment: drawn.commitment },
  own: [drawn],
  winners: [
    { player: 'th***6', amount: '100000.0000', at: '2025-12-02T13:38:00.000Z' },
    { player: 'qu***1', amount: '38000.0000', at: '2025-12-02T13:31:00.000Z' },
    { player: 'la***2', amount: '88000.0000', at: '2025-12-02T13:17:00.000Z' },
  ],
  wonThisMonth: '246500.0000',
  drawsThisMonth: 11,
};
const filled: RewardBoard = {
  promotions: [
    offer('envelope', { title: 'Lì xì mùa hạc', amount: '250000.0000', claimUntil: '2025-12-05T16:59:00.000Z' }),
    offer('monthly', { title: 'Hoàn trả đến 20:00', kind: 'cashback', amount: '402100.0000' }),
    wheel,
    offer('race', {
      title: 'Đua cược Nổ hũ tuần',
      kind: 'ladder',
      entry: 'join',
      state: 'joined',
      progress: { done: '1420000.0000', needed: '2000000.0000' },
    }),
    offer('first', { title: 'Thưởng nạp đầu 50%', kind: 'depositMatch', entry: 'join', state: 'join' }),
    daily,
  ],
  available: 3,
  signIn: {
    offer: daily,
    days: ['10000.0000', '10000.0000', '20000.0000', '20000.0000', '30000.0000', '30000.0000', '88000.0000'],
    today: 4,
    isSigned: true,
    from: '2025-11-29',
  },
  raffles: [raffle],
  recent: [
    { title: 'Hoàn trả ngày 01/12', amount: '184200.0000', at: '2025-12-01T17:30:00.000Z' },
    { title: 'Thưởng nạp đầu', amount: '1000000.0000', at: '2025-12-01T13:15:48.000Z' },
  ],
};
const nothing: RewardBoard = { promotions: [], available: 0, signIn: null, raffles: [], recent: [] };

const placeOf = (tab: string) => ({ path: `/index?member=rewardCenter${tab}`, visitor: 'member', around: 'page' }) as const;
const points = {
  pointBalance: { value: { balance: '4218.6000', isPaymentPasswordSet: true } },
  pointMall: { value: pointMall },
  pointRecords: { value: pointRecords },
  pointExchanges: { value: pointExchanges },
} as const;
const calling = (tab: string, calls: StoryParameters['calls']) => story({ ...placeOf(tab), calls: { ...points, ...calls } });
const showing = (value: RewardBoard, tab = '') => calling(tab, { rewardBoard: { value } });
const [signInTab, raffleTab] = ['&member.tab=signIn', '&member.tab=raffle'];

const meta = {
  title: 'Screens/Member/rewardCenter',
  component: RewardCentrePage,
  parameters: showing(filled),
} satisfies Meta<typeof RewardCentrePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rewards: Story = {};
export const SignedIn: Story = { parameters: showing(filled, signInTab) };
const unsigned =
  filled.signIn === null ? null : { ...filled.signIn, isSigned: false, offer: { ...daily, state: 'claim' as const } };
export const NotSignedIn: Story = { parameters: showing({ ...filled, signIn: unsigned }, signInTab) };
export const RaffleReady: Story = { parameters: showing(filled, raffleTab) };
export const Drawn: Story = {
  parameters: calling(raffleTab, {
    rewardBoard: { value: filled },
    claimRaffle: { value: { result: { ...drawn, number: 2, prize: 4, amount: '100000.0000' }, raffle } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Quay một lượt|Draw once/ }));
    await canvas.findByText(/Bạn trúng|You won/);
  },
};
export const NoDraws: Story = {
  parameters: showing(
    {
      ...filled,
      raffles: [
        {
          ...raffle,
          next: null,
          own: [],
          winners: [],
          offer: { ...wheel, state: 'joined', count: 0, progress: { done: '320000.0000', needed: '500000.0000' } },
        },
      ],
    },
    raffleTab,
  ),
};
export const Claiming: Story = {
  parameters: calling('', { rewardBoard: { value: filled }, claimPromotion: 'pending' }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Lì xì mùa hạc/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Empty: Story = { parameters: showing(nothing) };
export const NoSignIn: Story = { parameters: showing(nothing, signInTab) };
export const NoRaffle: Story = { parameters: showing(nothing, raffleTab) };
export const Busy: Story = { parameters: calling('', { rewardBoard: 'pending', pointBalance: 'pending' }) };
export const Failed: Story = { parameters: calling('', { rewardBoard: { failure: 'NETWORK' } }) };
const long = 'Thưởng nạp lần đầu dành cho hội viên mới đăng ký qua ứng dụng trong tháng mười hai';
export const Long: Story = {
  parameters: showing({
    ...filled,
    promotions: filled.promotions.map((each) => ({ ...each, title: long, maxAmount: '9876543210987.6500' })),
    recent: filled.recent.map((each) => ({ ...each, title: long, amount: '9876543210987.6500' })),
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/184,200/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/184,200/)).toBeNull());
  },
};
export const Points: Story = { parameters: showing(filled, '&member.tab=points') };
export const Exchange: Story = { parameters: showing(filled, '&member.tab=exchange') };
export const ExchangeDialog: Story = {
  parameters: showing(filled, '&member.tab=exchange'),
  play: async ({ canvas, canvasElement }) => {
    const open = await canvas.findByRole('button', { name: /^(?:Đổi điểm|Exchange points)$/ });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const body = canvasElement.ownerDocument.body;
    await waitFor(() => expect(body.querySelector('input[name="paymentPassword"]')).not.toBeNull());
  },
};
export const PointsBusy: Story = {
  parameters: calling('&member.tab=points', {
    rewardBoard: { value: filled },
    pointBalance: 'pending',
    pointMall: 'pending',
    pointRecords: 'pending',
  }),
};
export const PointsFailed: Story = {
  parameters: calling('&member.tab=points', {
    rewardBoard: { value: filled },
    pointBalance: { failure: 'NETWORK' },
    pointMall: { failure: 'NETWORK' },
    pointRecords: { failure: 'NETWORK' },
  }),
};
