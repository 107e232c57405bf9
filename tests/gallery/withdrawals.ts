import type { Withdrawal, WithdrawalBoard, WithdrawalPart } from '../../src/wire/withdrawal.ts';

/** Fictitious withdrawals of stories and flow plans, at the moment of the stories' clock. */
const to = { kind: 'bank', provider: 'NH Mẫu Bắc Nam', tail: '5678' } as const;

const part = (number: number, amount: string, more: Partial<WithdrawalPart> = {}): WithdrawalPart => ({
  part: number,
  amount,
  receipt: 'awaiting',
  paidAt: '2026-11-20T04:51:46.000Z',
  dueAt: '2026-11-20T05:21:46.000Z',
  answeredAt: null,
  resolvedAt: null,
  received: null,
  proofs: 0,
  ...more,
});

const order = (id: string, amount: string, more: Partial<Withdrawal> = {}): Withdrawal => ({
  order: id,
  amount,
  fee: '0.0000',
  net: amount,
  returned: null,
  state: 'paid',
  to,
  requestedAt: '2026-11-20T04:20:04.000Z',
  decidedAt: '2026-11-20T04:41:00.000Z',
  reason: null,
  parts: [part(1, amount)],
  ...more,
});

const answeredAt = '2026-11-20T04:57:40.000Z';

export const requestedOrder = order('W261120-330127', '2500000.0000', { state: 'requested', decidedAt: null, parts: [] });

export const awaitingOrder = order('W261120-041730', '3000000.0000', {
  parts: [part(1, '2000000.0000', { receipt: 'received', answeredAt }), part(2, '1000000.0000')],
});

/** One of each state. */
export const closedOrders: readonly Withdrawal[] = [
  order('W261116-119004', '5000000.0000', {
    to: { ...to, provider: 'NH Mẫu Sông Hồng', tail: '2047' },
    parts: [part(1, '5000000.0000', { receipt: 'partly', received: '4200000.0000', answeredAt, proofs: 2 })],
  }),
  order('W261112-069011', '1800000.0000', {
    parts: [part(1, '1800000.0000', { receipt: 'notReceived', received: '0.0000', answeredAt, proofs: 1 })],
  }),
  order('W261109-033206', '1500000.0000', { parts: [part(1, '1500000.0000', { receipt: 'auto', answeredAt })] }),
  order('W261108-550212', '700000.0000', { parts: [part(1, '700000.0000', { receipt: 'forced', resolvedAt: answeredAt })] }),
  order('W261107-410955', '600000.0000', {
    parts: [part(1, '600000.0000', { receipt: 'refunded', received: '0.0000', resolvedAt: answeredAt, proofs: 1 })],
  }),
  order('W261103-640157', '1200000.0000', {
    state: 'rejected',
    reason: 'Ngân hàng trả lại phần còn lại.',
    returned: '700000.0000',
    parts: [part(1, '500000.0000', { receipt: 'received', answeredAt })],
  }),
  order('W261101-087218', '900000.0000', {
    state: 'rejected',
    reason: 'Tên chủ tài khoản không khớp.',
    returned: '900000.0000',
    parts: [],
  }),
  order('W261031-201433', '400000.0000', { state: 'cancelled', returned: '400000.0000', decidedAt: answeredAt, parts: [] }),
];

const binding = (id: string, provider: string, tail: string, more: object = {}) =>
  ({
    id,
    kind: 'bank',
    provider,
    tail,
    state: 'confirmed',
    reason: null,
    addedAt: '2026-10-01T05:00:00.000Z',
    ...more,
  }) as const;

export const withdrawalBoard: WithdrawalBoard = {
  available: '12480500.0000',
  isPaymentPasswordSet: true,
  holder: 'NGUYEN MINH ANH',
  bindings: [
    binding('b1', 'Mẫu Bắc Nam', '5678'),
    binding('b2', 'Mẫu Sông Hồng', '2047'),
    binding('b3', 'Ví điện tử Mẫu', '0345', { kind: 'ewallet' }),
  ],
  limits: {
    min: '100000.0000',
    max: '120000000.0000',
    perDay: '120000000.0000',
    usedToday: '3000000.0000',
    leftToday: '117000000.0000',
    timesPerDay: 5,
    timesLeft: 4,
    turnoverRequired: '0.0000',
    turnoverLeft: '0.0000',
  },
  fee: { percent: 0, fixed: 0 },
  quickAmounts: ['500000', '1000000', '5000000'],
  autoConfirmMinutes: 30,
};
