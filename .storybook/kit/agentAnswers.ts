import type {
  AccountOpening,
  ConsolidatedFunds,
  TeamBetPage,
  TeamOverview,
  TeamPage,
  TeamRecordPage,
  TeamRow,
} from '../../src/wire/agents.ts';
import type { Income, WagePage, WagePayment } from '../../src/wire/wages.ts';
import { longWord } from './longText.ts';

const none = '0.0000';
const million = (count: number) => `${count}000000.0000`;

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${colour}"/></svg>`,
  )}`;

const colours = ['teal', 'purple', 'maroon', 'navy', 'olive'];
const person = (id: number, name: string, kind: 'agent' | 'member') => ({
  id: String(id),
  name,
  avatar: picture(colours[id % colours.length] ?? 'teal'),
  kind,
});

const days = Array.from({ length: 7 }, (_, index) => `2026-11-${14 + index}`);

export const storyOverview: TeamOverview = {
  members: 1_284,
  opened: { now: 46, before: 31 },
  active: { now: 412, before: 381 },
  deposits: { now: '2846200000.0000', before: '2532200000.0000' },
  withdrawals: { now: '1612900000.0000', before: '1733000000.0000' },
  validBet: { now: '3281400000.0000', before: '3012000000.0000' },
  result: { now: '-38412600.0000', before: '36548600.0000' },
  days: days.map((day, index) => ({
    day,
    opened: [4, 9, 6, 5, 8, 3, 11][index] ?? 0,
    active: [212, 240, 198, 226, 251, 263, 244][index] ?? 0,
    deposits: million([321, 402, 288, 344, 461, 515, 512][index] ?? 0),
    withdrawals: million([201, 232, 254, 166, 302, 241, 214][index] ?? 0),
    result: million([12, -8, 15, 21, -42, 9, -44][index] ?? 0),
  })),
  categories: [
    { gameType: 'LIVE', validBet: '1378188000.0000' },
    { gameType: 'SPORTS', validBet: '885978000.0000' },
    { gameType: 'RNG', validBet: '623466000.0000' },
    { gameType: 'FISH', validBet: '260000000.0000' },
    { gameType: 'PVP', validBet: '133768000.0000' },
  ],
  top: [
    { ...person(1, 'hoangnam_dl', 'agent'), members: 184, validBet: '642800000.0000', result: '18240000.0000' },
    { ...person(2, 'thuylinh90', 'agent'), members: 96, validBet: '418500000.0000', result: '-6120000.0000' },
    { ...person(3, 'baotran', 'member'), members: 0, validBet: '92400000.0000', result: '2410000.0000' },
  ],
};

const row = (id: number, name: string, more: Partial<TeamRow> = {}): TeamRow => ({
  ...person(id, name, (more.members ?? 0) > 0 ? 'agent' : 'member'),
  upline: '100',
  state: 'active',
  members: 0,
  validBet: none,
  stake: none,
  payout: none,
  bonus: none,
  cashback: none,
  result: none,
  seenAt: '2026-11-20T04:31:00.000Z',
  remark: '',
  found: true,
  ...more,
});

const figures = (stake: number, payout: number, bonus: number, cashback: number) => {
  const result = stake - payout - bonus - cashback;
  const [validBet, ...others] = [stake, stake, payout, bonus, cashback].map((amount) => `${amount}.0000`);
  const [ofStake = none, ofPayout = none, ofBonus = none, ofCashback = none] = others;
  return {
    validBet: validBet ?? none,
    stake: ofStake,
    payout: ofPayout,
    bonus: ofBonus,
    cashback: ofCashback,
    result: `${result}.0000`,
  };
};

export const storyTeam: TeamPage = {
  root: {
    path: [
      { id: '100', name: 'dailyminhanh' },
      { id: '90', name: 'bacninh_dl' },
      { id: '80', name: 'phuongvy_dl' },
    ],
    agents: 2,
    direct: 4,
    members: 283,
    betsToday: 412,
    ...figures(1_153_700_000, 1_131_510_000, 5_130_000, 2_530_000),
  },
  rows: [
    row(1, 'hoangnam_dl', {
      members: 184,
      remark: 'Khách từ Hải Phòng',
      ...figures(642_800_000, 620_140_000, 2_820_000, 1_600_000),
    }),
    row(2, 'thuylinh90', { members: 96, ...figures(418_500_000, 421_980_000, 1_880_000, 760_000) }),
    row(3, 'baotran', figures(92_400_000, 89_420_000, 430_000, 140_000)),
    row(4, 'thanhtung', { state: 'disabled', seenAt: null }),
  ],
  total: 4,
  next: null,
  previous: null,
};

/** Uplines of what was found are shown with it. */
export const storyFound: TeamPage = {
  ...storyTeam,
  root: { ...storyTeam.root, path: storyTeam.root.path.slice(0, 1) },
  rows: [
    row(1, 'hoangnam_dl', { members: 184, found: false, ...figures(642_800_000, 620_140_000, 2_820_000, 1_600_000) }),
    row(5, 'kimlong_dl', { members: 62, upline: '1', found: false, ...figures(214_600_000, 206_000_000, 900_000, 580_000) }),
    row(6, 'linhchi_hp', { members: 18, upline: '5', ...figures(71_300_000, 72_000_000, 800_000, 340_000) }),
    row(7, 'quanglinh', { upline: '5', ...figures(22_850_000, 22_070_000, 90_000, 50_000) }),
    row(2, 'thuylinh90', { members: 96, ...figures(418_500_000, 421_980_000, 1_880_000, 760_000) }),
  ],
  total: 3,
};

export const storyNoTeam: TeamPage = {
  root: {
    path: [{ id: '100', name: 'dailyminhanh' }],
    agents: 0,
    direct: 0,
    members: 0,
    betsToday: 0,
    ...figures(0, 0, 0, 0),
  },
  rows: [],
  total: 0,
  next: null,
  previous: null,
};

export const storyLongTeam: TeamPage = {
  ...storyTeam,
  root: {
    ...storyTeam.root,
    path: Array.from({ length: 9 }, (_, index) => ({ id: String(index), name: `${longWord}${index}` })),
    result: '-98765432109876.5432',
    validBet: '98765432109876.5432',
  },
  rows: storyTeam.rows.map((each) => ({
    ...each,
    name: `${longWord}${each.id}`,
    remark: longWord,
    // The sum of the rows is an amount as well.
    validBet: '12345678901234.5678',
    result: '-12345678901234.5678',
  })),
};

export const storyOpening: AccountOpening = {
  thisMonth: { agents: 1, members: 3, fresh: 1 },
  rows: [
    { ...person(8, 'minhtu_hn', 'member'), openedAt: '2026-11-19T11:20:11.000Z', state: 'fresh' },
    { ...person(9, 'haiyen_bn', 'agent'), openedAt: '2026-11-18T03:42:37.000Z', state: 'changed' },
    { ...person(10, 'thanhtung', 'member'), openedAt: '2026-11-11T03:42:37.000Z', state: 'disabled' },
  ],
  invite: {
    code: 'HS2047KM',
    link: 'https://hacson.example/register?affiliateCode=HS2047KM',
    expiresAt: '2026-11-27T05:00:00.000Z',
    uses: 12,
  },
};

const bet = (id: number, name: string, more: Partial<TeamBetPage['rows'][number]> = {}): TeamBetPage['rows'][number] => ({
  betId: `B-${id}`,
  roundId: `R-${id}`,
  vendor: 'demo',
  gameId: 'meo',
  gameName: 'Mèo Phát Tài',
  gameType: 'RNG',
  vassalage: 'MANGO',
  vendorName: 'Mango',
  stake: '20000.0000',
  payout: '104000.0000',
  validBet: '20000.0000',
  state: 'settled',
  selection: null,
  outcome: null,
  placedAt: `2026-11-20T04:4${id}:07.000Z`,
  decidedAt: `2026-11-20T04:4${id}:09.000Z`,
  owner: { ...person(id, name, 'member'), isMe: false },
  ...more,
});

export const storyBets: TeamBetPage = {
  rows: [
    bet(5, 'linhchi_hp'),
    bet(4, 'kimlong_dl', { gameType: 'LIVE', gameName: 'Baccarat Sen Đỏ', stake: '500000.0000', payout: none }),
    bet(3, 'dailyminhanh', { owner: { ...person(3, 'dailyminhanh', 'agent'), isMe: true } }),
    bet(2, 'thanhtung', {
      gameType: 'FISH',
      gameName: 'Vua Cá Mập',
      state: 'open',
      payout: null,
      validBet: null,
      decidedAt: null,
    }),
    bet(1, 'baotran', { gameType: 'ELOTT', gameName: 'Siêu Tốc 1 Phút', state: 'cancelled', payout: null, validBet: null }),
  ],
  next: '1700000000000~demo~B-1',
  previous: null,
  total: 18_426,
  players: 312,
  validBet: '642180000.0000',
  payout: '618944500.0000',
  result: '23235500.0000',
};

const movement = (
  id: number,
  name: string,
  type: Extract<TeamRecordPage['rows'][number]['type'], TeamRecordPage['rows'][number]['kind']> | 'withdrawal',
  amount: string,
  more: Partial<TeamRecordPage['rows'][number]> = {},
): TeamRecordPage['rows'][number] => ({
  number: `DP261120-000${id}`,
  type,
  kind: type === 'withdrawal' ? 'hold' : type,
  amount,
  state: 'done',
  at: `2026-11-20T04:3${id}:10.000Z`,
  owner: { ...person(id, name, 'member'), isMe: false },
  ...more,
});

export const storyRecords: TeamRecordPage = {
  rows: [
    movement(7, 'kimlong_dl', 'deposit', '2000000.0000'),
    movement(6, 'baotran', 'withdrawal', '-1500000.0000', { kind: 'hold', state: 'pending' }),
    movement(5, 'dailyminhanh', 'pass', '-3000000.0000', { owner: { ...person(5, 'dailyminhanh', 'agent'), isMe: true } }),
    movement(4, 'vananh_dn', 'withdrawal', '-2400000.0000', { kind: 'hold', state: 'returned' }),
    movement(3, 'quanglinh', 'bonus', '150000.0000'),
    movement(2, 'thanhtung', 'cashback', '38400.0000'),
  ],
  next: null,
  previous: null,
  total: 6,
  deposits: '84620000.0000',
  withdrawals: '61940000.0000',
  bonus: '4150000.0000',
  cashback: '1202916.0000',
  transfers: { amount: '-3000000.0000', count: 1 },
};

export const storyFunds: ConsolidatedFunds = {
  funds: {
    sumBalance: '12480500.0000',
    currencySymbol: '₫',
    currency: 'VND',
    wallets: [{ wallet: 'main', balance: '12480500.0000' }],
  },
  divtypereq: 'Y',
  dailysalreqtype: 'Y',
  contracthoursalreq: 'Y',
  realtimesalreqtype: 'Y',
};

export const storyIncome: Income = {
  total: '4926891.0000',
  before: { from: '2026-11-07', until: '2026-11-13', total: '4545100.0000' },
  kinds: [
    { kind: 'dividend', paid: '3084200.0000', debt: none, payments: 1 },
    { kind: 'daily', paid: '228900.0000', debt: none, payments: 7 },
    { kind: 'hourly', paid: '399591.0000', debt: '41600.0000', payments: 61 },
    { kind: 'realTime', paid: '1214200.0000', debt: none, payments: 445 },
  ],
  paidOut: '812000.0000',
};

const payment = (id: number, kind: WagePayment['kind'], paid: string, more: Partial<WagePayment> = {}): WagePayment => ({
  paymentId: `00000000-0000-4000-8000-00000000000${id}`,
  contractId: 'C261101-000001',
  kind,
  direction: 'received',
  partner: { id: '90', name: 'bacnam_master', avatar: picture('navy') },
  from: `2026-11-20T0${id}:00:00.000Z`,
  until: `2026-11-20T0${id}:05:00.000Z`,
  state: 'paid',
  reason: null,
  bets: 7,
  validBet: '2120000.0000',
  houseResult: '120000.0000',
  activeMembers: 3,
  terms: { rate: '0.3', dailyBetAmount: '1000000' },
  wage: paid,
  correction: none,
  paid,
  debt: none,
  settledAt: `2026-11-20T0${id}:05:04.000Z`,
  paidAt: `2026-11-20T0${id}:05:04.000Z`,
  ...more,
});

export const storyWages: WagePage = {
  rows: [
    payment(4, 'realTime', '6360.0000'),
    payment(3, 'hourly', none, { state: 'due', wage: '41600.0000', debt: '41600.0000', paidAt: null }),
    payment(2, 'daily', none, { state: 'below', wage: none, reason: 'betAmount', paidAt: null }),
    payment(1, 'dividend', '3084200.0000'),
  ],
  next: null,
  previous: null,
  total: 4,
  sums: { validBet: '8480000.0000', wage: '3132160.0000', paid: '3090560.0000', debt: '41600.0000', periods: 3 },
};
