import { bankOf, banks } from '../../src/domain/banks.ts';
import { moneyOf } from '../../src/domain/money.ts';
import { bankAppAddress, vietQr } from '../../src/domain/vietqr.ts';
import type { DepositOrder } from '../../src/wire/deposit.ts';

/** Fictitious order of stories and flow plans, at the moment of the stories' clock. */
export const depositOrder: DepositOrder = {
  id: 'D261120-K7PX4N',
  method: 'qr-fast',
  methodName: 'QR nhanh 24/7',
  kind: 'qr',
  carrier: null,
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
  apps: [],
};

const transfer = { bank: 'VCB', account: '0000000000', amount: moneyOf('2000000'), content: 'VOLKYN D261120K7PX4N' };
const holder = 'CONG TY MAU VOLKYN';

/** The same, paid to an account of the brand: a number that no account has, because pictures can be scanned. */
export const transferOrder: DepositOrder = {
  ...depositOrder,
  method: 'bank-transfer',
  methodName: 'Chuyển khoản ngân hàng',
  kind: 'bank',
  instruction: {
    qr: vietQr({ ...transfer, bin: bankOf(transfer.bank)?.bin ?? '' }),
    redirect: null,
    bank: transfer.bank,
    details: [
      { detail: 'bank', text: 'Vietcombank' },
      { detail: 'accountNumber', text: transfer.account },
      { detail: 'accountHolder', text: holder },
      { detail: 'content', text: transfer.content },
    ],
  },
  apps: banks
    .filter(({ app }) => app !== null)
    .slice(0, 12)
    .map(({ code, shortName, app }, index) => ({
      code,
      name: shortName,
      note: index === 3 ? 'Ban đêm có thể chậm' : null,
      address: bankAppAddress(app ?? '', { ...transfer, holder }),
    })),
};
