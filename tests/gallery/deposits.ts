import type { DepositOrder } from '../../src/wire/deposit.ts';

/** Fictitious order of stories and flow plans, at the moment of the stories' clock. */
export const depositOrder: DepositOrder = {
  id: 'D261120-K7PX4N',
  method: 'qr-fast',
  methodName: 'QR nhanh 24/7',
  kind: 'qr',
  state: 'pending',
  reason: null,
  amount: '2000000.0000',
  fee: '0.0000',
  net: '2000000.0000',
  createdAt: '2026-11-20T05:00:00.000Z',
  expiresAt: '2026-11-20T05:14:32.000Z',
  instruction: {
    qr: 'https://pay.example/D261120-K7PX4N',
    redirect: 'https://pay.example/D261120-K7PX4N',
    details: [
      { detail: 'bank', text: 'NH Mẫu Bắc Nam' },
      { detail: 'accountNumber', text: '0000 1234 5678' },
      { detail: 'accountHolder', text: 'CTY DEMO' },
      { detail: 'content', text: 'D261120-K7PX4N' },
    ],
  },
};
