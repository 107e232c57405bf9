import type { DeskDetail, DeskItem, DeskPage } from '../../../src/wire/studio/desk.ts';
import { longText } from '../../kit/longText.ts';

export const withdrawal: DeskItem = {
  merchant: 'aurora',
  kind: 'withdrawal',
  id: 'W2611200001',
  at: '2026-11-20T04:12:00.000Z',
  state: 'requested',
  account: '100001',
  username: 'nguyenthiminhanh',
  amount: '64500000.0000',
  currency: 'VND',
  detail: 'Vietcombank ···· 4821',
  score: 65,
  risks: [
    { name: 'boundRecently', score: 35, facts: { at: '2026-11-19T02:00:00.000Z' } },
    { name: 'firstWithdrawal', score: 30, facts: {} },
    { name: 'turnoverUnmet', score: 0, facts: { amount: '82000000.0000', needed: '8000000.0000' } },
  ],
  claim: null,
  pending: null,
};

const of = (more: Partial<DeskItem>): DeskItem => ({ ...withdrawal, risks: [], score: 0, ...more });

export const queue: readonly DeskItem[] = [
  withdrawal,
  of({
    kind: 'deposit',
    id: 'D2611200417',
    state: 'pending',
    username: 'tranvanbinh',
    account: '100204',
    amount: '2000000.0000',
    detail: 'VietQR',
    at: '2026-11-20T04:40:00.000Z',
  }),
  of({
    kind: 'withdrawal',
    id: 'W2611200002',
    state: 'approved',
    username: 'lehoangnam',
    account: '100377',
    amount: '1250000.0000',
    detail: 'MoMo ···· 210',
    score: 20,
    claim: { by: 'quan-le', isMine: false, until: '2026-11-20T05:09:00.000Z' },
    at: '2026-11-20T04:31:00.000Z',
  }),
  of({
    kind: 'promotion',
    id: 'P2611199001',
    state: 'asked',
    username: 'phamthuha',
    account: '100412',
    amount: '500000.0000',
    detail: 'Chào mừng thành viên mới',
    claim: { by: 'mai-nguyen', isMine: true, until: '2026-11-20T05:12:00.000Z' },
    at: '2026-11-20T04:50:00.000Z',
  }),
  of({
    kind: 'feedback',
    id: 'F2611200003',
    state: 'open',
    username: 'dominhquan',
    account: '100533',
    amount: null,
    detail: 'complaint',
    at: '2026-11-20T04:55:00.000Z',
  }),
  of({
    kind: 'withdrawal',
    id: 'W2611200003',
    state: 'approved',
    username: 'vothimai',
    account: '100601',
    amount: '120000000.0000',
    detail: 'Techcombank ···· 0093',
    score: 40,
    pending: {
      id: 'a1b2c3d4',
      act: 'approve',
      askedBy: 'quan-le',
      isMine: false,
      askedAt: '2026-11-20T04:20:00.000Z',
      expiresAt: '2026-11-21T04:20:00.000Z',
      reason: 'Đã gọi xác nhận với hội viên',
    },
    at: '2026-11-20T03:59:00.000Z',
  }),
];

export const deskPage = (items: readonly DeskItem[]): DeskPage => ({
  items: [...items],
  next: null,
  counts: { withdrawal: 3, deposit: 1, receipt: 0, binding: 0, promotion: 1, feedback: 1, limit: 0, approval: 0 },
  countedTo: 100,
  overdue: 2,
});

export const longItem: DeskItem = {
  ...withdrawal,
  username: 'nguyenthihoangphuonganh1998danang',
  detail: 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam ···· 4821',
  amount: '999999999999.0000',
};

export const detail: DeskDetail = {
  item: withdrawal,
  facts: [
    { name: 'order', value: 'W2611200001', look: 'text' },
    { name: 'fee', value: '0.0000', look: 'money' },
    { name: 'net', value: '64500000.0000', look: 'money' },
    { name: 'added', value: '2026-11-19T02:00:00.000Z', look: 'moment' },
  ],
  text: null,
  images: 0,
  money: { available: '71200000.0000', paidIn30: '82000000.0000', paidOut30: '12500000.0000', isLedgerEven: true },
  offers: [
    { act: 'approve', why: null, needsSecond: true },
    { act: 'reject', why: null, needsSecond: false },
  ],
  due: '64500000.0000',
  threshold: '50000000.0000',
  approvers: ['quan-le', 'thao-pham'],
  history: [{ by: 'quan-le', act: 'review', reason: 'Xem lại giấy tờ', result: 'done', at: '2026-11-20T04:20:00.000Z' }],
};

export const longDetail: DeskDetail = { ...detail, item: longItem, text: longText };
