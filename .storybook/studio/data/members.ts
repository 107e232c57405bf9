import type { BetPage } from '../../../src/wire/play.ts';
import type {
  DeskEntries,
  DeskHistory,
  DeskMember,
  DeskMemberPage,
  DeskMemberRow,
  DeskMemberSession,
  DeskMessages,
  DeskNote,
  DeskRelated,
} from '../../../src/wire/studio/deskMembers.ts';
import { longText, longWord } from '../../kit/longText.ts';

const row: DeskMemberRow = {
  account: '100001',
  username: 'nguyenthiminhanh',
  type: 1,
  state: 'active',
  mobile: '09•• ••• 421',
  email: 'mi•••@example.com',
  balance: '71200000.0000',
  marks: [],
  break: null,
  createdAt: '2026-03-08T02:11:00.000Z',
};

const rows: readonly DeskMemberRow[] = [
  row,
  { ...row, account: '100204', username: 'tranvanbinh', balance: '1250000.5000', marks: ['watch'], email: null },
  { ...row, account: '100377', username: 'lehoangnam', state: 'disabled', mobile: null, email: null, balance: '0.0000' },
  {
    ...row,
    account: '100412',
    username: 'phamthuha',
    break: { kind: 'exclusion', until: '2027-05-20T05:00:00.000Z' },
    marks: ['care', 'documents'],
  },
];

export const memberPage = (members: readonly DeskMemberRow[] = rows): DeskMemberPage => ({
  members: [...members],
  currency: 'VND',
  symbol: '₫',
  next: null,
});

export const longRow: DeskMemberRow = {
  ...row,
  username: longWord.toLowerCase(),
  email: `${'phuonganh'.repeat(4)}•••@mail.thuong-hieu.example`,
  balance: '999999999999.9999',
  marks: ['watch', 'bonusAbuse', 'documents', 'care'],
};

export const notes: readonly DeskNote[] = [
  {
    id: 'n2',
    by: 'quan-le',
    text: 'Hội viên gọi hỏi về lệnh rút, đã giải thích thời gian xử lý.',
    at: '2026-11-19T08:00:00.000Z',
  },
  { id: 'n1', by: 'thao-pham', text: 'Đã nhận ảnh giấy tờ, chờ đối chiếu.', at: '2026-11-02T03:30:00.000Z' },
];

export const member: DeskMember = {
  ...row,
  merchant: 'aurora',
  brand: 'Aurora',
  nickname: 'Minh Ánh',
  marks: [{ name: 'watch', by: 'quan-le', reason: 'Rút sau khi đổi thẻ', at: '2026-11-19T02:30:00.000Z' }],
  rank: 3,
  upline: { account: '900001', username: 'dailymiennam' },
  lastSignInAt: '2026-11-20T03:58:00.000Z',
  isMobileConfirmed: true,
  isEmailConfirmed: false,
  personal: ['payeeName', 'birthday'],
  bindings: [{ provider: 'Vietcombank', tail: '4821', state: 'confirmed' }],
  currency: 'VND',
  symbol: '₫',
  wallets: [
    { wallet: 'main', balance: '71200000.0000', entries: 214, isEven: true },
    { wallet: 'held', balance: '64500000.0000', entries: 6, isEven: true },
    { wallet: 'bonus', balance: '500000.0000', entries: 12, isEven: true },
  ],
  points: '12840.0000',
  month: { bets: 342, stake: '96400000.0000', result: '-4120000.0000' },
  onTheWay: { deposits: { count: 0, amount: '0.0000' }, withdrawals: { count: 1, amount: '64500000.0000' } },
  limits: [{ kind: 'deposit', period: 'day', amount: '20000000.0000', used: '8000000.0000', isOfBrand: false, pending: null }],
  sessions: 2,
  notes: { count: 2, latest: [...notes] },
  approvals: 1,
  threshold: '50000000.0000',
  exclusionMonths: 6,
};

export const longMember: DeskMember = {
  ...member,
  ...longRow,
  nickname: longWord,
  marks: member.marks,
  brand: 'Câu lạc bộ Hoàng Long Thượng Hạng Việt',
};

export const entries: DeskEntries = {
  entries: [
    {
      number: 214,
      transaction: 't-214',
      kind: 'hold',
      detail: 'W2611200001',
      game: null,
      amount: '-64500000.0000',
      balance: '71200000.0000',
      at: '2026-11-20T04:12:00.000Z',
    },
    {
      number: 213,
      transaction: 't-213',
      kind: 'result',
      detail: '',
      game: 'Chim Lạc',
      amount: '1350000.0000',
      balance: '135700000.0000',
      at: '2026-11-20T03:40:11.000Z',
    },
    {
      number: 212,
      transaction: 't-212',
      kind: 'stake',
      detail: '',
      game: 'Chim Lạc',
      amount: '-450000.0000',
      balance: '134350000.0000',
      at: '2026-11-20T03:40:02.000Z',
    },
    {
      number: 211,
      transaction: 't-211',
      kind: 'deposit',
      detail: 'D2611190081',
      game: null,
      amount: '8000000.0000',
      balance: '134800000.0000',
      at: '2026-11-19T12:00:00.000Z',
    },
  ],
  next: null,
};

export const bets: BetPage = {
  bets: [
    {
      betId: 'b-88120',
      roundId: 'r-5512',
      vendor: 'demo',
      gameId: 'chim-lac',
      gameName: 'Chim Lạc',
      gameType: 'RNG',
      vassalage: 'DEMO',
      vendorName: 'Demo',
      stake: '450000.0000',
      payout: '1350000.0000',
      validBet: '450000.0000',
      state: 'settled',
      selection: null,
      outcome: null,
      placedAt: '2026-11-20T03:40:02.000Z',
      decidedAt: '2026-11-20T03:40:11.000Z',
    },
    {
      betId: 'b-88119',
      roundId: 'r-5511',
      vendor: 'demo',
      gameId: 'xo-so-mien-nam',
      gameName: 'Xổ số miền Nam',
      gameType: 'LOTT',
      vassalage: 'DEMO',
      vendorName: 'Demo',
      stake: '200000.0000',
      payout: null,
      validBet: null,
      state: 'open',
      selection: { vi: 'Lô 2 số: 27', en: 'Two digits: 27' },
      outcome: null,
      placedAt: '2026-11-20T02:10:00.000Z',
      decidedAt: null,
    },
  ],
  next: null,
  previous: null,
  total: 342,
  sums: { stake: '96400000.0000', payout: '92280000.0000', validBet: '96400000.0000', result: '-4120000.0000' },
};

export const sessions: readonly DeskMemberSession[] = [
  {
    id: 's1',
    device: 'Chrome · Windows',
    isLimited: false,
    createdAt: '2026-11-20T03:58:00.000Z',
    seenAt: '2026-11-20T04:58:00.000Z',
  },
  { id: 's2', device: null, isLimited: true, createdAt: '2026-11-18T13:00:00.000Z', seenAt: '2026-11-19T01:00:00.000Z' },
];

export const related: DeskRelated = {
  addresses: 2,
  accounts: [
    {
      account: '100204',
      username: 'tranvanbinh',
      state: 'active',
      shared: 1,
      device: 'Chrome · Windows',
      lastAt: '2026-11-12T04:00:00.000Z',
    },
  ],
};

export const messages: DeskMessages = {
  messages: [
    {
      id: 'm1',
      title: 'Lệnh rút đang được xử lý',
      text: 'Lệnh W2611200001 sẽ được trả lời trong 30 phút.',
      sentAt: '2026-11-20T04:12:05.000Z',
      isRead: false,
    },
    { id: 'm2', title: 'Chúc mừng lên hạng Vàng', text: longText, sentAt: '2026-11-10T02:00:00.000Z', isRead: true },
  ],
  next: null,
};

export const history: DeskHistory = {
  rows: [
    {
      id: 'h3',
      kind: 'member.marked',
      by: 'quan-le',
      reason: 'Rút sau khi đổi thẻ',
      isRefused: false,
      at: '2026-11-19T02:30:00.000Z',
    },
    { id: 'h2', kind: 'login.done', by: null, reason: '', isRefused: false, at: '2026-11-18T13:00:00.000Z' },
  ],
  next: null,
};
