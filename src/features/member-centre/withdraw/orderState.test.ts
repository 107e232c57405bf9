import { describe, expect, it } from 'vitest';
import type { Withdrawal, WithdrawalPart } from '../../../wire/withdrawal.ts';
import { arrivedOf } from './orderState.ts';

const part = (amount: string, received: string | null): WithdrawalPart => ({
  part: 1,
  amount,
  received,
  receipt: received === null ? 'received' : 'partly',
  paidAt: '2026-11-28T14:00:00.000Z',
  dueAt: '2026-11-28T14:30:00.000Z',
  answeredAt: null,
  resolvedAt: null,
  proofs: 0,
});
const order = (...parts: WithdrawalPart[]): Withdrawal => ({
  order: 'W261128-000001',
  amount: '500000.0000',
  fee: '0.0000',
  net: '500000.0000',
  returned: null,
  state: 'paid',
  to: { kind: 'bank', provider: 'NH', tail: '5678' },
  requestedAt: '2026-11-28T13:00:00.000Z',
  decidedAt: null,
  reason: null,
  parts,
});

describe('what arrived of an order', () => {
  it.each([
    ['nothing paid yet', order(), '500000.0000'],
    ['all received', order(part('500000.0000', null)), '500000.0000'],
    ['a part of the only payment', order(part('500000.0000', '300000.0000')), '300000.0000'],
    ['nothing of one of two payments', order(part('200000.0000', null), part('300000.0000', '0.0000')), '200000.0000'],
  ])('is, with %s, what the member said', (_, shown, arrived) => {
    expect(arrivedOf(shown)).toBe(arrived);
  });
});
