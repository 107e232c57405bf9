import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import type { BetPage, BetRow, RoundDetail } from '../../../wire/play.ts';
import BettingRecordPage from './personalHistoryCopy.page.tsx';

const bet = (number: number, gameName: string, more: Partial<BetRow>): BetRow => ({
  betId: `720${number}`,
  roundId: `R-${number}`,
  vendor: 'demo',
  gameId: `game-${number}`,
  gameName,
  gameType: 'RNG',
  vassalage: 'MANGO',
  vendorName: 'Mango Lab',
  stake: '20000.0000',
  payout: '104000.0000',
  validBet: '20000.0000',
  state: 'settled',
  selection: { vi: 'Quay 20 dòng', en: '20 lines' },
  outcome: { vi: 'Ba biểu tượng mèo', en: 'Three cats' },
  placedAt: '2025-12-02T13:41:07.000Z',
  decidedAt: '2025-12-02T13:41:08.000Z',
  ...more,
});
const bets = [
  bet(4188, 'Mèo Phát Tài', {}),
  bet(4051, 'Baccarat Sen Đỏ', { gameType: 'LIVE', stake: '500000.0000', payout: '0.0000', validBet: '500000.0000' }),
  bet(3914, 'Siêu Tốc 1 Phút', { gameType: 'ELOTT', stake: '50000.0000', payout: '492500.0000' }),
  bet(3777, 'Vua Cá Mập', { gameType: 'FISH', stake: '36000.0000', payout: '36000.0000', validBet: '0.0000' }),
  bet(3229, 'Miền Bắc · Giải đặc biệt', { gameType: 'LOTT', state: 'open', payout: null, validBet: null, decidedAt: null }),
  bet(3001, 'Bầu Cua', { gameType: 'PVP', state: 'cancelled', payout: null, validBet: null }),
];
const list: BetPage = {
  bets,
  next: '1764682868000~demo~7203229',
  previous: null,
  total: 1_284,
  sums: { stake: '86420000.0000', payout: '88318500.0000', validBet: '84100000.0000', result: '4218500.0000' },
};
const round: RoundDetail = {
  bets: bets.slice(0, 1),
  proof: {
    // SHA-256 of the server seed.
    commitment: 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2',
    clientSeed: '9b2f0c44aa01d7e3',
    nonce: 41,
    serverSeed: 'test\n',
  },
};
const showing = (value: Partial<BetPage>, detail: RoundDetail = round) =>
  story({
    path: '/index?member=personalHistoryCopy',
    visitor: 'member',
    around: 'page',
    calls: { bettingRecord: { value: { ...list, ...value } }, roundDetail: { value: detail } },
  });

const meta = {
  title: 'Screens/Member/personalHistoryCopy',
  component: BettingRecordPage,
  parameters: showing({}),
} satisfies Meta<typeof BettingRecordPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = {
  parameters: story({
    path: '/index?member=personalHistoryCopy',
    visitor: 'member',
    around: 'page',
    calls: { bettingRecord: 'pending' },
  }),
};
export const Empty: Story = {
  parameters: showing({
    bets: [],
    next: null,
    total: 0,
    sums: { stake: '0.0000', payout: '0.0000', validBet: '0.0000', result: '0.0000' },
  }),
};
export const Failed: Story = {
  parameters: story({
    path: '/index?member=personalHistoryCopy',
    visitor: 'member',
    around: 'page',
    calls: { bettingRecord: { failure: 'NETWORK' } },
  }),
};
export const LongTexts: Story = {
  parameters: showing({
    bets: bets.map((each) => ({
      ...each,
      gameName: longText,
      betId: `${each.betId}${'0'.repeat(50)}`,
      stake: '98765432109876.5432',
    })),
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Mèo Phát Tài');
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/4,218,500/)).toBeNull());
  },
};

const openRound: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mèo Phát Tài' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};
export const Round: Story = {
  play: async (context) => {
    await openRound?.(context);
    await expect(await screen.findByText(/khớp với mã đã cam kết|matches the commitment/)).toBeVisible();
  },
};
export const RoundWithoutProof: Story = { parameters: showing({}, { ...round, proof: null }), play: openRound };
export const RoundWithWrongSeed: Story = {
  parameters: showing({}, { ...round, proof: { commitment: 'a'.repeat(64), clientSeed: 'x', nonce: 1, serverSeed: 'y' } }),
  play: async (context) => {
    await openRound?.(context);
    await expect(await screen.findByText(/không khớp|does not match/)).toBeVisible();
  },
};
