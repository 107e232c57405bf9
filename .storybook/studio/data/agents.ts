import type {
  DeskAgent,
  DeskAgentFigures,
  DeskAgentPage,
  DeskAgentRow,
  DeskContract,
  DeskContractPage,
  DeskContractRow,
  DeskDebts,
  DeskDryRun,
} from '../../../src/wire/studio/deskAgents.ts';
import type { WagePage, WagePayment, WageStatement } from '../../../src/wire/wages.ts';
import { longWord } from '../../kit/longText.ts';

type TreeContract = DeskAgentRow['contracts'][number];

const daily: TreeContract = {
  contractId: 'C261012-482913',
  kind: 'daily',
  state: 'active',
  terms: { rate: '0.5000', dailyBetAmount: '20000000.0000' },
  since: '2026-10-12T02:00:00.000Z',
  answerUntil: null,
  endedAt: null,
};
const offered: TreeContract = {
  ...daily,
  contractId: 'C261120-551204',
  state: 'offered',
  terms: { rate: '0.5500', dailyBetAmount: '25000000.0000' },
  since: '2026-11-20T02:00:00.000Z',
  answerUntil: '2026-11-27T16:59:00.000Z',
};
const realTime: TreeContract = {
  ...daily,
  contractId: 'C260904-118220',
  kind: 'realTime',
  state: 'terminating',
  terms: { profitRate: '0.3000', lossRate: '0.2500', singleBetAmount: '50000.0000' },
  answerUntil: '2026-11-25T16:59:00.000Z',
};

const vinh: DeskAgentRow = {
  account: '100888',
  username: 'agent888',
  name: 'Lưu Quang Vinh',
  type: 2,
  isActive: true,
  level: 0,
  path: [],
  members: 1284,
  agents: 2,
  contracts: [],
  owes: '3918000.0000',
};
const trang: DeskAgentRow = {
  ...vinh,
  account: '101024',
  username: 'agent1024',
  name: 'Phạm Thu Trang',
  type: 1,
  level: 1,
  path: ['agent888'],
  members: 412,
  agents: 0,
  contracts: [daily, offered],
  owes: '0.0000',
};
const minh: DeskAgentRow = {
  ...trang,
  account: '101180',
  username: 'agent1180',
  name: 'Võ Nhật Minh',
  members: 238,
  agents: 1,
  contracts: [{ ...daily, contractId: 'C261012-700001' }],
};
const ly: DeskAgentRow = {
  ...trang,
  account: '102240',
  username: 'agent2240',
  name: 'Đinh Công Lý',
  level: 2,
  path: ['agent888', 'agent1180'],
  members: 61,
  isActive: false,
  contracts: [realTime, { ...daily, contractId: 'C261101-909090', state: 'ended', endedAt: '2026-11-09T02:00:00.000Z' }],
};
const ngan: DeskAgentRow = {
  ...vinh,
  account: '101333',
  username: 'agent1333',
  name: 'Trịnh Kim Ngân',
  members: 187,
  agents: 0,
  owes: '0.0000',
};

const children: Readonly<Record<string, readonly DeskAgentRow[]>> = { [vinh.account]: [trang, minh], [minh.account]: [ly] };

/** Names of the open branches, as the address has them. */
export const openBranches = `${vinh.account}.${minh.account}`;
export const agentId = trang.account;
export const contractId = offered.contractId;

export const agentTree = (query: URLSearchParams): DeskAgentPage => ({
  agents: [...(children[query.get('parent') ?? ''] ?? (query.has('search') ? [ly] : [vinh, ngan]))],
  next: query.has('parent') || query.has('search') ? null : 'agent1333',
});

export const longTree: DeskAgentPage = {
  agents: [
    {
      ...ly,
      account: '109999',
      username: longWord.toLowerCase(),
      name: `Nguyễn Thị Hoàng ${longWord}`,
      path: [longWord.toLowerCase(), longWord.toLowerCase()],
      owes: '999999999999.9999',
      members: 1234567,
    },
  ],
  next: null,
};

export const agentFigures: DeskAgentFigures = {
  currency: 'VND',
  symbol: '₫',
  agents: 46,
  running: 44,
  offered: 3,
  terminating: 1,
  nextLapse: '2026-11-25T16:59:00.000Z',
  due: 1,
  debt: '5422000.0000',
  owed: 3,
};

export const agent: DeskAgent = {
  ...trang,
  currency: 'VND',
  symbol: '₫',
  above: [{ account: vinh.account, username: vinh.username, name: vinh.name }],
  owed: '3918000.0000',
  createdAt: '2026-05-02T02:00:00.000Z',
};

const parties = {
  upline: { account: vinh.account, username: vinh.username, name: vinh.name },
  downline: { account: trang.account, username: trang.username, name: trang.name },
};

const contractRows: readonly DeskContractRow[] = [
  { ...offered, ...parties, number: 2, before: daily.terms, changedAt: '2026-11-20T02:00:00.000Z', debt: '0.0000' },
  { ...daily, ...parties, number: 1, before: null, changedAt: '2026-10-12T02:00:00.000Z', debt: '3918000.0000' },
];
export const contracts: DeskContractPage = { contracts: [...contractRows], next: null };

const shown = {
  kind: 'daily',
  version: 1,
  number: 2,
  side: 'upline',
  partner: { id: trang.account, name: trang.username, avatar: '' },
  note: null,
  signedAt: null,
  endedAt: null,
  successor: null,
  isSeparated: false,
  paidRates: null,
  debt: '0.0000',
} as const;

/** An offer, with old and new terms. */
export const offer: DeskContract = {
  ...parties,
  contract: {
    ...shown,
    contractId: offered.contractId,
    state: 'offered',
    terms: offered.terms,
    before: daily.terms,
    requestedBy: 'upline',
    isMine: false,
    answerUntil: offered.answerUntil,
    offeredAt: offered.since,
    changedAt: offered.since,
    signing: { ends: daily.contractId, blockedBy: null },
  },
  events: [
    {
      contractId: daily.contractId,
      act: 'propose',
      by: 'upline',
      state: 'offered',
      note: null,
      at: '2026-10-11T02:00:00.000Z',
      terms: daily.terms,
      before: null,
    },
    {
      contractId: daily.contractId,
      act: 'accept',
      by: 'downline',
      state: 'active',
      note: null,
      at: '2026-10-12T02:00:00.000Z',
      terms: daily.terms,
      before: null,
    },
    {
      contractId: offered.contractId,
      act: 'propose',
      by: 'upline',
      state: 'offered',
      note: null,
      at: offered.since,
      terms: offered.terms,
      before: daily.terms,
    },
  ],
  soFar: null,
  due: [],
  dueCount: 0,
  dueAt: null,
  stops: [],
};

/** A contract that runs, with a window that waits to be settled. */
export const running: DeskContract = {
  ...offer,
  contract: {
    ...offer.contract,
    contractId: daily.contractId,
    version: 2,
    number: 1,
    state: 'active',
    terms: daily.terms,
    before: null,
    requestedBy: null,
    answerUntil: null,
    signedAt: daily.since,
    signing: null,
    paidRates: { rate: '0.4000' },
    debt: '3918000.0000',
  },
  soFar: {
    from: '2026-11-21T17:00:00.000Z',
    until: '2026-11-22T17:00:00.000Z',
    bets: 812,
    validBet: '61400000.0000',
    houseResult: '3691500.0000',
    activeMembers: 14,
    wage: '245600.0000',
    reason: null,
    settledAt: '2026-11-22T17:05:00.000Z',
  },
  due: [{ from: '2026-11-20T17:00:00.000Z', until: '2026-11-21T17:00:00.000Z' }],
  dueCount: 1,
  dueAt: '2026-11-21T17:05:00.000Z',
};

export const stopped: DeskContract = {
  ...running,
  contract: { ...running.contract, state: 'ended', endedAt: '2026-11-21T03:00:00.000Z' },
  events: [
    ...running.events.slice(0, 2),
    {
      contractId: daily.contractId,
      act: 'stop',
      by: null,
      state: 'ended',
      note: null,
      at: '2026-11-21T03:00:00.000Z',
      terms: daily.terms,
      before: null,
    },
  ],
  soFar: null,
  due: [],
  dueCount: 0,
  stops: [
    {
      contractId: daily.contractId,
      by: 'Ngân Trần',
      reason: 'Bets between accounts of the same person',
      at: '2026-11-21T03:00:00.000Z',
    },
  ],
};

const payment: WagePayment = {
  paymentId: '0f0e5a52-6a53-4c5a-9c63-7d2c3f0a1b2c',
  contractId: daily.contractId,
  kind: 'daily',
  direction: 'paid',
  partner: { id: trang.account, name: trang.username, avatar: '' },
  from: '2026-11-19T17:00:00.000Z',
  until: '2026-11-20T17:00:00.000Z',
  state: 'paid',
  reason: null,
  bets: 1904,
  validBet: '41806000.0000',
  houseResult: '3691500.0000',
  activeMembers: 61,
  terms: daily.terms,
  wage: '209030.0000',
  correction: '1300.0000',
  paid: '209030.0000',
  debt: '0.0000',
  settledAt: '2026-11-20T17:05:11.000Z',
  paidAt: '2026-11-20T17:05:11.000Z',
};
export const paymentId = payment.paymentId;
export const settledFrom = payment.from;
export const dueFrom = running.due[0]?.from ?? '';

export const windows: WagePage = {
  rows: [
    payment,
    {
      ...payment,
      paymentId: '1f0e5a52-6a53-4c5a-9c63-7d2c3f0a1b2c',
      from: '2026-11-18T17:00:00.000Z',
      until: payment.from,
      state: 'due',
      paid: '1000000.0000',
      wage: '4918000.0000',
      debt: '3918000.0000',
    },
    {
      ...payment,
      paymentId: '2f0e5a52-6a53-4c5a-9c63-7d2c3f0a1b2c',
      from: '2026-11-17T17:00:00.000Z',
      until: '2026-11-18T17:00:00.000Z',
      state: 'below',
      reason: 'betAmount',
      wage: '0.0000',
      paid: '0.0000',
      correction: '0.0000',
      paidAt: null,
    },
  ],
  next: null,
  previous: null,
  total: 3,
  sums: { validBet: '125418000.0000', wage: '5127030.0000', paid: '1209030.0000', debt: '3918000.0000', periods: 2 },
};

const lines: WageStatement['lines'] = [
  {
    line: 1,
    type: 'branch',
    account: { id: trang.account, name: trang.username, avatar: '' },
    isOwn: true,
    game: null,
    outcome: null,
    at: null,
    bets: 84,
    base: '1806000.0000',
    rate: '0.5000',
    wage: '9030.0000',
    reason: null,
    corrects: null,
  },
  {
    line: 2,
    type: 'branch',
    account: { id: '103015', name: 'agent3015', avatar: '' },
    isOwn: false,
    game: null,
    outcome: null,
    at: null,
    bets: 1820,
    base: '39740000.0000',
    rate: '0.5000',
    wage: '198700.0000',
    reason: null,
    corrects: null,
  },
  {
    line: 3,
    type: 'correction',
    account: null,
    isOwn: false,
    game: null,
    outcome: null,
    at: null,
    bets: 2,
    base: '260000.0000',
    rate: '0.5000',
    wage: '1300.0000',
    reason: null,
    corrects: { from: '2026-11-18T17:00:00.000Z', until: '2026-11-19T17:00:00.000Z' },
  },
];

export const statement: WageStatement = {
  payment,
  lines: [...lines],
  next: null,
  total: { lines: 3, counted: 3, base: '41806000.0000', wage: '209030.0000' },
};

export const dueRun: DeskDryRun = {
  from: dueFrom,
  until: '2026-11-21T17:00:00.000Z',
  countedAt: '2026-11-22T03:58:21.000Z',
  bets: 1904,
  validBet: '41806000.0000',
  houseResult: '3691500.0000',
  activeMembers: 61,
  reason: null,
  wage: '209030.0000',
  correction: '1300.0000',
  isWritten: true,
  available: '120000.0000',
  settled: null,
  lines: [...lines],
  lineCount: 3,
};

export const settledRun: DeskDryRun = {
  ...dueRun,
  from: settledFrom,
  until: payment.until,
  available: null,
  settled: { paymentId, wage: '207730.0000', paid: '209030.0000', difference: '41700.0000' },
};

export const debts: DeskDebts = {
  debts: [
    {
      ...parties,
      paymentId: '1f0e5a52-6a53-4c5a-9c63-7d2c3f0a1b2c',
      contractId: daily.contractId,
      kind: 'daily',
      from: '2026-11-18T17:00:00.000Z',
      until: payment.from,
      settledAt: '2026-11-19T17:05:02.000Z',
      wage: '4918000.0000',
      paid: '1000000.0000',
      debt: '3918000.0000',
    },
  ],
  total: '3918000.0000',
  next: null,
};
