import { depositMachine } from '../../../src/flows/deposit/index.ts';
import type { DepositOptions, DepositOrder } from '../../../src/wire/deposit.ts';
import { Failure } from '../../../src/wire/failure.ts';
import { bad, fieldWords, formFacets } from '../answers.ts';
import { both } from '../both.ts';
import { depositOrder as order } from '../deposits.ts';
import type { FlowPlan } from '../plan.ts';

const options: DepositOptions = {
  methods: [
    {
      id: 'qr-fast',
      kind: 'qr',
      name: 'QR nhanh 24/7',
      hint: null,
      min: '50000.0000',
      max: '300000000.0000',
      feePercent: 0,
      waitMinutes: 2,
      carriers: [],
    },
  ],
  quickAmounts: ['200000.0000', '500000.0000', '1000000.0000', '2000000.0000'],
  order: null,
};
const ended = (state: DepositOrder['state'], reason: DepositOrder['reason'] = null): DepositOrder => {
  return { ...order, state, reason, instruction: null };
};

const pending = { say: both('vẫn chờ tiền', 'it still waits for the money'), output: order };
const credited = { say: both('tiền đã vào ví', 'the money is in the wallet'), output: ended('credited') };

export const deposit: FlowPlan = {
  machine: depositMachine,
  name: both('Nạp tiền', 'Deposit'),
  about: both(
    'Chọn kênh và số tiền, trả theo chỉ dẫn của cổng, rồi thấy tiền vào ví. Lệnh dở dang hiện lại sau khi tải lại trang.',
    'Choose a method and an amount, pay as the provider says, and see the money arrive. An unfinished order is shown again after a reload.',
  ),
  states: {
    loading: both('Đang đọc các kênh', 'Reading the methods'),
    unavailable: both('Không đọc được', 'Cannot be read'),
    choosing: both('Chọn kênh và số tiền', 'Choosing method and amount'),
    creating: both('Đang tạo lệnh', 'Creating the order'),
    'waiting.resting': both('Chờ tiền', 'Waiting for the money'),
    'waiting.reading': both('Đang xem lại lệnh', 'Reading the order'),
    'waiting.checking': both('Đang hỏi cổng', 'Asking the provider'),
    'waiting.cancelling': both('Đang huỷ', 'Cancelling'),
    credited: both('Đã ghi có', 'Credited'),
    failed: both('Không thành', 'Failed'),
    expired: both('Hết hạn', 'Expired'),
  },
  starts: {
    open: {
      say: both('mở trang nạp tiền', 'opens the deposit page'),
      input: () => ({ format: { group: ',', decimal: '.', decimals: 2 }, newRequestId: () => 'gallery-request' }),
    },
  },
  events: {
    submit: {
      say: both('tạo lệnh', 'creates the order'),
      event: { type: 'deposit.submit', form: { method: 'qr-fast', amount: '2000000' } },
    },
    empty: {
      say: both('tạo lệnh khi chưa nhập số tiền', 'creates it without an amount'),
      event: { type: 'deposit.submit', form: { method: 'qr-fast', amount: '' } },
    },
    check: { say: both('báo đã chuyển', 'says that it is paid'), event: { type: 'deposit.check' } },
    cancel: { say: both('huỷ lệnh', 'cancels the order'), event: { type: 'deposit.cancel' } },
    again: { say: both('nạp tiếp', 'makes another deposit'), event: { type: 'deposit.again' } },
    retry: { say: both('thử lại', 'tries again'), event: { type: 'deposit.retry' } },
  },
  answers: {
    readOptions: {
      methods: { say: both('máy chủ gửi các kênh', 'the server sends the methods'), output: options },
      none: { say: both('chưa có kênh nào', 'there is no method'), output: { ...options, methods: [] } },
      offline: bad.offline,
    },
    createOrder: {
      pending: { say: both('cổng nhận lệnh', 'the provider takes the order'), output: order },
      unavailable: { say: both('cổng không phản hồi', 'the provider does not answer'), error: new Failure('UNAVAILABLE') },
      offline: bad.offline,
    },
    readOrder: {
      pending,
      credited,
      expired: { say: both('lệnh hết hạn', 'the order has expired'), output: ended('expired') },
      failed: { say: both('cổng từ chối', 'the provider refuses'), output: ended('failed', 'provider') },
      other: { say: both('số tiền về không khớp', 'another amount arrived'), output: ended('failed', 'amount') },
      offline: bad.offline,
    },
    checkOrder: { pending, credited, offline: bad.offline },
    cancelOrder: {
      cancelled: { say: both('lệnh đã huỷ', 'the order is cancelled'), output: ended('failed', 'cancelled') },
    },
  },
  ignore: ['format', 'newRequestId', 'request'],
  facets(snapshot) {
    const { order: known, options: read } = snapshot.context as { order: DepositOrder | null; options: DepositOptions | null };
    if (snapshot.matches('failed')) return { reason: known?.reason ?? undefined };
    if (snapshot.matches('loading')) return {};
    // Without a method there is no form.
    return read?.methods.length === 0 ? { methods: 'none' } : formFacets(snapshot);
  },
  words: {
    ...fieldWords,
    'methods.none': both('chưa có kênh nào', 'no method'),
    'reason.cancelled': both('đã huỷ', 'cancelled'),
    'reason.provider': both('cổng từ chối', 'refused by the provider'),
    'reason.amount': both('số tiền không khớp', 'another amount'),
  },
  scene: () => ({ address: '/index?member=depositv2', member: true, typed: { amount: '2000000' } }),
  alike: [
    {
      states: ['waiting-resting', 'waiting-reading'],
      because: both('Việc đọc lại lệnh không hiện ra.', 'Reading the order again does not show.'),
    },
  ],
};
