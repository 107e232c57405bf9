import type { Contract, ContractDetail, ContractOptions, ContractPage, Terms } from '../../src/wire/contracts.ts';
import type { WageLine, WagePage, WagePayment, WageStatement } from '../../src/wire/wages.ts';

const none = '0.0000';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${colour}"/></svg>`,
  )}`;
const colours = ['teal', 'purple', 'maroon', 'navy', 'olive'];
const party = (id: number, name: string) => ({ id: String(id), name, avatar: picture(colours[id % colours.length] ?? 'teal') });
const upline = party(90, 'bacnam_master');

const dividend = (rate: string, activeMembers: number, more: object = {}): Terms => ({
  rate,
  period: 'weekly',
  activeMembers,
  periodValidBet: '500000000.0000',
  periodProfitLoss: '30000000.0000',
  ...more,
});

/** Terms of each kind. */
export const storyTerms = {
  dividend: dividend('12.0000', 20),
  daily: { rate: '0.1500', dailyBetAmount: '50000000.0000' },
  hourly: { rate: '0.0800', hourlyBetAmount: '10000000.0000' },
  realTime: { profitRate: '0.1200', lossRate: '0.3000', singleBetAmount: '10000.0000' },
} as const satisfies Readonly<Record<Contract['kind'], Terms>>;

export const storyContract = (number: number, more: Partial<Contract> = {}): Contract => ({
  contractId: `C261120-10000${number}`,
  kind: 'dividend',
  version: 2,
  number,
  side: 'upline',
  partner: party(number, 'hoangnam_dl'),
  state: 'active',
  terms: storyTerms.dividend,
  before: null,
  requestedBy: null,
  isMine: false,
  answerUntil: null,
  note: null,
  offeredAt: '2026-10-01T03:10:06.000Z',
  signedAt: '2026-10-01T03:12:44.000Z',
  endedAt: null,
  changedAt: '2026-10-01T03:12:44.000Z',
  successor: null,
  isSeparated: false,
  signing: null,
  paidRates: null,
  debt: none,
  ...more,
});

const answerUntil = '2026-11-26T22:38:00.000Z';

/** An offer of the upline that would replace the contract that runs. */
export const offeredToMe = storyContract(1, {
  side: 'downline',
  partner: upline,
  state: 'offered',
  version: 1,
  terms: dividend('14.0000', 25, { periodValidBet: '600000000.0000' }),
  before: storyTerms.dividend,
  requestedBy: 'upline',
  isMine: true,
  answerUntil,
  signedAt: null,
  offeredAt: '2026-11-20T04:20:06.000Z',
  changedAt: '2026-11-20T04:20:06.000Z',
  signing: { ends: 'C261001-100009', blockedBy: null },
});

export const offeredByMe = storyContract(2, {
  partner: party(2, 'thuylinh90'),
  state: 'offered',
  version: 1,
  terms: dividend('10.0000', 15, { period: 'semimonthly' }),
  requestedBy: 'upline',
  answerUntil,
  signedAt: null,
  changedAt: '2026-11-19T02:05:31.000Z',
  signing: { ends: null, blockedBy: null },
});

/** It cannot be signed before the contract that runs is terminated. */
export const blockedOffer = storyContract(1, {
  ...offeredToMe,
  terms: dividend('11.0000', 20),
  signing: { ends: null, blockedBy: 'C261001-100009' },
});

export const asked = storyContract(4, {
  partner: party(4, 'ducphat_ag'),
  state: 'terminating',
  version: 3,
  terms: dividend('8.5000', 10, { period: 'monthly' }),
  requestedBy: 'downline',
  isMine: true,
  answerUntil,
  note: 'Muốn chuyển sang lương ngày.',
  changedAt: '2026-11-20T01:40:19.000Z',
});

export const askedByMe = storyContract(5, {
  ...asked,
  contractId: 'C261120-100005',
  partner: party(5, 'kimlong_dl'),
  requestedBy: 'upline',
  isMine: false,
});

const closed = { answerUntil: null, endedAt: null, signedAt: null } as const;

/** A contract of each state, as its upline sees it, and one offered to it. */
export const everyContract: readonly Contract[] = [
  offeredToMe,
  asked,
  offeredByMe,
  askedByMe,
  storyContract(3, { debt: '2004000.0000', paidRates: { rate: '10.0000' } }),
  storyContract(6, {
    ...closed,
    partner: party(6, 'lananh.vn'),
    state: 'rejected',
    terms: dividend('8.0000', 12),
    note: 'Xin giữ mức 9.00% đến hết quý.',
    changedAt: '2026-11-18T14:33:02.000Z',
  }),
  storyContract(7, { ...closed, partner: party(7, 'quocbao77'), state: 'withdrawn', changedAt: '2026-11-17T14:33:02.000Z' }),
  storyContract(8, { ...closed, partner: party(8, 'vananh_dn'), state: 'lapsed', changedAt: '2026-11-16T14:33:02.000Z' }),
  storyContract(9, {
    contractId: 'C261001-100009',
    state: 'superseded',
    terms: dividend('10.0000', 20),
    endedAt: '2026-10-01T03:12:44.000Z',
    successor: 'C261120-100003',
  }),
  storyContract(10, {
    contractId: 'C260901-100010',
    partner: party(10, 'baotran'),
    state: 'ended',
    endedAt: '2026-11-10T03:12:44.000Z',
    changedAt: '2026-11-10T03:12:44.000Z',
  }),
];

export const storyContracts = (rows: readonly Contract[] = everyContract): ContractPage => ({
  rows: [...rows],
  next: null,
  counts: {
    all: rows.length,
    mine: rows.filter(({ isMine }) => isMine).length,
    theirs: rows.filter(({ requestedBy, isMine }) => requestedBy !== null && !isMine).length,
    active: rows.filter(({ state }) => state === 'active').length,
    closed: rows.filter(({ state }) => !['offered', 'active', 'terminating'].includes(state)).length,
  },
});

/** The own contract of a kind with the upline. */
export const ownContract = (kind: Contract['kind']): Contract =>
  storyContract(3, { kind, side: 'downline', partner: upline, terms: storyTerms[kind] });

export const storyOptions = (kind: Contract['kind'] = 'dividend'): ContractOptions => ({
  replaceRule: 'higher',
  isOffered: true,
  own: ownContract(kind),
  ceiling: kind === 'realTime' ? { profitRate: '0.1200', lossRate: '0.3000' } : { rate: '14.0000' },
  downlines: [
    {
      ...party(3, 'hoangnam_dl'),
      members: 184,
      active: { contractId: 'C261120-100003', terms: storyTerms[kind], signedAt: '2026-10-01T03:12:44.000Z' },
      offered: null,
    },
    { ...party(2, 'thuylinh90'), members: 96, active: null, offered: 'C261120-100002' },
  ],
  waiting: { dividend: 2, daily: 0, hourly: 0, realTime: 1 },
});

const event = (
  contractId: string,
  act: ContractDetail['events'][number]['act'],
  state: Contract['state'],
  at: string,
  more: Partial<ContractDetail['events'][number]> = {},
): ContractDetail['events'][number] => ({
  contractId,
  act,
  by: 'upline',
  state,
  note: null,
  at,
  terms: storyTerms.dividend,
  before: null,
  ...more,
});

export const storyDetail = (contract: Contract = offeredToMe): ContractDetail => ({
  contract,
  events: [
    event('C260303-100001', 'propose', 'offered', '2026-03-03T02:10:15.000Z', { terms: dividend('10.0000', 15) }),
    event('C260303-100001', 'accept', 'active', '2026-03-03T02:30:15.000Z', { by: 'downline' }),
    event('C260928-100002', 'propose', 'offered', '2026-09-28T11:40:02.000Z', {
      terms: dividend('9.0000', 15),
      before: dividend('10.0000', 15),
    }),
    event('C260928-100002', 'reject', 'rejected', '2026-09-29T11:40:02.000Z', {
      by: 'downline',
      note: 'Xin giữ mức 10.00% đến hết quý.',
    }),
    event('C261001-100009', 'propose', 'offered', '2026-10-01T03:10:06.000Z', { before: dividend('10.0000', 15) }),
    event('C260303-100001', 'supersede', 'superseded', '2026-10-01T03:12:44.000Z', { by: null }),
    event('C261001-100009', 'accept', 'active', '2026-10-01T03:12:44.000Z', { by: 'downline' }),
    event(contract.contractId, 'propose', 'offered', '2026-11-20T04:20:06.000Z', {
      terms: contract.terms,
      before: storyTerms.dividend,
    }),
  ],
  soFar:
    contract.state === 'active' || contract.state === 'terminating'
      ? {
          from: '2026-11-15T17:00:00.000Z',
          until: '2026-11-22T17:00:00.000Z',
          bets: 427,
          validBet: '184200000.0000',
          houseResult: '12355000.0000',
          activeMembers: 17,
          wage: '1482600.0000',
          reason: null,
          settledAt: '2026-11-22T17:05:00.000Z',
        }
      : null,
});

/** Width of a window by kind, in minutes. */
const widths = { dividend: 7 * 1_440, daily: 1_440, hourly: 60, realTime: 5 } as const;
const lastEnd = Date.parse('2026-11-19T17:00:00.000Z');

const payment = (kind: Contract['kind'], index: number, more: Partial<WagePayment> = {}): WagePayment => {
  const width = widths[kind] * 60_000;
  const until = lastEnd - index * width;
  const wage = `${132_600 + ((index * 37_411) % 90_000)}.0000`;
  return {
    paymentId: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
    contractId: 'C261120-100003',
    kind,
    direction: 'received',
    partner: upline,
    from: new Date(until - width).toISOString(),
    until: new Date(until).toISOString(),
    state: 'paid',
    reason: null,
    bets: 472 - index * 13,
    validBet: `${88_400_000 - ((index * 7_300_000) % 41_000_000)}.0000`,
    houseResult: '48300000.0000',
    activeMembers: 21,
    terms: storyTerms[kind],
    wage,
    correction: none,
    paid: wage,
    debt: none,
    settledAt: new Date(until + 5_000).toISOString(),
    paidAt: new Date(until + 5_000).toISOString(),
    ...more,
  };
};

export const storyPayments = (kind: Contract['kind']): WagePage => ({
  rows: [
    payment(kind, 0),
    payment(kind, 1, { state: 'due', wage: '168900.0000', paid: '100000.0000', debt: '68900.0000' }),
    payment(kind, 2, {
      state: 'below',
      reason: kind === 'dividend' ? 'activeMembers' : kind === 'realTime' ? null : 'betAmount',
      activeMembers: 17,
      validBet: '8900000.0000',
      wage: none,
      paid: none,
      paidAt: null,
    }),
    payment(
      kind,
      3,
      kind === 'dividend'
        ? { state: 'below', reason: 'noProfit', houseResult: '-6200000.0000', wage: none, paid: none, paidAt: null }
        : {},
    ),
    payment(kind, 4),
    payment(kind, 5),
    payment(kind, 6),
    payment(kind, 7),
  ],
  next: null,
  previous: null,
  total: 8,
  sums: { validBet: '486000000.0000', wage: '983155.0000', paid: '914255.0000', debt: '68900.0000', periods: 6 },
});

const line = (number: number, more: Partial<WageLine> = {}): WageLine => ({
  line: number,
  type: 'branch',
  account: party(number, ['', 'hoangnam_dl', 'thuylinh90', 'baotran', 'quanglinh'][number] ?? 'linhchi_hp'),
  isOwn: false,
  game: null,
  outcome: null,
  at: null,
  bets: 40,
  base: '61400000.0000',
  rate: '0.1500',
  wage: '92100.0000',
  reason: null,
  corrects: null,
  ...more,
});

const betLine = (number: number, gameName: string, more: Partial<WageLine>) =>
  line(number, {
    type: 'bet',
    game: { gameId: 'demo', gameName, betId: `B-10${number}` },
    outcome: 'lost',
    at: `2026-11-19T16:5${number}:51.000Z`,
    bets: 1,
    rate: '0.3000',
    ...more,
  });

const branchLines = [
  line(1),
  line(2, { base: '18700000.0000', wage: '28050.0000' }),
  line(3, { isOwn: true, base: '8300000.0000', wage: '12450.0000' }),
];
const betLines = [
  betLine(1, 'Baccarat Sen Đỏ', { base: '500000.0000', wage: '1500.0000' }),
  betLine(2, 'Siêu Tốc 1 Phút', { base: '200000.0000', outcome: 'won', rate: '0.1200', wage: '240.0000' }),
  betLine(3, 'Vua Cá Mập', { base: '8000.0000', rate: null, wage: none, reason: 'belowMinimum' }),
  betLine(4, 'Tiến Lên', { base: '100000.0000', outcome: 'draw', rate: null, wage: none, reason: 'draw' }),
  betLine(5, 'Roulette Đêm', {
    base: '1200000.0000',
    wage: '3600.0000',
    corrects: { from: '2026-11-19T16:45:00.000Z', until: '2026-11-19T16:50:00.000Z' },
  }),
];

export const storyStatement = (kind: Contract['kind']): WageStatement => {
  const isByBet = kind === 'realTime';
  return {
    payment: payment(kind, 0, isByBet ? { wage: '5340.0000', paid: '5340.0000', correction: '3600.0000' } : {}),
    lines: isByBet ? betLines : branchLines,
    next: null,
    total: isByBet
      ? { lines: 5, counted: 3, base: '2008000.0000', wage: '5340.0000' }
      : { lines: 3, counted: 3, base: '88400000.0000', wage: '132600.0000' },
  };
};
